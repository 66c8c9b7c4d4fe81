import type { OnDemandWords } from '../words.ts';

export const words: OnDemandWords = {
  chosen: {
    title: 'Deine Wahl',
    failed: 'Das Angebot konnte nicht gelesen werden',
    gone: 'Das wird nicht mehr verkauft.',
    from: (price) => `Ab ${price}`,
    agreed: 'Der Preis wird zuerst vereinbart. Buche ein Gespräch, dann zahlst du das Vereinbarte.',
    per: { session: 'pro Einheit', class: 'pro Kurs', week: 'pro Woche', visit: 'pro Besuch' },
    how: 'Wie du zahlst',
    full: (price) => `Alles auf einmal: ${price}`,
    discount: (price) => `Das sind ${price} weniger.`,
    parts: (deposit, parts) =>
      parts === 1 ? `${deposit} jetzt, der Rest in einem Monat` : `${deposit} jetzt, der Rest in ${parts} Monatsraten`,
    partsHelp: 'Jeder Monat wird vor seinem Beginn bezahlt, du schuldest also nie etwas. Keine Zinsen, keine Gebühren.',
    quantity: 'Wie viele',
    go: 'Weiter zur Zahlung',
    drop: 'Nicht jetzt',
  },
  loan: {
    title: 'Mit einem Kredit',
    by: (lender: string) => `Mit einem Kredit von ${lender}`,
    way: (lender: string, months: number) =>
      months === 1
        ? `Mit einem Kredit von ${lender} über einen Monat`
        : `Mit einem Kredit von ${lender} über ${months} Monate`,
    wayHelp:
      'Der Kreditgeber gehört nicht zu uns und nimmt Zinsen. Du bekommst zuerst die Bedingungen und mindestens zwei Arbeitstage, sie zu lesen.',
    which: 'Wessen Kredit, und wie lange',
    ask: 'Bedingungen anfordern',
    replaces: 'Dein Wunsch für eine andere Rechnung ist noch nicht gesendet; dieser tritt an seine Stelle.',
    wished: 'Die Bedingungen kommen mit dem nächsten Abgleich. Belastet wird nichts.',
    unwish: 'Nicht anfordern',
    open: 'Wesentliche Angaben ansehen',
    facts: (lender: string) => `Wesentliche Angaben: Kredit von ${lender}`,
    about: (lender: string) =>
      `${lender} leiht dir das Geld und zahlt uns für dich. Du schuldest es dann ${lender} und nicht uns. Deine Daten, deine Akte und was bezahlt ist, bleiben dir, was auch aus dem Kredit wird.`,
    labels: {
      lender: 'Kreditgeber',
      approval: 'Zulassungsnummer',
      amount: 'Kreditbetrag',
      total: 'Du zahlst insgesamt',
      apr: 'Jahreszins mit allen Kosten',
      rate: 'Zins im Jahr',
      interest: 'Zinsen insgesamt',
      fees: 'Gebühren, mit der ersten Rate',
      late: 'Für jede verspätete Rate',
      early: 'Alles vorzeitig zahlen',
      pays: 'Der Kreditgeber zahlt bis',
      withdrawal: 'Kostenlos widerrufen',
      complaints: 'Beschwerden an',
    },
    early: (percent: string) => `jederzeit: der Rest, Zinsen bis dahin und ${percent} des Rests`,
    days: (days: number) => `${days} Arbeitstage nach der Unterschrift`,
    payments: 'Raten an den Kreditgeber',
    consent: 'Was du unterschreibst',
    signFrom: (from: string, until: string) => `Unterschreiben kannst du vom ${from} bis ${until}.`,
    agree: 'Ich habe das gelesen und stimme zu',
    agreeFirst: 'Stimme zuerst zu',
    acts: { read: 'Ich habe es gelesen', sign: 'Kredit unterschreiben', withdraw: 'Widerrufen' },
    did: {
      read: 'Deine Lesetage zählen ab jetzt',
      sign: 'Der Kredit ist unterschrieben',
      withdraw: 'Der Kredit ist widerrufen',
    },
    states: {
      offered: 'Zu lesen',
      read: 'Zu unterschreiben',
      signed: 'Unterschrieben',
      withdrawn: 'Widerrufen',
      paid_out: 'Ausgezahlt',
      closed: 'Zurückgezahlt',
      refused: 'Nicht gezahlt',
      returned: 'Nicht gebraucht',
    },
    next: {
      offered: (day: string) => `Lies es in Ruhe; unterschreiben kannst du bis ${day}.`,
      read: (day: string) => `Du kannst ab ${day} unterschreiben oder anders zahlen.`,
      signed: () =>
        'Der Kreditgeber zahlt für dich, wenn die Tage für den Widerruf vorbei sind. Zahle nicht noch selbst.',
      withdrawn: () => 'Du schuldest dem Kreditgeber nichts.',
      paid_out: () => 'Deine Rechnung ist bezahlt. Du zahlst dem Kreditgeber an den vereinbarten Tagen.',
      closed: () => 'Dem Kreditgeber ist nichts mehr zu zahlen.',
      refused: () => 'Der Kreditgeber zahlt nicht. Du schuldest ihm nichts und kannst anders zahlen.',
      returned: () =>
        'Das Geld des Kreditgebers ging zurück, weil inzwischen weniger offen war. Du schuldest ihm nichts.',
    },
    refused: {
      'loan-gone': 'Diesen Kredit gibt es nicht mehr, oder es wurde auf einem anderen Gerät entschieden.',
      'loan-early': 'Deine Lesetage sind noch nicht vorbei.',
      'loan-late': 'Zum Lesen und Unterschreiben bleiben zu wenige Tage. Widerrufe und fordere neu an.',
      'loan-paying':
        'Eine Zahlung dafür hat begonnen. Beendest du sie nicht, kannst du in ein paar Tagen unterschreiben.',
      'loan-stands': 'Die Tage für den Widerruf sind vorbei. Schreib dem Kreditgeber.',
      'terms-changed': 'Der Kreditgeber hat inzwischen andere Bedingungen. Widerrufe und fordere sie neu an.',
      'offer-changed': 'Das Angebot hat sich geändert, seit du es gewählt hast. Wähle noch einmal.',
      proven: 'Geld dafür wird schon bestätigt.',
      held: 'Eine Zahlung dafür wird geprüft.',
    },
  },
};
