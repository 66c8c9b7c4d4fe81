import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { anItem, anOrder, aResult } from '../../work/fhir/rows.ts';
import { aScreen } from '../screen.tsx';

const { OrderPaper } = await import('#src/features/lab/order-paper.tsx');

const ME = randomUUID();
let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const items = [anItem('CBC', 'Full blood count', ['HGB', 'PCV']), anItem('GLU', 'Glucose')];

/** What a paper says that has results of these analytes. */
function paperOf(codes: readonly string[]): string {
  const results = codes.map((test_code) => aResult({ test_code, test_name: test_code }));
  const known = { order: anOrder(), items, results, amendments: [], steps: [], names: new Map(), standing: undefined };
  return aScreen(db, ME, createElement(OrderPaper, { known, profile: null })).place.textContent;
}

it('says on paper what is missing of an order, and nothing of what is there', () => {
  expect(paperOf(['HGB'])).toContain('Without a result: Full blood count (PCV), Glucose');
  expect(paperOf([])).toContain('Without a result: Full blood count, Glucose');
  expect(paperOf(['HGB', 'PCV', 'GLU'])).not.toContain('Without a result');
});

it('says in words why a sample was rejected', () => {
  const rejected = { name: 'rejected', at: null, by: null, why: 'haemolysed', isToCome: false } as const;
  const known = { order: anOrder(), items, results: [], amendments: [], names: new Map(), standing: undefined };
  const { place } = aScreen(
    db,
    ME,
    createElement(OrderPaper, { known: { ...known, steps: [rejected] }, profile: null }),
  );
  expect(place.textContent).toContain('Sample rejected');
  expect(place.textContent).not.toContain('haemolysed');
});
