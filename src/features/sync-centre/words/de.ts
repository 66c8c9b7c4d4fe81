import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Deine Änderungen',
  safe: (count, shown) =>
    counted(count, {
      one: `${shown} Änderung ist auf diesem Gerät sicher`,
      other: `${shown} Änderungen sind auf diesem Gerät sicher`,
    }),
  allSaved: 'Alles ist gespeichert',
  decide: (count, shown) =>
    counted(count, {
      one: `${shown} Änderung wartet auf deine Entscheidung`,
      other: `${shown} Änderungen warten auf deine Entscheidung`,
    }),
  why: {
    'first-sync': 'Deine Daten sind unterwegs. Du kannst gleich eintragen.',
    synced: 'Nichts wartet aufs Senden.',
    'to-send': 'Sie gehen von selbst; du kannst die App schließen.',
    'to-decide':
      'Zwei Geräte haben denselben Eintrag geändert. Die spätere Änderung gilt; die frühere wartet unten auf deine Entscheidung.',
    offline: 'Es gibt keine Verbindung. Sie gehen von selbst, sobald du online bist; du kannst die App schließen.',
    portal:
      'Dieses Netz verlangt zuerst eine Anmeldung. Öffne im Browser irgendeine Seite und melde dich im WLAN an; was wartet, bleibt und geht danach von selbst.',
    'cannot-reach': 'Du bist online, aber unser Server antwortet nicht. Wir versuchen es von selbst wieder.',
    'sign-in': 'Deine Sitzung ist zu Ende. Melde dich wieder an, dann gehen sie hinaus; nichts ist verloren.',
    'update-needed': 'Diese Version ist zu alt für unseren Server. Aktualisiere die App; was wartet, bleibt.',
    storage: 'Der Speicher dieses Geräts ist voll. Schaffe Platz und versuche es noch einmal.',
    'needs-attention': 'Etwas wurde nicht angenommen. Es bleibt unten, bis du entscheidest.',
  },
  lastSync: (when) => `Zuletzt abgeglichen ${when}`,
  never: 'Auf diesem Gerät noch nicht abgeglichen',
  retry: 'Jetzt versuchen',
  retryOffline: 'Versuchen braucht eine Verbindung',
  signIn: 'Anmelden',
  waiting: 'Wartet aufs Senden',
  rejected: {
    title: 'Braucht dich',
    badge: 'Nicht angenommen',
    held: 'Wartet auf dein Wort',
    sendHeld: 'Jetzt senden',
    reasons: {
      held: 'Sie hat länger als einen Tag auf diesem Gerät gewartet. Sag, ob sie noch gilt.',
      '23505': 'So etwas gibt es schon.',
      '23514': 'Etwas darin können wir so nicht behalten.',
      '23503': 'Das, wozu es gehört, gibt es nicht mehr.',
      '42501': 'Du darfst das nicht oder nicht mehr ändern.',
      P0001:
        'Es ist zu viel auf einmal oder für einen Tag, zu viel davon wartet schon auf eine Prüfung, oder etwas Nötiges fehlt, etwa die Nummer einer gültigen Zulassung. Berichtige es oder sende es später noch einmal.',
      other: 'Unser Server hat es nicht angenommen.',
    },
    over: 'Vielleicht ist eine Betreuung inzwischen beendet. Kopiere deine Worte, wenn du sie brauchst, bevor du es verwirfst.',
    edit: 'Berichtigen',
    send: 'Noch einmal senden',
    discard: 'Verwerfen',
    discardAsk: 'Diese Worte verwerfen?',
    discardHelp: 'Sie stehen nirgends sonst.',
    discarded: 'Verworfen',
    copy: 'Deine Worte kopieren',
    copied: 'Kopiert',
  },
  conflicts: {
    title: 'An zwei Orten geändert',
    help: 'Beides wurde gemacht; das Spätere blieb.',
    kept: 'Geblieben',
    earlier: 'Früher',
    restore: 'Das Frühere zurückholen',
    restored: 'Zurückgeholt',
    gone: 'Den Eintrag gibt es nicht mehr.',
    dismiss: 'Es ist gut so',
  },
  files: {
    help: 'Du verbrauchst wenig Daten, darum warten Fotos und Dateien, bis du sie sendest.',
    send: (size: string) => `Dateien senden, ${size}`,
  },
  month: {
    title: 'Dieser Monat',
    received: 'Empfangen',
    sent: 'Gesendet',
    help: 'Was das Abgleichen gebraucht hat, ohne die App selbst und ihre Dateien.',
  },
  device: {
    title: 'Auf diesem Gerät',
    used: 'Belegter Platz',
    of: (used, quota) => `${used} von ${quota}`,
    protected: 'Geschützt',
    isProtected: 'Der Browser hat zugesagt, diese Daten nicht zu löschen, um Platz zu sparen.',
    unprotected: 'Der Browser kann diese Daten löschen, wenn der Platz knapp wird. Gesendetes liegt auch bei uns.',
    protect: 'Schützen',
    denied: 'Der Browser war nicht einverstanden. Es hilft, die App auf den Startbildschirm zu legen.',
  },
  diagnostics: {
    copy: 'Diagnose kopieren',
    copied: 'Diagnose kopiert',
    help: 'Zahlen und Kürzel, nichts, was du getippt hast.',
  },
  failed: 'Das ging nicht. Nichts wurde geändert.',
};
