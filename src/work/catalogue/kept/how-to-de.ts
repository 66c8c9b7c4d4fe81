import lower from './how-to/lower-de.ts';
import rest from './how-to/rest-de.ts';
import upper from './how-to/upper-de.ts';

export const texts = [lower, upper, rest];

/** Of the file it is in. */
export const address = import.meta.url;
