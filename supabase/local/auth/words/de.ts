import type { Words } from './wording.ts';

export const words: Words = {
  code: (code) => `Wenn du nach einem Code gefragt wirst, lautet er ${code}.`,
  linkLife: 'Der Link funktioniert einmal und eine Stunde lang.',
  signup: (product) => ({
    subject: `Bestätige dein Konto bei ${product}`,
    heading: `Willkommen bei ${product}`,
    before: [
      'Danke, dass du dich registriert hast. Bestätige, dass diese Adresse dir gehört, und dein Konto ist bereit.',
    ],
    button: 'Meine Adresse bestätigen',
    after: [
      'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren: Das Konto bleibt geschlossen, bis du es bestätigst.',
    ],
  }),
  recovery: (product) => ({
    subject: `Setze dein Passwort bei ${product} zurück`,
    heading: 'Setze dein Passwort zurück',
    before: [`Jemand hat für dein Konto bei ${product} ein neues Passwort angefordert. Warst du es, wähle hier eines.`],
    button: 'Neues Passwort wählen',
    after: ['Wenn du es nicht warst, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.'],
  }),
  email_change_current: (product, newEmail) => ({
    subject: `Bestätige die Änderung deiner Adresse bei ${product}`,
    heading: 'Deine Adresse soll sich ändern',
    before: [
      `Dein Konto bei ${product} soll von dieser Adresse zu ${newEmail} umziehen.`,
      'Bestätige hier, dass du das möchtest. Auch die neue Adresse muss es bestätigen, mit der E-Mail, die wir dorthin gesendet haben.',
    ],
    button: 'Änderung bestätigen',
    after: ['Wenn du das nicht wolltest, bestätige es nicht und ändere dein Passwort: Vielleicht kennt es jemand.'],
  }),
  email_change_new: (product, oldEmail) => ({
    subject: `Bestätige deine neue Adresse bei ${product}`,
    heading: 'Bestätige deine neue Adresse',
    before: [
      `Das Konto von ${oldEmail} bei ${product} soll zu dieser Adresse umziehen.`,
      'Bestätige hier, dass sie dir gehört. Auch die alte Adresse muss die Änderung bestätigen.',
    ],
    button: 'Meine neue Adresse bestätigen',
    after: ['Wenn du das nicht wolltest, kannst du diese E-Mail ignorieren, und es geschieht nichts.'],
  }),
  password_changed: (product) => ({
    subject: `Dein Passwort bei ${product} wurde geändert`,
    heading: 'Dein Passwort wurde geändert',
    before: [
      `Das Passwort deines Kontos bei ${product} wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.`,
    ],
    after: ['Wenn du es nicht warst, fordere auf der Anmeldeseite sofort ein neues Passwort an.'],
  }),
  passkey_added: (product) => ({
    subject: `Zu deinem Konto bei ${product} kam ein Passkey hinzu`,
    heading: 'Ein Passkey kam hinzu',
    before: [`Wer das Gerät hat, auf dem er ist, kann sich damit jetzt bei deinem Konto bei ${product} anmelden.`],
    after: ['Wenn du es nicht warst, entferne den Passkey in den Einstellungen und ändere dein Passwort.'],
  }),
};
