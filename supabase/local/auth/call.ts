import { timingSafeEqual } from 'node:crypto';
import type { Peer, StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';
import { readAtMost } from '../http/body.ts';
import { parseJson } from '../http/nesting.ts';
import { AuthFault } from './faults.ts';
import type { Post } from './post.ts';
import type { Counter, InTurn } from './limits.ts';

/** What every endpoint needs besides the stack's context. */
export interface AuthContext extends StackContext {
  post: Post;
  attempts: Counter;
  attemptsOfAddress: Counter;
  /** One thread hashes all passwords, so an address may have only a few waiting at a time. */
  hashInTurn: InTurn;
  codeAttempts: Counter;
  /** Of an address, with passkeys. */
  ceremonies: Counter;
}

/** One request, read and checked as far as all endpoints agree. */
export interface Call {
  url: URL;
  /** The path's parameters. */
  params: string[];
  body: Body;
  bearer: string | null;
  apiKey: 'anon' | 'service' | null;
  address: string;
  userAgent: string;
}

export type Endpoint = (auth: AuthContext, call: Call) => Promise<Response>;

const LARGEST_BODY = 64 * 1024;
const NUL_ESCAPE = String.raw`\u0000`;

const badJson = (what: string) => new AuthFault(400, 'bad_json', `Could not parse request body as JSON: ${what}`);

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON object whose fields are read by the type they must have. */
export class Body {
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  #field(name: string): unknown {
    return this.#fields[name] ?? undefined;
  }

  text(name: string): string | undefined {
    const value = this.#field(name);
    if (value !== undefined && typeof value !== 'string') throw badJson(`${name} has to be a string`);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.#field(name);
    if (value !== undefined && typeof value !== 'boolean') throw badJson(`${name} has to be a boolean`);
    return value;
  }

  object(name: string): Fields | undefined {
    const value = this.#field(name);
    if (value === undefined || isFields(value)) return value;
    throw badJson(`${name} has to be an object`);
  }
}

export async function readBody(request: Request, mostBytes: number): Promise<Body> {
  if (request.method === 'GET') return new Body({});
  const bytes = await readAtMost(request, Math.min(mostBytes, LARGEST_BODY));
  if (bytes === null) throw new AuthFault(413, 'validation_failed', 'The request body is too large');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return new Body({});
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw badJson('unexpected content');
  }
  if (!isFields(value)) throw badJson('an object is expected');
  // PostgreSQL text cannot hold a NUL, and no name or address needs one.
  if (text.includes(NUL_ESCAPE)) throw badJson('a character is not allowed');
  return new Body(value);
}

export function bearerOf(request: Request): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

export function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Which of the project's two keys was sent; a signed token of that role counts as the key. */
export async function apiKeyOf(request: Request, context: StackContext): Promise<Call['apiKey']> {
  const given = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (sameText(given, context.settings.anonKey)) return 'anon';
  if (sameText(given, context.settings.serviceKey)) return 'service';
  const claims: Claims | null = given.includes('.') ? await context.tokens.verify(given) : null;
  if (claims?.role === 'service_role') return 'service';
  return claims?.role === 'anon' ? 'anon' : null;
}

export function addressOf(peer: Peer): string {
  return peer.address ?? 'unknown';
}
