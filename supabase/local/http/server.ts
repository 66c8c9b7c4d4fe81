import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '../context.ts';

/** One node server over fetch-style handlers. */
export function serve(handle: Handler): Server {
  const listener = getRequestListener(
    (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      return handle(request, { address: incoming.socket.remoteAddress ?? null });
    },
    { overrideGlobalObjects: false },
  );
  return createServer(listener);
}

export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
