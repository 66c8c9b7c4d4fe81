import type { words as en } from './en.ts';

export const words: typeof en = {
  main: 'Hauptmenü',
  places: {
    home: 'Startseite',
    office: 'Verwaltung',
    dashboard: 'Übersicht',
    profile: 'Profil',
    workouts: 'Training',
    nutrition: 'Ernährung',
    schedule: 'Termine',
    goals: 'Ziele',
    progress: 'Fortschritt',
    health: 'Gesundheit',
    care: 'Meine Betreuung',
    clients: 'Klienten',
    community: 'Gemeinschaft',
    messages: 'Nachrichten',
    lab: 'Labor',
    notifications: 'Mitteilungen',
    settings: 'Einstellungen',
  },
  groups: {
    top: 'Start',
    office: 'Büro',
    dashboard: 'Übersicht',
    tracking: 'Verlauf',
    portal: 'Für Fachleute',
    settings: 'Einstellungen',
  },
  dock: { today: 'Heute', log: 'Eintragen', menu: 'Menü' },
  sidebar: { collapse: 'Seitenleiste einklappen', expand: 'Seitenleiste ausklappen' },
  bell: { read: 'Mitteilungen', unread: 'Mitteilungen, einige ungelesen' },
  user: 'Nutzer',
  signOut: 'Abmelden',
  network: {
    offline: 'Du bist offline. Was du einträgst, bleibt auf diesem Gerät.',
  },
  update: {
    ready: 'Eine neue Version ist da',
    readyDetail: 'Es dauert einen Augenblick, und nichts Getipptes geht verloren.',
    coming: 'Die neue Version wird übernommen',
    held: 'Die neue Version wartet',
    heldDetail: 'Ein Training oder ein Formular ist noch offen, vielleicht in einem anderen Tab. Beende es zuerst.',
    act: 'Jetzt aktualisieren',
    later: 'Später',
  },
  tapped: {
    title: 'Die Mitteilung öffnen?',
    detail: 'Hier ist noch etwas offen. Was du getippt und nicht gesichert hast, geht dann verloren.',
    act: 'Öffnen',
    stay: 'Hier bleiben',
  },
  opening: {
    waiting: 'Deine Daten werden geöffnet',
    'time-out':
      'Deine Daten ließen sich nicht öffnen. Vielleicht hält ein anderer Tab sie: schließe ihn und versuche es noch einmal.',
    newer: 'Eine neuere Version hat deine Daten geöffnet. Lade neu, um sie zu bekommen.',
    outdated: 'In einem anderen Tab ist eine neuere Version offen. Lade neu, um hier weiterzumachen.',
    failed: 'Deine Daten ließen sich auf diesem Gerät nicht öffnen. Sie sind nicht verloren; versuche es noch einmal.',
    reload: 'Neu laden',
    again: 'Noch einmal versuchen',
  },
  coming: {
    title: 'Deine Daten kommen',
    once: 'Ein Gerät holt sie einmal.',
    received: (n) => `${n} Einträge sind da, der Rest folgt.`,
    start: 'Jetzt loslegen',
    notHere: 'Deine Daten sind noch nicht auf diesem Gerät',
    why: {
      offline:
        'Ein neues Gerät braucht einmal eine Verbindung, um sie zu holen. Verbinde es, dann kommen sie von selbst; danach geht alles ohne.',
      portal:
        'Dieses Netz verlangt zuerst eine Anmeldung. Öffne im Browser irgendeine Seite und melde dich im WLAN an, dann kommen sie.',
      'cannot-reach':
        'Du bist online, aber unser Server antwortet nicht. Wir versuchen es weiter, und sie kommen, sobald er antwortet.',
      'sign-in': 'Deine Sitzung endete, bevor sie da waren. Melde dich wieder an, dann kommen sie.',
      'update-needed':
        'Diese Version ist zu alt für unseren Server. Lade neu, um die neue zu bekommen, dann kommen sie.',
      storage: 'Dieses Gerät ist voll. Schaffe Platz und versuche es noch einmal.',
    },
    signIn: 'Anmelden',
  },
  missing: {
    title: 'Dieser Teil ist noch nicht da',
    detail:
      'Er ist nicht auf diesem Gerät, und das Netz hat ihn nicht gebracht. Verbinde dich einmal, dann kommt er von selbst; was du eingetragen hast, ist sicher.',
  },
  broken: {
    title: 'Diese Seite ist stehen geblieben',
    detail:
      'Was du eingetragen hast, ist auf diesem Gerät sicher. Lade die Seite neu oder kopiere, was geschah, und schicke es uns.',
    reload: 'Seite neu laden',
    copy: 'Diagnose kopieren',
    copied: 'Kopiert',
    home: 'Zur Übersicht',
  },
  failed: { title: 'Dein Profil ließ sich nicht lesen', detail: 'Nichts wurde geändert.' },
  lost: {
    code: '404',
    title: 'Hoppla! Seite nicht gefunden',
    detail: 'Unter dieser Adresse gibt es keine Seite.',
    home: 'Zurück zur Startseite',
  },
};
