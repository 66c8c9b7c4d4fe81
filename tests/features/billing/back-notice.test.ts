import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppData } from '#src/data/app-data.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import type { Payment } from '#sync/entities/payments.ts';
import { shown } from '../../ui/page.ts';
import { around } from '../screen.tsx';
import { spoken } from '../spoken.tsx';

const { BackNotice, Told } = await import('#src/features/billing/back-notice.tsx');

const ME = randomUUID();
const PATIENCE_MS = 30_000;
let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => {
  vi.useRealTimers();
  db.close();
});

/** What is said of a payment that no row of this device is, when the server answers so. */
function said(answer: () => Promise<unknown>) {
  const open = { state: 'open', userId: ME, db, sync: { poke: () => undefined } };
  const data = {
    opening: { getSnapshot: () => open, subscribe: () => () => undefined },
    session: { supabase: async () => ({ functions: { invoke: answer } }) },
    start: () => () => undefined,
  } as unknown as AppData;
  const notice = spoken('en', createElement(BackNotice, { payment: randomUUID() }));
  return shown(around(data, notice));
}

describe('coming back from the gateway', () => {
  test('a payment that the server does not know is said not to be here, at once', async () => {
    const place = said(async () => ({ data: null, error: { context: new Response(null, { status: 404 }) } }));
    await expect.poll(() => place.textContent).toContain('is not to be found here');
  });

  test.each([
    ['answers', async () => ({ data: { state: 'started' }, error: null })],
    ['fails', () => Promise.reject(new Error('no answer'))],
    ['is silent', () => new Promise(() => undefined)],
  ])('where the server %s, it is asked for no longer than half a minute', async (_what, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const place = said(answer);
    await vi.waitFor(() => expect(place.textContent).toContain('Asking whether'));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await vi.waitFor(() => expect(place.textContent).toContain('is not to be found here'));
  });
});

describe('what is said of a payment', () => {
  const payment = { status: 'paid', amount_kobo: 500_000, applied_kobo: 500_000, refund_kobo: 0, refunded_kobo: 0 };
  const told = (of: Partial<Payment>) =>
    shown(spoken('en', createElement(Told, { payment: { ...payment, ...of } as Payment }))).textContent;

  test('who has paid is thanked', () => {
    expect(told({})).toContain('₦5,000 paid. Thank you!');
  });

  test.each([
    [{ refund_kobo: 500_000 }, 'all of it is on its way back'],
    [{ refund_kobo: 500_000, refunded_kobo: 500_000 }, 'all of it has gone back'],
    [{ refund_kobo: 100_000 }, '₦1,000 of it is on its way back'],
    [{ refund_kobo: 100_000, refunded_kobo: 100_000 }, '₦1,000 of it has gone back'],
    [{ status: 'held' as const }, 'Do not pay again'],
  ])('%j is not thanked for', (of, words) => {
    expect(told(of)).toContain(words);
    expect(told(of)).not.toContain('Thank you');
  });

  test('that nothing was taken is said of none', () => {
    for (const status of ['failed', 'abandoned', 'held', 'started'] as const)
      expect(told({ status })).not.toMatch(/nothing was (taken|charged)/i);
  });
});
