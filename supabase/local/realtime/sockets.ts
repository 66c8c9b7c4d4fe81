import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Claims } from '../database/database.ts';
import { asVersion, decodeFrame, MalformedFrame } from './frames.ts';
import type { Version } from './frames.ts';
import type { Services } from './join.ts';
import { LIMITS } from './limits.ts';
import { Session } from './session.ts';

const MALFORMED = 1007;
const POLICY_VIOLATION = 1008;
const PATH = '/realtime/v1/websocket';

export interface Sockets {
  /** Accepts a websocket upgrade, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

export function createSockets(services: Services): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.payloadBytes, clientTracking: false });
  const lastHeard = new Map<WebSocket, number>();
  const { log } = services.context;
  let closed = false;

  const sweep = setInterval(() => {
    for (const [websocket, at] of lastHeard) if (Date.now() - at > LIMITS.silenceMs) websocket.terminate();
  }, LIMITS.silenceMs / 4).unref();

  function serve(websocket: WebSocket, version: Version, claims: Claims): void {
    const session = new Session(
      {
        version,
        claims,
        send(data) {
          if (websocket.readyState !== websocket.OPEN) return;
          if (websocket.bufferedAmount > LIMITS.unreadBytes) websocket.terminate();
          else websocket.send(data);
        },
        close: (reason) => websocket.close(POLICY_VIOLATION, reason),
      },
      services,
    );
    lastHeard.set(websocket, Date.now());
    const inOrder = createQueue(websocket);
    websocket.on('message', (data, isBinary) => {
      lastHeard.set(websocket, Date.now());
      inOrder(async () => {
        try {
          await session.receive(decodeFrame(version, data as Buffer, isBinary));
        } catch (error) {
          if (error instanceof MalformedFrame) websocket.close(MALFORMED, 'malformed frame');
          else log(`realtime: a frame failed: ${String(error)}`);
        }
      });
    });
    // A frame that is too long or broken closes the websocket by itself.
    websocket.on('error', () => websocket.terminate());
    websocket.on('close', () => {
      lastHeard.delete(websocket);
      session.end();
    });
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stack');
    if (pathname !== PATH) return refuse(socket, '404 Not Found');
    const version = asVersion(searchParams.get('vsn'));
    if (!version) return refuse(socket, '400 Bad Request');
    const claims = await services.callers.byKey(searchParams.get('apikey'));
    if (!claims) return refuse(socket, '401 Unauthorized');
    // Clients reconnect at once when the stack closes, while the server still listens.
    if (closed) return refuse(socket, '503 Service Unavailable');
    if (lastHeard.size >= LIMITS.sockets) return refuse(socket, '429 Too Many Requests');
    server.handleUpgrade(request, socket, head, (websocket) => serve(websocket, version, claims));
  }

  return {
    upgrade(request, socket, head) {
      // A client that disconnects before it is answered must not end the process.
      socket.on('error', () => socket.destroy());
      admit(request, socket, head).catch((error: unknown) => {
        log(`realtime: an upgrade failed: ${String(error)}`);
        socket.destroy();
      });
    },
    close() {
      closed = true;
      clearInterval(sweep);
      for (const websocket of lastHeard.keys()) websocket.terminate();
      server.close();
    },
  };
}

/** Handles frames in order, and pauses reading while too many wait. */
function createQueue(websocket: WebSocket): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  let waiting = 0;
  return (work) => {
    waiting += 1;
    if (waiting >= LIMITS.waitingFrames) websocket.pause();
    last = last.then(work).finally(() => {
      waiting -= 1;
      if (waiting < LIMITS.waitingFrames && websocket.isPaused) websocket.resume();
    });
  };
}

function refuse(socket: Duplex, status: string): void {
  const headers = [
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end([`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n'));
}
