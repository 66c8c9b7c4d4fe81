import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Gardez l’app sur l’écran d’accueil',
  detail: 'Elle s’ouvre aussitôt, avec ou sans réseau, et prend très peu de place.',
  install: 'Installer',
  how: 'Comment faire',
  later: 'Pas maintenant',
  steps: {
    title: 'Sur l’écran d’accueil',
    each: [
      'Touchez Partager : le carré avec une flèche vers le haut.',
      'Faites défiler et choisissez « Sur l’écran d’accueil ».',
      'Touchez Ajouter.',
      'Ouvrez-la de là et connectez-vous une fois. Ce qui a été envoyé d’ici vous y attend.',
    ],
    done: 'Terminé',
  },
};
