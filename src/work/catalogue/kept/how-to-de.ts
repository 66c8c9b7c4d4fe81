import lower from './how-to/lower-de.ts';
import rest from './how-to/rest-de.ts';
import upper from './how-to/upper-de.ts';

export const texts = [lower, upper, rest];

export const words = {
  drawing: (name: string) => `Zeichnung: ${name}`,
  moving: (name: string) => `${name}: Anfang und Ende. Drücken, um die Bewegung zu sehen.`,
  mistakes: 'Häufige Fehler',
};

/** Of the file it is in. */
export const address = import.meta.url;
