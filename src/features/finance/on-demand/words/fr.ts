import type { DisputeWords } from '../words.ts';

export const words: DisputeWords = {
  title: 'Litiges',
  help: 'La banque d’un client réclame un paiement. Ce qui n’est pas répondu à temps est perdu. La facture et les séances qui ont eu lieu sont jointes.',
  failed: 'Les litiges n’ont pas pu être lus',
  none: 'Aucune banque ne réclame rien.',
  due: (when: string) => `répondre avant ${when}`,
  held: (amount: string) => `${amount} retenus`,
  sessions: (days: string) => `ont eu lieu : ${days}`,
  noSessions: 'aucune séance n’a eu lieu',
  said: (answer: string) => `répondu : ${answer}`,
  stands: {
    open: 'À répondre',
    waits: 'Attend une deuxième personne',
    answered: 'Sur le point d’être envoyé',
    sent: 'À la banque',
  },
  acts: { contest: 'Contester', accept: 'Céder' },
  ask: {
    contest: (amount: string) => `Contester ${amount} ?`,
    accept: (amount: string) => `Rendre ${amount} ?`,
  },
  will: {
    contest: 'La banque décide. Jusque-là l’argent est retenu, et ce que ses séances rapportent aussi.',
    accept: 'Dès que la passerelle le dit, il est crédité, et ce qui n’en a pas été utilisé disparaît.',
  },
  reason: 'Ce que la banque doit savoir',
  missing: 'Dites ce qui s’est passé : la banque le lit.',
  done: 'La réponse part au prochain passage',
};
