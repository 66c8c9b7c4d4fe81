import { describe, expect, it } from 'vitest';
import type { Entry } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { decide } from '#sync/engine/settlement.ts';
import type { Verdict } from '#sync/engine/transport.ts';

// Every answer, to a row that was edited since it was sent and to one that was not.

const at = (second: number): string => new Date(Date.UTC(2026, 4, 1, 10, 0, second)).toISOString();
const row = (rev: string, fields: Partial<Row> = {}): Row => ({
  id: 'i',
  rev,
  updated_at: at(0),
  deleted: false,
  name: 'base',
  glasses: 1,
  ...fields,
});

const BASE = row('base');
const SENT = row('sent', { name: 'sent', updated_at: at(10), glasses: 2 });
const EDITED = row('edited', { name: 'edited', updated_at: at(20), glasses: 3 });
const THEIRS = row('theirs', { name: 'theirs', updated_at: at(5), glasses: 5 });
const named = { entity: 'e', id: 'i' };
const reason = { code: '23514', message: 'no' };

const entryOn = (base: Row | null): Entry => ({
  ...named,
  seq: 1,
  key: 'e:i',
  rank: 0,
  base,
  sent: SENT,
  passed: 0,
  since: 0,
});

const answered = (local: Row, verdict: Verdict, base: Row | null = BASE) =>
  decide(
    {
      entry: entryOn(base),
      sent: SENT,
      local,
      rules: { counters: ['glasses'], together: [], insertOnly: [] },
      newRev: 'new',
    },
    verdict,
  );

describe('an answer to what was not edited since', () => {
  it('applied: nothing is left to do', () => {
    expect(answered(SENT, { ...named, verdict: 'applied' })).toEqual({ local: SENT, entry: null });
  });
  it('applied with a row: what the server made of it is shown', () => {
    const clamped = { ...SENT, updated_at: at(9) };
    expect(answered(SENT, { ...named, verdict: 'applied', row: clamped })).toEqual({ local: clamped, entry: null });
  });
  it('duplicate: the row as it is now is shown, or taken away', () => {
    expect(answered(SENT, { ...named, verdict: 'duplicate', row: THEIRS })).toEqual({ local: THEIRS, entry: null });
    expect(answered(SENT, { ...named, verdict: 'duplicate', row: null })).toEqual({ local: null, entry: null });
  });
  it('conflict: merged against the base, and pushed upon the server’s row', () => {
    const outcome = answered(SENT, { ...named, verdict: 'conflict', row: THEIRS });
    expect(outcome.local).toMatchObject({ name: 'sent', glasses: 6, rev: 'new' });
    expect(outcome.entry).toMatchObject({ base: THEIRS, sent: null });
    expect(outcome.lost).toEqual({ name: 'theirs' });
  });
  it('rejected: parked, and the server’s row is shown', () => {
    const verdict: Verdict = { ...named, ...reason, verdict: 'rejected', row: THEIRS };
    expect(answered(SENT, verdict)).toEqual({ local: THEIRS, entry: null, parked: SENT });
    expect(answered(SENT, { ...verdict, row: null })).toMatchObject({ local: null, parked: SENT });
  });
  it('rejected without a word on the row: what was agreed before is shown', () => {
    expect(answered(SENT, { ...named, ...reason, verdict: 'rejected' })).toMatchObject({ local: BASE, parked: SENT });
  });
});

describe('an answer to what was edited since', () => {
  it('applied: the edit goes on top of what was sent', () => {
    const outcome = answered(EDITED, { ...named, verdict: 'applied' });
    expect(outcome).toEqual({ entry: { ...entryOn(SENT), sent: null } });
  });
  it('applied with a row: the correction stays, the edit goes on top, and nothing counts as lost', () => {
    const corrected = { ...SENT, name: 'Sent', order: 7 };
    const outcome = answered(EDITED, { ...named, verdict: 'applied', row: corrected });
    expect(outcome).toMatchObject({
      local: { name: 'edited', order: 7, glasses: 3 },
      entry: { base: corrected },
    });
    expect(outcome.lost).toEqual({});
  });
  it('duplicate with others’ writes on top: merged against what was sent', () => {
    const outcome = answered(EDITED, { ...named, verdict: 'duplicate', row: { ...THEIRS, name: 'sent' } });
    expect(outcome).toMatchObject({ local: { name: 'edited', glasses: 6 } });
    expect(outcome.lost).toEqual({});
  });
  it('duplicate of what is gone since: asked once more, to be told why', () => {
    expect(answered(EDITED, { ...named, verdict: 'duplicate', row: null }).entry).toMatchObject({
      base: SENT,
      sent: null,
    });
  });
  it('rejected: the edit is merged into the server’s row, what was sent is parked', () => {
    const outcome = answered(EDITED, { ...named, ...reason, verdict: 'rejected', row: BASE });
    expect(outcome).toMatchObject({ local: { name: 'edited', glasses: 2 }, entry: { base: BASE }, parked: SENT });
    // Nobody else has written.
    expect(outcome.lost).toEqual({});
  });
  it('rejected as a new row: the edit may have put it right, and is sent', () => {
    const outcome = answered(EDITED, { ...named, ...reason, verdict: 'rejected', row: null }, null);
    expect(outcome).toEqual({ entry: { ...entryOn(null), sent: null }, parked: SENT });
  });
  it('rejected because the row is gone: all that was typed is parked', () => {
    const outcome = answered(EDITED, { ...named, ...reason, verdict: 'rejected', row: null });
    expect(outcome).toEqual({ local: null, entry: null, parked: EDITED });
  });
});
