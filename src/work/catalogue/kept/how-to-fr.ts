import lower from './how-to/lower-fr.ts';
import rest from './how-to/rest-fr.ts';
import upper from './how-to/upper-fr.ts';

export const texts = [lower, upper, rest];

/** Of the file it is in. */
export const address = import.meta.url;
