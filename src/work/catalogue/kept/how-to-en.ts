import lower from './how-to/lower-en.ts';
import rest from './how-to/rest-en.ts';
import upper from './how-to/upper-en.ts';

export const texts = [lower, upper, rest];

/** Of the file it is in. */
export const address = import.meta.url;
