import type { DisputeWords } from '../words.ts';

export const words: DisputeWords = {
  title: 'Rückforderungen',
  help: 'Die Bank eines Kunden fordert eine Zahlung zurück. Was nicht rechtzeitig beantwortet wird, ist verloren. Die Rechnung und die Einheiten, die stattfanden, gehen mit.',
  failed: 'Die Rückforderungen konnten nicht gelesen werden',
  none: 'Keine Bank fordert etwas zurück.',
  since: (when: string) => `seit ${when}`,
  due: (when: string) => `zu beantworten bis ${when}`,
  held: (amount: string) => `${amount} zurückgehalten`,
  sessions: (days: string) => `fanden statt: ${days}`,
  noSessions: 'keine Einheit fand statt',
  said: (answer: string) => `beantwortet: ${answer}`,
  stands: {
    open: 'Zu beantworten',
    waits: 'Wartet auf eine zweite Person',
    answered: 'Wird gleich gesendet',
    sent: 'Bei der Bank',
    unclear: 'Vorbei, Ausgang unklar',
  },
  acts: { contest: 'Bestreiten', accept: 'Nachgeben', won: 'Gewonnen', lost: 'Verloren' },
  ask: {
    contest: (amount: string) => `${amount} bestreiten?`,
    accept: (amount: string) => `${amount} zurückgeben?`,
    won: (amount: string) => `Wurde die Rückforderung über ${amount} gewonnen?`,
    lost: (amount: string) => `Wie viel von ${amount} ging verloren?`,
  },
  will: {
    contest: 'Die Bank entscheidet. Bis dahin ist das Geld zurückgehalten, und auch, was seine Einheiten verdienen.',
    accept: 'Sobald der Zahlungsdienst es sagt, wird es gutgeschrieben, und was davon nicht genutzt ist, ist weg.',
    won: 'Eine zweite Person muss zustimmen. Das Geld gehört dann wieder dem Haus.',
    lost: 'Eine zweite Person muss zustimmen. Was verloren ging, wird gutgeschrieben, wie es auf den Seiten des Zahlungsdienstes steht.',
  },
  reason: 'Was die Bank wissen soll',
  missing: 'Sag, was war: Die Bank liest es.',
  done: 'Die Antwort geht mit der nächsten Runde hinaus',
};
