import { describe, expect, it } from 'vitest';
import { createSupabase, createVisitor } from '#src/data/server/client.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { aPhone } from './parts.ts';

const SERVER = { url: 'http://127.0.0.1:9', anonKey: 'public' };

/** A network in which every answer is the same; it keeps what was asked. */
function answering(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const send: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return answer();
  };
  return { asked, send };
}

const ANSWERS = {
  'is out of service': () => Promise.resolve(new Response('{}', { status: 503 })),
  'is out of reach': () => Promise.reject(new TypeError('fetch failed')),
};

describe.each(Object.entries(ANSWERS))('a server that %s', (_, answer) => {
  it('is asked once, and whoever asked hears of it at once', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    const { asked, send } = answering(answer);
    const clients = [createSupabase(SERVER, store, { isPage: false, fetch: send }), createVisitor(SERVER, send)];
    for (const client of clients) {
      asked.length = 0;
      const { error } = await client.from('profiles').select('role');
      expect(error).not.toBeNull();
      expect(asked).toHaveLength(1);
    }
    store.close();
  });
});
