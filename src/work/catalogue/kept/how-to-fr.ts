import lower from './how-to/lower-fr.ts';
import rest from './how-to/rest-fr.ts';
import upper from './how-to/upper-fr.ts';

export const texts = [lower, upper, rest];

export const words = {
  drawing: (name: string) => `Dessin : ${name}`,
  moving: (name: string) => `${name} : début et fin. Un appui montre le mouvement.`,
  mistakes: 'Erreurs fréquentes',
};

/** Of the file it is in. */
export const address = import.meta.url;
