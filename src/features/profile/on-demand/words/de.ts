import type { DocumentsWords } from '../words.ts';

export const words: DocumentsWords = {
  title: 'Unterlagen',
  add: 'Scan hochladen',
  help: 'Von deiner Zulassung oder deinem Zeugnis: ein Foto oder ein PDF, bis 10 MB. Nur unser Büro kann es öffnen, und jedes Mal wird festgehalten. Es wird gesendet, sobald es eine Verbindung gibt.',
  sent: 'Gesendete Unterlagen',
  refused: {
    kind: 'Nur Fotos und PDF-Dateien gehen hier.',
    size: 'Diese Datei ist größer als 10 MB.',
    unreadable: 'Diese Datei ließ sich nicht lesen.',
  },
  kept: 'Der Scan ist aufgehoben',
  keptHelp: 'Er wird gesendet, sobald es eine Verbindung gibt.',
  notKept: 'Der Scan wurde nicht aufgehoben',
  notTaken: 'Bisher nicht angenommen',
  notTakenHelp:
    'Wir behalten bis zu 40 Dateien, zusammen 100 MB. Es wird von selbst wieder versucht; entferne eine, die du nicht mehr brauchst, oder schreib unserem Support.',
  remove: 'Entfernen',
  notRemoved: 'Er wurde nicht entfernt',
  stays:
    'Unsere Verwaltung hat ihn schon angesehen. Soll er weg, stell in den Einstellungen eine Anfrage zu deinen Daten.',
  offline: 'Dafür braucht es eine Verbindung',
  failed: 'Deine Unterlagen ließen sich nicht lesen',
  kind: (type) => (type === 'application/pdf' ? 'PDF-Datei' : 'Foto davon'),
  added: (day) => `hinzugefügt ${day}`,
};
