/** Built files whose name carries their content. */
export const HASHED = '/assets/';

export const FOREVER = 'public, max-age=31536000, immutable';
