import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '#sync/engine/define-entity.ts';
import { merge } from '#sync/engine/merge.ts';
import { same } from '#sync/engine/compare.ts';

const RULES = {
  counters: ['glasses'],
  sets: ['todo'],
  together: [['day', 'hour']],
  firm: { of: 'planner', by: ['eaten'], holds: ['title', 'day', 'hour'] },
  insertOnly: ['created_at'],
};
const EARLY = '2026-05-01T10:00:00.000Z';
const LATE = '2026-05-01T10:00:01.000Z';

const row = (fields: Partial<Row> = {}): Row => ({
  id: '00000000-0000-4000-8000-000000000001',
  rev: randomUUID(),
  updated_at: EARLY,
  deleted: false,
  ...fields,
});

const merged = (base: Row | null, local: Row, remote: Row) => merge(base, local, remote, RULES, 'new');

const value = fc.oneof(fc.constantFrom(null, 'a', 'b', 'c'), fc.record({ x: fc.integer({ min: 0, max: 1 }) }));
const state = fc.record({
  title: value,
  notes: value,
  day: value,
  hour: value,
  glasses: fc.integer({ min: 0, max: 9 }),
  planner: fc.constantFrom(null, 'p'),
  eaten: fc.boolean(),
  deleted: fc.boolean(),
  updated_at: fc.constantFrom(EARLY, LATE, '2026-05-01T10:00:01+00:00'),
  rev: fc.uuid(),
});
const rowOf = (fields: object): Row => row(fields);
const sides = fc
  .tuple(fc.option(state), state, state)
  .filter(([base, a, b]) => new Set([base?.rev, a.rev, b.rev]).size === 3);

