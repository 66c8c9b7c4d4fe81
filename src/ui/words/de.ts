import type { KitWords } from '../words.ts';

export const words: KitWords = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  skip: 'Zum Inhalt',
  estimate: 'Schätzung',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  clear: 'Leeren',
  notifications: 'Meldungen der App',
  steps: { less: (name) => `Weniger: ${name}`, more: (name) => `Mehr: ${name}` },
  log: (name) => `${name} eintragen`,
  chart: { showTable: 'Als Tabelle zeigen', goal: 'Ziel', projected: 'erwartet' },
  firstSync: {
    count: (received) => `${received} sind da. Sie können schon anfangen; der Rest kommt nebenher.`,
    start: 'Sie können schon anfangen; der Rest kommt nebenher.',
  },
  pages: { label: 'Seiten', previous: 'Zurück', next: 'Weiter', at: (page, of) => `${page} von ${of}` },
  progress: { of: (target) => `von ${target}`, over: (amount) => `${amount} darüber` },
  standing: { 'on-this-device': 'Auf diesem Gerät', sending: 'Wird gesendet', 'needs-attention': 'Bitte prüfen' },
  sync: {
    'first-sync': 'Ihre Daten kommen',
    synced: 'Abgeglichen',
    'to-send': (count) => `${count} zu senden`,
    offline: 'Offline',
    'cannot-reach': 'Server nicht erreichbar',
    'sign-in': 'Zum Abgleich anmelden',
    'update-needed': 'Update nötig',
    storage: 'Speicher voll',
    'needs-attention': 'Bitte prüfen',
  },
};
