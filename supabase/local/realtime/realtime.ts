import type { Server } from 'node:http';
import type { Handler, StackContext } from '../context.ts';
import { createAuthorization } from './authorization.ts';
import { createBroadcaster } from './broadcasts.ts';
import { createCallers } from './callers.ts';
import { createChanges } from './changes.ts';
import { createChannels } from './channels.ts';
import { createHttpBroadcast } from './http-broadcast.ts';
import type { Services } from './join.ts';
import { openOutbox } from './outbox.ts';
import { createSockets } from './sockets.ts';

export interface Realtime {
  /** `/realtime/v1/api/broadcast`. */
  handle: Handler;
  /** Takes the websocket upgrades of `/realtime/v1/websocket`. */
  attach(server: Server): void;
  close(): Promise<void>;
}

export async function createRealtime(context: StackContext): Promise<Realtime> {
  // Migrations may have changed what is published since the last start.
  await context.database.query('select realtime.attach()');
  const channels = createChannels();
  const broadcast = createBroadcaster(channels);
  const services: Services = {
    context,
    channels,
    callers: createCallers(context),
    authorization: createAuthorization(context),
    broadcast,
  };
  const outbox = await openOutbox(context, broadcast, createChanges(context, channels));
  const sockets = createSockets(services);
  return {
    handle: createHttpBroadcast(services),
    attach(server) {
      server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
      // A closing server waits for its websockets, which it does not count as connections.
      const closeOthers = server.closeAllConnections.bind(server);
      server.closeAllConnections = () => {
        sockets.close();
        closeOthers();
      };
    },
    async close() {
      sockets.close();
      await outbox.close();
    },
  };
}
