import lower from './how-to/lower-es.ts';
import rest from './how-to/rest-es.ts';
import upper from './how-to/upper-es.ts';

export const texts = [lower, upper, rest];

/** Of the file it is in. */
export const address = import.meta.url;