describe('law 4: merge by field', () => {
  it('keeps what only one side changed, from both sides', () => {
    const base = row({ title: 'a', notes: 'a' });
    const { row: result, lost } = merged(
      base,
      { ...base, rev: 'l', title: 'mine' },
      { ...base, rev: 'r', notes: 'theirs' },
    );
    expect(result).toMatchObject({ title: 'mine', notes: 'theirs' });
    expect(lost).toEqual({});
  });

  it('leaves what only a new record can set to whoever made it first, and calls nothing of it lost', () => {
    const local = row({ rev: 'l', title: 'mine', created_at: EARLY, updated_at: LATE });
    const remote = row({ rev: 'r', title: 'mine', created_at: LATE });
    expect(merged(null, local, remote)).toMatchObject({ row: remote, lost: {}, dirty: false });
  });

  it('gives a field both changed to the later edit, and keeps the value that lost', () => {
    const base = row({ title: 'a' });
    const local = { ...base, rev: 'l', title: 'mine', updated_at: EARLY };
    const remote = { ...base, rev: 'r', title: 'theirs', updated_at: LATE };
    expect(merged(base, local, remote)).toMatchObject({
      row: { title: 'theirs' },
      lost: { title: 'mine' },
      dirty: false,
    });
  });

  it('gives two edits at the same instant to the greater rev', () => {
    const base = row({ title: 'a' });
    const [local, remote] = [
      { ...base, rev: 'b', title: 'mine' },
      { ...base, rev: 'a', title: 'theirs' },
    ];
    expect(merged(base, local, remote).row['title']).toBe('mine');
  });

  it('adds both deltas of a counter', () => {
    const base = row({ glasses: 3 });
    expect(merged(base, { ...base, rev: 'l', glasses: 5 }, { ...base, rev: 'r', glasses: 4 }).row['glasses']).toBe(6);
    expect(merged(null, row({ glasses: 2 }), row({ glasses: 1 })).row['glasses']).toBe(3);
  });

  it('counts nothing below none, where both take back the last', () => {
    const base = row({ glasses: 1 });
    expect(merged(base, { ...base, rev: 'l', glasses: 0 }, { ...base, rev: 'r', glasses: 0 }).row['glasses']).toBe(0);
  });

  it('keeps in a set what either put in, and nothing that either took out', () => {
    const base = row({ todo: ['a', 'b', 'c'] });
    const [mine, theirs] = [
      { ...base, rev: 'l', todo: ['b', 'c', 'd'], updated_at: EARLY },
      { ...base, rev: 'r', todo: ['a', 'c', 'e'], updated_at: LATE },
    ];
    for (const [local, remote] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(merged(base, local, remote)).toMatchObject({ row: { todo: ['c', 'e', 'd'] }, lost: {}, dirty: true });
    expect(merged(null, row({ todo: ['a'] }), row({ todo: ['a', 'b'] })).row['todo']).toHaveLength(2);
  });

  it('takes columns that say one thing together from one side, and keeps what the other said whole', () => {
    const base = row({ day: 'Tuesday', hour: 10, title: 'a' });
    const toThursday = { ...base, rev: 'l', day: 'Thursday', title: 'mine', updated_at: EARLY };
    const toTwo = { ...base, rev: 'r', hour: 14, updated_at: LATE };
    expect(merged(base, toThursday, toTwo)).toMatchObject({
      row: { day: 'Tuesday', hour: 14, title: 'mine' },
      lost: { day: 'Thursday', hour: 10 },
    });
    const toFriday = { ...base, rev: 'r', day: 'Friday', updated_at: LATE };
    expect(merged(base, toThursday, toFriday).lost).toEqual({ day: 'Thursday', hour: 10 });
    expect(merged(base, toThursday, { ...base, rev: 'r', title: 'theirs', updated_at: LATE }).row).toMatchObject({
      day: 'Thursday',
      hour: 10,
      title: 'theirs',
    });
  });

  it('gives a deletion against an edit to the later one, and keeps what lost', () => {
    const base = row({ title: 'a' });
    const deletion = { ...base, rev: 'd', deleted: true, updated_at: LATE };
    const edit = { ...base, rev: 'e', title: 'b', updated_at: EARLY };
    expect(merged(base, edit, deletion)).toMatchObject({ row: { deleted: true }, lost: { title: 'b' } });
    const lateEdit = { ...edit, updated_at: '2026-05-02T00:00:00Z' };
    expect(merged(base, deletion, lateEdit)).toMatchObject({
      row: { deleted: false, title: 'b' },
      lost: { deleted: true },
    });
  });

  it('brings a record back whole by a later edit, also from a tombstone that the server has emptied', () => {
    const base = row({ title: 'a', notes: 'b', glasses: 1 });
    const tombstone = { ...base, rev: 'd', deleted: true, title: '(deleted)', notes: null, glasses: 2 };
    const lateEdit = { ...base, rev: 'e', title: 'c', updated_at: LATE };
    expect(merged(base, lateEdit, tombstone).row).toMatchObject({ deleted: false, title: 'c', notes: 'b', glasses: 2 });
    const counted = { ...base, rev: 'e', glasses: 3, updated_at: LATE };
    expect(merged(base, counted, tombstone).row).toMatchObject({ deleted: false, title: 'a', notes: 'b', glasses: 4 });
  });

  it('keeps the record as it was, where a deletion took it', () => {
    const base = row({ title: 'a', notes: 'b' });
    const edit = { ...base, rev: 'e', title: 'c' };
    const deletion = { ...base, rev: 'd', deleted: true, title: '(deleted)', notes: null, updated_at: LATE };
    expect(merged(base, edit, deletion)).toMatchObject({ lost: { title: 'c' }, taken: { title: 'c', notes: 'b' } });
  });

  it('lets a record that is made anew be, where another like it was deleted before', () => {
    const tombstone = row({ rev: 'd', deleted: true, created_at: EARLY });
    const fresh = row({ rev: 'f', created_at: LATE, updated_at: LATE });
    const { row: result, lost, dirty } = merged(null, fresh, tombstone);
    expect([result.deleted, lost, dirty]).toEqual([false, {}, true]);
    expect(merged(null, { ...fresh, updated_at: '2026-05-01T09:00:00.000Z' }, tombstone).row.deleted).toBe(true);
  });

  it('lets a column only the server knows be', () => {
    const base = row({ title: 'a', future: 1 });
    const remote = { ...base, rev: 'r', future: 2 };
    expect(merged(base, { ...base, rev: 'l', title: 'b' }, remote).row).toMatchObject({ title: 'b', future: 2 });
  });

  it('takes the server row as it is where nothing is left to be said', () => {
    const base = row({ title: 'a' });
    const remote = { ...base, rev: 'r', title: 'b' };
    expect(merged(base, { ...base, rev: 'l', title: 'b' }, remote)).toEqual({ row: remote, dirty: false, lost: {} });
  });

  it('comes to the same outcome on both devices', () => {
    fc.assert(
      fc.property(sides, ([base, a, b]) => {
        const known = base && rowOf(base);
        const [here, there] = [merged(known, rowOf(a), rowOf(b)), merged(known, rowOf(b), rowOf(a))];
        for (const column of ['title', 'notes', 'day', 'hour', 'glasses', 'deleted']) {
          expect(same(here.row[column], there.row[column])).toBe(true);
        }
        expect(here.lost).toEqual(there.lost);
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no change silently', () => {
    fc.assert(
      fc.property(sides, ([base, a, b]) => {
        const { row: result, lost } = merged(base && rowOf(base), rowOf(a), rowOf(b));
        for (const column of ['title', 'notes', 'day', 'hour'] as const) {
          for (const side of [a, b]) {
            const kept = same(side[column], result[column]) || same(side[column], lost[column]);
            expect(kept || same(side[column], base?.[column])).toBe(true);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('counts every addition unless a deletion won', () => {
    fc.assert(
      fc.property(sides, ([base, a, b]) => {
        const { row: result, lost } = merged(base && rowOf(base), rowOf(a), rowOf(b));
        if (a.deleted !== b.deleted && !('deleted' in lost)) return;
        expect(result['glasses']).toBe(Math.max(0, a.glasses + b.glasses - (base?.glasses ?? 0)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('equality of values', () => {
  it('knows an instant in either spelling, and json in any order', () => {
    expect(same('2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00+00:00')).toBe(true);
    expect(same({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same(null, undefined)).toBe(true);
    expect(same('2026-05-01', '2026-05-01T00:00:00Z')).toBe(false);
    expect(same({}, [])).toBe(false);
  });
});
