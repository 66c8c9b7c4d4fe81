import { APP_PATHS } from '#src/lib/paths.ts';
import type { RouterRule } from './scope.ts';

// Where the browser supports it, it serves the app from the cache by itself: starting the worker takes longer than
// loading what it would answer. What screens ask the server goes past the worker too: what it does not see cannot keep
// it from giving way to the next version. Other addresses with a query still go to the worker.

/** The app's document is stored under these addresses too, so that it is found without the worker. */
export const COPIES: ReadonlyMap<string, string> = new Map(APP_PATHS.map((path) => [path, '/app.html']));

export const rulesFor = (cacheName: string): RouterRule[] => [
  ...[
    { pathname: '/assets/*' },
    ...['/first-paint.js', '/last-seen.js', ...APP_PATHS].map((pathname) => ({ pathname, search: '' })),
  ].map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName } })),
  { condition: { requestDestination: '' }, source: 'network' },
];
