import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  heading: 'Einige Änderungen sind nur auf diesem Gerät',
  unsent: (n) =>
    counted(n, { one: '1 Änderung wurde nicht gesendet.', other: `${n} Änderungen wurden nicht gesendet.` }),
  rejected: (n) =>
    counted(n, { one: '1 Änderung wurde nicht angenommen.', other: `${n} Änderungen wurden nicht angenommen.` }),
  held: (n) =>
    counted(n, {
      one: '1 Nachricht hat zu lange gewartet und wartet auf dein Wort.',
      other: `${n} Nachrichten haben zu lange gewartet und warten auf dein Wort.`,
    }),
  conflicts: (n) =>
    counted(n, {
      one: '1 Änderung ist einer späteren gewichen und nur noch hier. Um sie zurückzuholen, bleib angemeldet und öffne „Deine Änderungen“. Verwirfst du sie, ist sie weg.',
      other: `${n} Änderungen sind späteren gewichen und nur noch hier. Um sie zurückzuholen, bleib angemeldet und öffne „Deine Änderungen“. Verwirfst du sie, sind sie weg.`,
    }),
  photo: 'Dein neues Foto ist dabei. In der Datei ist es nicht enthalten.',
  files: (count) =>
    counted(count, {
      one: 'Die Datei einer Unterlage ist dabei. Ein Export enthält sie nicht.',
      other: `${count} Dateien von Unterlagen sind dabei. Ein Export enthält sie nicht.`,
    }),
  typed: (count) =>
    counted(count, {
      one: 'Was du über einen Klienten geschrieben hast, dessen Betreuung beendet ist, steht nur hier. Ein Export enthält es nicht: Kopiere es unter „Klienten“.',
      other: `Was du in ${count} Formularen über Klienten geschrieben hast, deren Betreuung beendet ist, steht nur hier. Ein Export enthält es nicht: Kopiere es unter „Klienten“.`,
    }),
  choose: 'Beim Abmelden werden deine Daten von diesem Gerät gelöscht. Was soll mit diesen Änderungen geschehen?',
  send: 'Senden und dann abmelden',
  sending: 'Wird gesendet…',
  sendOffline: 'Zum Senden braucht es eine Verbindung.',
  notAllSent: 'Nicht alles konnte gesendet werden. Wähle, was mit dem Rest geschieht.',
  export: 'In einer Datei speichern',
  exported: 'In einer Datei gespeichert.',
  keep: 'Auf diesem Gerät behalten',
  keepHelp:
    'Was wartet, wird bei deiner nächsten Anmeldung hier gesendet. Wähle das nicht auf einem Gerät, das andere benutzen.',
  discard: 'Verwerfen und abmelden',
  stay: 'Angemeldet bleiben',
};
