import { APP_PATHS } from '#src/lib/paths.ts';
import type { RouterRule } from './scope.ts';

// Where the browser knows how, it takes the app from the device by itself: to start the worker takes longer than to
// load what it would answer with. An address with a query is still the worker's.

/** By these addresses the document of the app is held, so that it is found without the worker. */
export const COPIES: ReadonlyMap<string, string> = new Map(APP_PATHS.map((path) => [path, '/app.html']));

export const rulesFor = (cacheName: string): RouterRule[] =>
  [{ pathname: '/assets/*' }, ...['/first-paint.js', ...APP_PATHS].map((pathname) => ({ pathname, search: '' }))].map(
    (urlPattern) => ({ condition: { urlPattern }, source: { cacheName } }),
  );
