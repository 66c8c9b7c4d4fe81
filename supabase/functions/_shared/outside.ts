import { lookup } from 'node:dns/promises';
import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { env } from './env.ts';
import { isPublicAddress } from './public-address.ts';

// Requests to addresses given by people. `fetch` would resolve the name again after the check, and could be led
// elsewhere; this connects to the very address that was checked: docs/decisions/0136.

export interface Endpoint {
  host: string;
  path: string;
}

interface Post {
  headers: Record<string, string>;
  body: Uint8Array;
  patienceMs: number;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * The same as the check of `push_subscriptions`: a DNS name rather than a number, the https port, no user, no fragment.
 */
const ENDPOINT = new RegExp(`^https://((?:${LABEL}\\.)+(?=[a-z])${LABEL})(?::443)?(/[!"$-~]*)$`);

/** Null unless it is the address of a public service. */
export function endpointFrom(text: string): Endpoint | null {
  const [, host, path] = ENDPOINT.exec(text) ?? [];
  return host === undefined || path === undefined ? null : { host, path };
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** The address to connect to. A name that also resolves to a private address is refused. */
export async function publicAddressOf(host: string, resolve: Resolve = resolveAll): Promise<string> {
  const found = await resolve(host);
  if (!found.every(({ address }) => isPublicAddress(address))) throw new Error('The name leads to a private address.');
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (!chosen) throw new Error('The name has no address.');
  return chosen.address;
}

/** `PUSH_LOOPBACK_PORT` is for tests of the embedded stack: a local port replaces every service. */
async function connectTo(host: string): Promise<Socket> {
  const port = env('PUSH_LOOPBACK_PORT');
  if (port !== undefined) return connectPlain({ host: '127.0.0.1', port: Number(port) });
  return connectSecure({ host: await publicAddressOf(host), port: 443, servername: host });
}

const STATUS = /^HTTP\/1\.[01] (\d{3})/;
const LONGEST_STATUS = 'HTTP/1.1 200'.length;

/** Reads only the status of the response. */
function statusFrom(socket: Socket): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let answer = '';
  socket.on('data', (bytes: Uint8Array) => {
    answer += new TextDecoder().decode(bytes);
    const status = STATUS.exec(answer)?.[1];
    if (status !== undefined) resolve(Number(status));
    else if (answer.length >= LONGEST_STATUS) reject(new Error('The service does not speak HTTP.'));
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The service closed the connection.')));
  return promise;
}

function headOf({ host, path }: Endpoint, { headers, body }: Post): string {
  const all = { host, connection: 'close', 'content-length': String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Posts to a server on the public internet and returns the status. */
export async function postOutside(to: Endpoint, post: Post): Promise<number> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The service did not answer in time.')), post.patienceMs);
  const connecting = connectTo(to.host);
  try {
    const socket = await Promise.race([connecting, late.promise]);
    const status = statusFrom(socket);
    socket.write(headOf(to, post));
    socket.write(post.body);
    return await Promise.race([status, late.promise]);
  } finally {
    clearTimeout(timer);
    // Also for a name resolved only now.
    void connecting.then(
      (socket) => socket.destroy(),
      () => {},
    );
  }
}
