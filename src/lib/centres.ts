import cities from './centres.json' with { type: 'json' };

/** The cities with a centre, as the office has published them: `npm run prices` writes the file. */
export const CENTRES: readonly string[] = cities;
