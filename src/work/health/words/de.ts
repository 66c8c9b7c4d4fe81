import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Warte damit nicht',
  told: 'Wer dich hier betreut, erfährt davon, sobald es gespeichert ist und eine Verbindung da ist.',
  card: 'Deine Notfallkarte öffnen',
  call: (number) => `${number} anrufen`,
  words: 'Was du geschrieben hast, kann ein Notfall sein. Es ist aufgehoben; hol zuerst Hilfe.',
  of: {
    pressure: 'Setz dich, ruh fünf Minuten und miss noch einmal. Bleibt er so hoch, geh heute in eine Praxis.',
    heart_rate: 'Ruh fünf Minuten und miss noch einmal. Bleibt es so, geh heute in eine Praxis.',
    resting_heart_rate: 'Ruh fünf Minuten und miss noch einmal. Bleibt es so, geh heute in eine Praxis.',
    blood_glucose:
      'Ist er niedrig, nimm jetzt Zucker oder ein süßes Getränk und miss nach fünfzehn Minuten wieder. Ist er hoch, trink Wasser und geh heute in eine Praxis.',
    oxygen_saturation:
      'Setz dich aufrecht, wärm die Finger und miss noch einmal. Bleibt er so niedrig, hol jetzt Hilfe.',
    temperature: 'Geh heute in eine Praxis. Fieber muss auf Malaria getestet werden, bevor es behandelt wird.',
    respiratory_rate: 'Setz dich aufrecht und zähl noch einmal eine ganze Minute. Bleibt es so, hol jetzt Hilfe.',
  },
  signs:
    'Ruf sofort an bei Brustschmerzen, Atemnot, Schwäche einer Seite, Mühe beim Sprechen oder Sehen oder Verwirrung.',
};
