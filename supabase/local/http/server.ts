import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '../context.ts';
import { json } from './answers.ts';

/** Default headers: no caching, no content sniffing. */
const DEFAULT_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** One Node server over fetch-style handlers. Logs errors that no handler foresaw. */
export function serve(handle: Handler, log: (line: string) => void): Server {
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      try {
        return await handle(request, { address: incoming.socket.remoteAddress ?? null });
      } catch (error) {
        if (!incoming.socket.destroyed)
          log(`http: ${request.method} ${new URL(request.url).pathname} failed: ${String(error)}`);
        return json(500, { code: 500, message: 'Internal server error' });
      }
    },
    { overrideGlobalObjects: false },
  );
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) response.setHeader(name, value);
    void listener(request, response);
  });
}

const LOOPBACKS = ['127.0.0.1', '::1'];

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what listens there, or set PORT to another.`);
    this.name = 'PortTaken';
  }
}

function listen(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const stop = (server: NetServer) => new Promise<void>((resolve) => void server.close(() => resolve()));

/** Reserves and returns the port before anything slow starts; 0 picks a free one. */
export async function claimPort(port: number, host = '127.0.0.1'): Promise<number> {
  const probe = createNetServer();
  const free = await listen(probe, port, host);
  await stop(probe);
  return free;
}

/** `localhost` means IPv4 loopback on some machines and IPv6 on others. */
async function alsoOn(host: string, port: number, server: Server): Promise<NetServer | null> {
  const second = createNetServer((socket) => server.emit('connection', socket));
  try {
    await listen(second, port, host);
    return second;
  } catch (error) {
    if (error instanceof PortTaken) throw error;
    return null;
  }
}

/** Listens until the function it returns is called. */
export async function listenOn(server: Server, port: number, host?: string): Promise<() => Promise<void>> {
  const [first = '127.0.0.1', ...others] = host === undefined ? LOOPBACKS : [host];
  await listen(server, port, first);
  const seconds: (NetServer | null)[] = [];
  const close = async () => {
    for (const second of seconds) if (second) await stopAtOnce(second, server);
    await stopAtOnce(server, server);
  };
  try {
    for (const other of others) seconds.push(await alsoOn(other, port, server));
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

async function stopAtOnce(listening: NetServer, server: Server): Promise<void> {
  const stopped = stop(listening);
  server.closeAllConnections();
  await stopped;
}
