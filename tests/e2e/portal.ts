import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { House } from './house.ts';

// A network with a captive portal, as hotels, gyms and airports have it: it stands between the browser and the house,
// and answers whatever it likes with a page of its own.

/** What the network does with a request. */
export type Treatment =
  | 'pass'
  /** 200 and a page that wants a sign-in. */
  | 'portal'
  /** The same page, said to be of the type that was asked for. */
  | 'disguised'
  /** Half of the body, and no word of how long it should have been. */
  | 'half'
  /** The server has no such file any more. */
  | 'gone'
  /** No answer until the network is another one. */
  | 'silence';

export interface Network extends House {
  /** From now on; what is not named passes. */
  treat(by: (path: string) => Treatment): void;
  /** The network is whole again. */
  heal(): void;
  /** The paths that were not passed on since then. */
  readonly withheld: string[];
}

const PAGE =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Gym Wi-Fi</h1><form><button>Sign in</button></form></html>';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\/(rest|auth|functions)\/v1\//, 'application/json'],
];
const typeOf = (path: string): string => TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'text/html';

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function passOn(house: URL, from: IncomingMessage, to: ServerResponse, part = 1): Promise<void> {
  const headers = { ...from.headers, connection: 'close', ...(part < 1 && { 'accept-encoding': 'identity' }) };
  const body = await bodyOf(from);
  const asked = ask({ host: house.hostname, port: house.port, path: from.url, method: from.method, headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const whole = await bodyOf(answer);
  if (part === 1) {
    to.writeHead(answer.statusCode ?? 502, answer.headers).end(whole);
    return;
  }
  const { 'content-length': _, etag: __, ...rest } = answer.headers;
  to.writeHead(answer.statusCode ?? 502, rest).end(whole.subarray(0, Math.floor(whole.length * part)));
}

/** A socket of the house, byte for byte. */
function joinSockets(house: URL, message: IncomingMessage, socket: Socket): void {
  const beyond = connect(Number(house.port), house.hostname, () => {
    const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${String(value)}`);
    beyond.write([`GET ${message.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    beyond.pipe(socket).pipe(beyond);
  });
  beyond.on('error', () => socket.destroy());
  socket.on('error', () => beyond.destroy());
}

/** The way to a house that may have a portal in it. */
export async function startNetwork({ url }: Pick<House, 'url'>): Promise<Network> {
  const house = new URL(url);
  let by: (path: string) => Treatment = () => 'pass';
  const withheld: string[] = [];
  const silent = new Set<ServerResponse>();

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const [path = '/'] = (from.url ?? '/').split('?');
    const treatment = by(path);
    if (treatment !== 'pass') withheld.push(path);
    if (treatment === 'silence') {
      silent.add(to);
    } else if (treatment === 'gone') {
      to.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    } else if (treatment === 'portal' || treatment === 'disguised') {
      await bodyOf(from);
      to.writeHead(200, { 'content-type': treatment === 'portal' ? 'text/html' : typeOf(path) }).end(PAGE);
    } else {
      await passOn(house, from, to, treatment === 'half' ? 0.5 : 1);
    }
  }

  const server = createServer((from, to) => void answer(from, to).catch(() => to.destroy()));
  server.on('upgrade', (message, socket) => {
    if (by(message.url ?? '/') === 'pass') joinSockets(house, message, socket as Socket);
    else socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function treat(next: (path: string) => Treatment): void {
    by = next;
    withheld.length = 0;
    for (const to of silent) to.destroy();
    silent.clear();
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    treat,
    heal: () => treat(() => 'pass'),
    withheld,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
