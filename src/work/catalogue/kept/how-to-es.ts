import lower from './how-to/lower-es.ts';
import rest from './how-to/rest-es.ts';
import upper from './how-to/upper-es.ts';

export const texts = [lower, upper, rest];

export const words = {
  drawing: (name: string) => `Dibujo: ${name}`,
  moving: (name: string) => `${name}: inicio y final. Púlsalo para ver el movimiento.`,
  mistakes: 'Errores frecuentes',
};

/** Of the file it is in. */
export const address = import.meta.url;
