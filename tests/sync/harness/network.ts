import { whileRequesting } from './rest.ts';

// The network switch: every request of a device waits here until the schedule says what becomes of it. What is let
// through is a real request to the real stack.

export const FATES = [
  'ok',
  'lost',
  'answer lost',
  'held',
  'late',
  'twice',
  'truncated',
  'portal',
  '429',
  '503',
  'deadlock',
  '401',
  'refresh rejected',
] as const;
export type Fate = (typeof FATES)[number];

interface Sent {
  url: string;
  init: RequestInit;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Waiting extends Sent {
  kind: string;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
  held: Answer | null;
}

const kindOf = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
};

const offline = (): Error => new TypeError('fetch failed');
const json = { 'content-type': 'application/json' };

const INVENTED: Partial<Record<Fate, () => Response>> = {
  portal: () => new Response('<html>Welcome to the hotel</html>', { headers: { 'content-type': 'text/html' } }),
  '429': () => new Response('{"message":"slow down"}', { status: 429, headers: { ...json, 'retry-after': '2' } }),
  '503': () => new Response('upstream is away', { status: 503 }),
  deadlock: () => new Response('{"code":"40P01","message":"deadlock detected"}', { status: 500, headers: json }),
  '401': () => new Response('{"code":"PGRST303","message":"JWT expired"}', { status: 401, headers: json }),
  'refresh rejected': () =>
    new Response('{"code":400,"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token"}', {
      status: 400,
      headers: json,
    }),
};

/** What came to pass in a schedule. */
export class Traffic {
  requests = 0;
  readonly faults = new Map<string, number>();

  met(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }
}

const realFetch = globalThis.fetch;

async function send({ url, init }: Sent): Promise<Answer> {
  const response = await whileRequesting(
    realFetch(url, init).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    })),
  );
  return response;
}

function responseOf({ status, headers, text }: Answer, serverTime: number): Response {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) kept.delete(name);
  // The clock is the schedule's, on the server as well.
  const told = text.replace(/"server_time"\s*:\s*"[^"]*"/, `"server_time":"${new Date(serverTime).toISOString()}"`);
  return new Response(status === 204 ? null : told, { status, headers: kept });
}

/** The network of one context. */
export class Network {
  readonly #waiting: Waiting[] = [];
  readonly #late: Sent[] = [];
  readonly #traffic: Traffic;
  readonly #now: () => number;
  onStep: () => void = () => {};
  /** Lets everything through at once. */
  open = false;
  dead = false;

  constructor(traffic: Traffic, now: () => number) {
    this.#traffic = traffic;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get kinds(): string[] {
    return this.#waiting.map(({ kind }) => kind);
  }

  readonly fetch: typeof fetch = (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!this.dead) this.onStep();
    if (this.dead) return new Promise<Response>(() => {});
    const { signal, ...rest } = init;
    const sent = { url, init: rest };
    return new Promise<Response>((resolve, reject) => {
      const waiting: Waiting = { ...sent, kind: kindOf(url), resolve, reject, held: null };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        if (!this.#take(waiting)) return;
        // Whoever gave up does not know whether it arrived.
        if (!waiting.held) this.#late.push(sent);
        reject(new DOMException('This operation was aborted', 'AbortError'));
      });
      if (this.open) void this.deliver('ok', waiting);
    });
  };

  #take(waiting: Waiting): boolean {
    const place = this.#waiting.indexOf(waiting);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  #answer(waiting: Waiting, response: Response | Error): void {
    if (!this.#take(waiting) || this.dead) return;
    this.onStep();
    if (this.dead) return;
    if (response instanceof Error) waiting.reject(response);
    else waiting.resolve(response);
  }

  /** What becomes of the request that has waited longest, or of the one given. */
  async deliver(wanted: Fate, waiting: Waiting | undefined = this.#waiting[0]): Promise<boolean> {
    if (!waiting) return false;
    const fate = wanted === 'refresh rejected' && waiting.kind !== 'token' ? '401' : wanted;
    this.#traffic.requests += 1;
    if (fate !== 'ok') this.#traffic.met(fate);
    const invented = INVENTED[fate];
    if (fate === 'lost') this.#answer(waiting, offline());
    else if (invented) this.#answer(waiting, invented());
    else if (fate === 'late') {
      this.#late.push(waiting);
      this.#answer(waiting, offline());
    } else await this.#reach(waiting, fate);
    return true;
  }

  async #reach(waiting: Waiting, fate: Fate): Promise<void> {
    if (fate === 'held' && waiting.held) return;
    const answer = waiting.held ?? (await send(waiting));
    // The schedule brings all the hints that come; the one of this push was dropped.
    if (waiting.kind === 'sync_push' && !this.open) this.#traffic.met('hint dropped');
    if (fate === 'twice' && !waiting.held) await send(waiting);
    if (fate === 'held') waiting.held = answer;
    else if (fate === 'answer lost') this.#answer(waiting, offline());
    else if (fate === 'truncated') {
      this.#answer(waiting, responseOf({ ...answer, text: answer.text.slice(0, answer.text.length / 2) }, this.#now()));
    } else this.#answer(waiting, responseOf(answer, this.#now()));
  }

  /** Requests that were given up arrive after all. */
  async arrive(): Promise<number> {
    const late = this.#late.splice(0);
    for (const sent of late) await send(sent);
    return late.length;
  }

  /** The context is gone; what was on its way may still arrive. */
  kill(): void {
    this.dead = true;
    for (const waiting of this.#waiting.splice(0)) if (!waiting.held) this.#late.push(waiting);
  }
}
