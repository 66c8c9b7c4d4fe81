import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { AppData } from '#src/data/app-data.ts';
import type { Hit } from '#src/features/messages/search.ts';
import { join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { around } from '../screen.tsx';
import { spoken } from '../spoken.tsx';

const { Beyond } = await import('#src/features/messages/search-sheet.tsx');

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const server = aServer((db) => join(db, ADA));

const aHit = (n: number): Hit => ({
  id: numbered(n),
  client_id: ADA,
  provider_id: TRAINER,
  sender_id: ADA,
  content: `Knee ${n}`,
  created_at: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
});

it('goes on from what is shown, and says that there is nothing else only at the end', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const asked: { wanted: string; before?: string }[] = [];
  const hits = Array.from({ length: 40 }, (_, n) => aHit(n + 1));
  const rpc = (_name: string, args: { wanted: string; before?: string }) => {
    asked.push(args);
    const data = hits.filter(({ created_at }) => created_at <= (args.before ?? '9')).slice(0, 30);
    return { abortSignal: async () => ({ data, error: null }) };
  };
  const open = { state: 'open', userId: ADA, db };
  const data = {
    opening: { getSnapshot: () => open, subscribe: () => () => undefined },
    session: { supabase: async () => ({ rpc }) },
    start: () => () => undefined,
  } as unknown as AppData;
  // All of the first page is here already.
  const known = new Set(hits.slice(0, 30).map(({ id }) => id));
  const props = { wanted: 'knee', known, before: null, onOpen: () => undefined };
  const place = shown(around(data, spoken('en', createElement(Beyond, props))));
  const further = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Search further back');
  await expect.poll(further).toBeDefined();
  expect(place.textContent).not.toContain('Nothing else');
  tell(further(), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => place.textContent).toContain('Knee 40');
  expect(place.textContent).not.toContain('Knee 30');
  expect(further()).toBeUndefined();
  expect(asked).toEqual([{ wanted: 'knee' }, { wanted: 'knee', before: aHit(30).created_at }]);
  close();
});
