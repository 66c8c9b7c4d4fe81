import type { PlanWords } from '../words.ts';

export const words: PlanWords = {
  failed: 'Die Tarife konnten nicht gelesen werden',
  plans: 'Tarife',
  price: (title: string, price: string, months: number) =>
    months === 1 ? `${title}: ${price} im Monat` : `${title}: ${price} für ${months} Monate`,
  sessions: (count: number) => (count === 1 ? 'Mit 1 Einheit je Zeitraum' : `Mit ${count} Einheiten je Zeitraum`),
  begin: 'Weiter zur Zahlung',
  later: 'Ab dem nächsten Zeitraum, zu dessen Preis. Was bezahlt ist, bleibt, wie es ist.',
  laterAct: 'Ab dem nächsten Zeitraum wechseln',
  changed: 'Ab dem nächsten Zeitraum gewechselt',
  card: (end: string, day: string) => `Karte mit der Endung ${end}, gültig bis ${day}`,
  noCard: 'Deine Karte wird mit der nächsten Kartenzahlung aufbewahrt.',
  agree: 'Mit meiner Karte verlängern',
  forget: 'Meine Karte nicht mehr belasten',
  forgotten: 'Deine Karte wird nicht mehr belastet',
  byHand: 'Ohne Karte bekommst du drei Tage vorher eine Rechnung und zahlst sie mit Karte, Überweisung oder USSD.',
  refused: {
    'plan-runs': 'Ein Tarif läuft schon. Wechsle ihn stattdessen.',
    'not-sold': 'Dieser Tarif wird nicht mehr verkauft.',
    'terms-changed': 'Die Worte, denen du zustimmst, haben sich geändert. Öffne dies noch einmal und lies sie.',
    'too-many': 'Du hast heute so viel begonnen, wie ein Tag erlaubt. Versuche es morgen wieder.',
    held: 'Eine Zahlung für den nächsten Zeitraum wird geprüft. Wechsle danach.',
    proven: 'Geld für den nächsten Zeitraum wird bestätigt. Wechsle danach.',
  },
  notDone: 'Das hat nicht geklappt',
};
