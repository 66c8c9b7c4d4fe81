import type { DisputeWords } from '../words.ts';

export const words: DisputeWords = {
  title: 'Litiges',
  help: 'La banque d’un client réclame un paiement. Ce qui n’est pas répondu à temps est perdu. La facture et les séances qui ont eu lieu sont jointes.',
  failed: 'Les litiges n’ont pas pu être lus',
  none: 'Aucune banque ne réclame rien.',
  since: (when: string) => `depuis ${when}`,
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
    unclear: 'Clos, issue inconnue',
  },
  acts: { contest: 'Contester', accept: 'Céder', won: 'Gagné', lost: 'Perdu' },
  ask: {
    contest: (amount: string) => `Contester ${amount} ?`,
    accept: (amount: string) => `Rendre ${amount} ?`,
    won: (amount: string) => `Le litige sur ${amount} est-il gagné ?`,
    lost: (amount: string) => `Combien de ${amount} est perdu ?`,
  },
  will: {
    contest: 'La banque décide. Jusque-là l’argent est retenu, et ce que ses séances rapportent aussi.',
    accept: 'Dès que la passerelle le dit, il est crédité, et ce qui n’en a pas été utilisé disparaît.',
    won: 'Une deuxième personne doit accepter. L’argent est de nouveau à la maison.',
    lost: 'Une deuxième personne doit accepter. Ce qui est perdu est crédité, selon les pages de la passerelle.',
  },
  reason: 'Ce que la banque doit savoir',
  missing: 'Dites ce qui s’est passé : la banque le lit.',
  done: 'La réponse part au prochain passage',
};
