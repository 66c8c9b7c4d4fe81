import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftsAbout, editDraft, formAbout, keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';

let db: Local;

beforeEach(async () => {
  db = await openDatabase(randomUUID(), [], { prefix: randomUUID() });
});

afterEach(() => db.close());

it('takes every press to what is kept, however quickly they come', async () => {
  const more = (former: unknown): number => Number(former ?? 0) + 15;
  await Promise.all([1, 2, 3].map(() => editDraft(db, 'rest', more)));
  expect(await readDraft(db, 'rest')).toBe(45);
});

it('a form that was emptied again is nothing that is typed about a client', async () => {
  await keepDraft(db, formAbout('ada', 'milestone'), { title: ' ', by: '', lines: [{ note: '' }], none: null });
  expect(await draftsAbout(db)).toEqual([]);
  await keepDraft(db, formAbout('ada', 'targets'), { calories: 1800 });
  await keepDraft(db, formAbout('ada', 'note'), { lines: [{ note: 'Step-ups' }] });
  expect((await draftsAbout(db)).map(({ kind, clientId }) => [kind, clientId])).toEqual([
    ['note', 'ada'],
    ['targets', 'ada'],
  ]);
});
