import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRestStack } from './support.ts';
import type { RestStack } from './support.ts';

let stack: RestStack;
beforeAll(async () => {
  stack = await openRestStack();
}, 120_000);
afterAll(() => stack?.close());

it('keeps transactions apart that are begun in the same moment', async () => {
  const callers = [stack.adaId, stack.bolaId, null];
  const asked = Array.from({ length: 60 }, async (_, i) => {
    const sub = callers[i % callers.length] ?? null;
    const claims = sub === null ? { role: 'anon' } : { role: 'authenticated', sub };
    const fails = i % 4 === 0;
    const got = await stack.database
      .asClaims(claims, async (session) => {
        await session.query('select 1');
        if (fails) throw new Error('on purpose');
        return session.query('select auth.uid() as uid, current_user::text as who');
      })
      .catch((error: Error) => error.message);
    return { got, wanted: fails ? 'on purpose' : [{ uid: sub, who: claims.role }] };
  });
  const answers = await Promise.all(asked);
  expect(answers.map(({ got }) => got)).toEqual(answers.map(({ wanted }) => wanted));
});

it('answers 200 requests at once each as the one who asked', async () => {
  const callers = [
    { client: stack.ada, uid: stack.adaId, user: 'authenticated' },
    { client: stack.visitor(), uid: null, user: 'anon' },
    { client: stack.bola, uid: stack.bolaId, user: 'authenticated' },
    { client: stack.service(), uid: null, user: 'service_role' },
  ];
  await stack.ada.from('rest_lists').insert({ title: 'of ada' });
  await stack.bola.from('rest_lists').insert({ title: 'of bola' });

  const asked = Array.from({ length: 200 }, async (_, i) => {
    const caller = callers[i % callers.length];
    if (!caller) throw new Error('no caller');
    const { client, uid, user } = caller;
    if (i % 5 === 0) {
      const { error } = await client.rpc('rest_raise', { state: '23514' });
      return { got: error?.code, wanted: '23514' };
    }
    if (i % 5 === 1 && user === 'authenticated') {
      const { data } = await client.from('rest_lists').select('owner_id');
      return { got: data, wanted: [{ owner_id: uid }] };
    }
    const { data } = await client.rpc('rest_whoami');
    return { got: [data?.uid, data?.user], wanted: [uid, user] };
  });
  const answers = await Promise.all(asked);
  expect(answers.map(({ got }) => got)).toEqual(answers.map(({ wanted }) => wanted));
});
