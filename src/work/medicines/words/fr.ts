import type { words as en } from './en.ts';

export const words: typeof en = {
  takenAt: (time) => `Pris à ${time}`,
  notTaken: 'Non pris',
  notTakenWhy: (reason) => `Non pris : ${reason}`,
  skip: (name) => `Non pris : ${name}`,
  reasons: {
    forgot: 'Je l’ai oublié',
    'ran-out': 'Il n’y en avait plus',
    'side-effects': 'Je ne le supporte pas',
    'felt-well': 'J’allais bien sans',
    advised: 'On m’a dit de ne pas le prendre',
    other: 'Autre chose',
  },
  why: 'Pourquoi',
  whyHelp: 'Cela aide ceux qui vous soignent. Personne ne vous le reproche.',
  note: 'Note',
  save: 'Enregistrer',
  done: { taken: 'Noté comme pris', skipped: 'Noté comme non pris', open: 'De nouveau ouvert' },
  failed: { title: 'Cela n’a pas été enregistré', description: 'Rien n’a changé. Réessayez.' },
  due: 'C’est l’heure',
  take: 'Pris',
};
