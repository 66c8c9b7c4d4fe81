import type { Plugin } from 'vite';

/** Shows every part of the kit at `/ui`, in development only. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      if (request.url?.split('?')[0] === '/ui') request.url = '/src/ui/gallery/index.html';
      next();
    });
  },
});
