import { describe, expect, it } from 'vitest';
import { pageMirror } from '#src/data/mirror.ts';
import { keepShared, takeShared } from '#src/data/shared.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { aPhone } from './parts.ts';

const tokensOf = (id: string): string =>
  JSON.stringify({ access_token: 'a.b.c', refresh_token: `of ${id}`, user: { id, email: `${id}@example.org` } });

describe('the store of the session', () => {
  it('takes whoever the tokens are of for the user, and brings nobody back who has left', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    await store.kept.put({ name: 'session', value: tokensOf('ada') });
    await store.adopt();
    expect(store.mirrored()).toMatchObject({ userId: 'ada' });
    await store.leave('keep', 'ada');
    await store.adopt();
    expect([await store.account(), store.mirrored()]).toEqual([null, null]);
    store.close();
  });

  it('forgets with whoever leaves what he chose on the public pages', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    for (const leaving of ['keep', 'wipe'] as const) {
      await store.kept.put({ name: 'session', value: tokensOf('ada') });
      mirror.setItem('chosen-offer', 'gold-program 1');
      await store.leave(leaving, 'ada');
      expect(mirror.getItem('chosen-offer')).toBeNull();
    }
    store.close();
  });

  it('forgets with whoever leaves what another app has just shared', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    await store.kept.put({ name: 'session', value: tokensOf('ada') });
    await keepShared({ files: [], text: '2 wraps of amala' });
    await store.leave('keep', 'ada');
    expect((await takeShared()).text).toBe('');
    store.close();
  });

  it('takes a new token as news of the user who is known, and of nobody else', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    await store.kept.put({ name: 'session', value: tokensOf('ada') });
    await store.renew();
    expect(await store.account()).toBeNull();
    await store.adopt();
    await store.kept.put({ name: 'session', value: tokensOf('ada').replace('ada@', 'obi@') });
    await store.renew();
    expect(store.mirrored()).toMatchObject({ userId: 'ada', email: 'obi@example.org' });
    await store.kept.put({ name: 'session', value: tokensOf('bayo') });
    await store.renew();
    expect(await store.account()).toMatchObject({ userId: 'ada' });
    store.close();
  });

  it('gives what it knows of one user to no other', async () => {
    const { mirror, storeName } = aPhone();
    const store = openSessionStore(mirror, storeName);
    await store.kept.put({ name: 'session', value: tokensOf('ada') });
    await store.adopt();
    const standing = { role: 'admin', providerStatus: null, isOnboarded: true };
    await store.remember('ada', standing);
    expect(store.mirrored()).toMatchObject(standing);
    await store.kept.put({ name: 'session', value: tokensOf('bayo') });
    await store.adopt();
    await store.remember('ada', standing);
    expect(await store.account()).toMatchObject({ userId: 'bayo', role: null, isOnboarded: false });
    store.close();
  });

  it('does without a mirror where the browser refuses one', async () => {
    const refused = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    const store = openSessionStore(pageMirror(refused), aPhone().storeName);
    await store.kept.put({ name: 'session', value: tokensOf('ada') });
    await store.adopt();
    expect([store.mirrored(), await store.account()]).toMatchObject([null, { userId: 'ada' }]);
    await store.leave('wipe', 'ada');
    expect(await store.toWipe()).toEqual(['ada']);
    store.close();
  });
});
