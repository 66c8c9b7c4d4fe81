import type { words as en } from './en.ts';

export const words: typeof en = {
  drawing: (name: string) => `Dessin : ${name}`,
  moving: (name: string) => `${name} : début et fin. Un appui montre le mouvement.`,
  mistakes: 'Erreurs fréquentes',
  later: 'Le dessin et la suite arrivent avec une connexion et restent ensuite sur cet appareil.',
};
