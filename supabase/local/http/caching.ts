/** Built files with a hash in their name. */
export const HASHED = '/assets/';

export const FOREVER = 'public, max-age=31536000, immutable';
