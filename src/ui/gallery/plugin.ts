import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Shows every part of the kit at `/ui`, in development only. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
    server.middlewares.use('/ui', (request, response, next) => {
      response.setHeader('content-type', 'text/html');
      server.transformIndexHtml(request.originalUrl ?? '/ui', page).then((shown) => response.end(shown), next);
    });
  },
});
