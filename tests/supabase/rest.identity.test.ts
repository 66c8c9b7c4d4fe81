import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRestStack } from './rest.support.ts';
import type { RestStack } from './rest.support.ts';

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
    const seen = stack.database.asClaims(claims, async (session) => {
      await session.query('select 1');
      if (i % 4 === 0) throw new Error('on purpose');
      return session.query('select auth.uid() as uid, current_user::text as who');
    });
    if (i % 4 === 0) await expect(seen).rejects.toThrow('on purpose');
    else expect(await seen).toEqual([{ uid: sub, who: claims.role }]);
  });
  await Promise.all(asked);
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
    if (i % 5 === 0) {
      const { error } = await caller.client.rpc('rest_raise', { state: '23514' });
      expect(error?.code).toBe('23514');
    } else if (i % 5 === 1 && caller.user === 'authenticated') {
      const { data } = await caller.client.from('rest_lists').select('owner_id');
      expect(data).toEqual([{ owner_id: caller.uid }]);
    } else {
      const { data } = await caller.client.rpc('rest_whoami');
      expect({ uid: data?.uid, user: data?.user }).toEqual({ uid: caller.uid, user: caller.user });
    }
  });
  await Promise.all(asked);
});
