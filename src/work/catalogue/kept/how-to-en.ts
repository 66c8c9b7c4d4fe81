import lower from './how-to/lower-en.ts';
import rest from './how-to/rest-en.ts';
import upper from './how-to/upper-en.ts';

export const texts = [lower, upper, rest];

export const words = {
  drawing: (name: string) => `Drawing: ${name}`,
  moving: (name: string) => `${name}: start and end. Press to see it move.`,
  mistakes: 'Common mistakes',
};

/** Of the file it is in. */
export const address = import.meta.url;
