import type { words as en } from './en.ts';

export const words: typeof en = {
  undo: 'Rückgängig',
  gone: {
    record: 'Das gibt es nicht mehr, vielleicht weil es auf einem anderen Gerät entfernt wurde. Nichts wurde geändert.',
    typed:
      'Das gibt es nicht mehr, vielleicht weil es auf einem anderen Gerät entfernt wurde. Was du eingegeben hast, ist noch da.',
    appointment:
      'Diesen Termin gibt es nicht mehr, vielleicht weil er auf einem anderen Gerät entfernt wurde. Nichts wurde geändert.',
    workout:
      'Dieses Training gibt es nicht mehr, vielleicht weil es auf einem anderen Gerät entfernt wurde. Nichts wurde geändert.',
    account:
      'Dieses Gerät hat die Daten deines Kontos noch nicht. Nichts wurde geändert. Versuche es noch einmal, wenn es synchronisiert hat.',
  },
  picture: {
    share: 'Als Bild teilen',
    failed: 'Das Bild wurde nicht erstellt.',
    failedHelp: 'Was es zeigt, ist noch hier. Das erste Bild braucht einmal eine Verbindung.',
  },
  notShared: {
    title: 'Aus der anderen App ist nichts angekommen.',
    description: 'Was dort geteilt wurde, ist noch dort. Teile es noch einmal, oder wähle die Datei hier.',
  },
  remote: {
    loading: 'Der Server wird gefragt …',
    offline: 'Das braucht eine Verbindung und kommt von selbst, sobald es eine gibt.',
    gone: 'Dieser Teil ließ sich nicht laden. Bietet die App eine neue Version an, nimm sie.',
    stale: (time) => `Stand ${time}. Es ließ sich nicht auffrischen.`,
  },
  body: {
    up: 'Dein Trend geht nach oben.',
    down: 'Dein Trend geht nach unten.',
    steady: 'Dein Trend ist stetig.',
    unknown: 'Wohin dein Trend geht, lässt sich nach zwei Wochen mit Wägungen sagen.',
  },
};
