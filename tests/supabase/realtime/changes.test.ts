import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import { ADA, BEN, deviceOf, eventually, listen, note, openRealtime } from './support.ts';
import type { TestStack } from '../../support/stack.ts';
import type { Heard } from './support.ts';

const titles = ({ changes }: Heard) => changes.map((change) => change.new['title']);

/** Visibility is asked after the commit, so a row that is gone by then was never seen. */
const step = (heard: Heard, count: number) => eventually(() => expect(heard.changes).toHaveLength(count));

describe.each(everyEngine)('changes of tables on %s', (engine) => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openRealtime(engine);
  });
  afterAll(() => stack.close());

  it('tells each subscriber of the rows that its policies show, and nobody else', async () => {
    const ada = await listen(await deviceOf(stack, ADA), 'notes', {}, {});
    const ben = await listen(await deviceOf(stack, BEN), 'notes', {}, {});
    const nobody = await listen(await deviceOf(stack, null), 'notes', {}, {});
    const server = await listen(await deviceOf(stack, null, { key: stack.serviceKey }), 'notes', {}, {});
    expect(ada.status).toBe('SUBSCRIBED');
    await eventually(() => expect(ada.system).toMatchObject([{ status: 'ok', message: 'Subscribed to PostgreSQL' }]));
    await note(stack, { owner: ADA, title: 'by Ada' });
    await note(stack, { owner: BEN, title: 'by Ben' });
    await eventually(() => expect(titles(server)).toEqual(['by Ada', 'by Ben']));
    await eventually(() => expect(titles(ben)).toEqual(['by Ben']));
    expect(titles(ada)).toEqual(['by Ada']);
    expect(titles(nobody)).toEqual([]);
  });

  it('gives rows the shape of a hosted project, without columns the reader may not select', async () => {
    const ada = await listen(await deviceOf(stack, ADA), 'notes', {}, {});
    const id = await note(stack, { owner: ADA, title: 'one', rank: 3, body: { tags: ['a'] } });
    await step(ada, 1);
    await stack.database.query(`update public.rt_notes set title = 'two' where id = $1`, [id]);
    await step(ada, 2);
    await stack.database.query('delete from public.rt_notes where id = $1', [id]);
    await step(ada, 3);
    const row = { id, owner: ADA, title: 'one', rank: 3, body: { tags: ['a'] }, made_at: '2026-03-01T10:00:00+00:00' };
    const told = {
      schema: 'public',
      table: 'rt_notes',
      errors: null,
      commit_timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(ada.changes).toEqual([
      { ...told, eventType: 'INSERT', new: row, old: {} },
      { ...told, eventType: 'UPDATE', new: { ...row, title: 'two' }, old: { id } },
      { ...told, eventType: 'DELETE', new: {}, old: { id } },
    ]);
  });

  it('tells the old row too where the table keeps it, except of deleted rows under row-level security', async () => {
    const ada = await listen(await deviceOf(stack, ADA), 'notes', {}, {});
    await stack.database.exec('alter table public.rt_notes replica identity full');
    const id = await note(stack, { owner: ADA, title: 'old' });
    await step(ada, 1);
    await stack.database.query(`update public.rt_notes set title = 'new' where id = $1`, [id]);
    await step(ada, 2);
    await stack.database.query('delete from public.rt_notes where id = $1', [id]);
    await step(ada, 3);
    await stack.database.exec('alter table public.rt_notes replica identity default');
    expect(ada.changes[1]?.old).toMatchObject({ id, title: 'old' });
    expect(ada.changes[1]?.old).not.toHaveProperty('secret');
    expect(ada.changes[2]?.old).toEqual({ id });
  });

  it.each([
    ['rank=eq.2', ['b']],
    ['rank=neq.2', ['a', 'c']],
    ['rank=gt.2', ['c']],
    ['rank=gte.2', ['b', 'c']],
    ['rank=lt.10', ['a', 'b']],
    ['rank=lte.2', ['a', 'b']],
    ['title=in.(a,c)', ['a', 'c']],
    ['rank=gt.1,title=eq.c', ['c']],
    ['made_at=gt.2026-03-01', ['a', 'b', 'c']],
  ])('filters by %s', async (filter, expected) => {
    const device = await deviceOf(stack, ADA);
    const filtered = await listen(device, 'filtered', {}, { filter });
    const all = await listen(device, 'all', {}, { event: 'INSERT' });
    for (const [index, title] of ['a', 'b', 'c'].entries()) {
      await note(stack, { owner: ADA, title, rank: [1, 2, 10][index] });
    }
    await eventually(() => expect(titles(all)).toEqual(['a', 'b', 'c']));
    expect(titles(filtered)).toEqual(expected);
    await stack.database.exec('delete from public.rt_notes');
  });

  it('says so when a table is not published, or a filter asks for a column that is not shown', async () => {
    const device = await deviceOf(stack, ADA);
    const diary = await listen(device, 'diary', {}, { table: 'rt_diary' });
    const secret = await listen(device, 'secret', {}, { filter: 'secret=eq.hidden' });
    await eventually(() => expect(secret.system).toHaveLength(1));
    expect(diary.system).toMatchObject([{ status: 'error', extension: 'postgres_changes' }]);
    expect(diary.system[0]?.message).toContain('Please check Realtime is enabled');
    expect(secret.system[0]?.message).toContain('invalid column for filter secret');
    const waiting = await listen(
      device,
      'waiting',
      { postgres_changes_options: { wait: true } },
      { table: 'rt_diary' },
    );
    expect(waiting.status).toBe('CHANNEL_ERROR');
  });

  it('leaves long values out of a row that is larger than a message may be', async () => {
    const ada = await listen(await deviceOf(stack, ADA), 'notes', {}, {});
    const id = await note(stack, { owner: ADA, title: 'x'.repeat(1_100_000) });
    await note(stack, { owner: ADA, title: 'y'.repeat(900_000) });
    await eventually(() => expect(ada.changes).toHaveLength(2));
    expect(ada.changes[0]).toMatchObject({ new: { id, owner: ADA }, errors: ['Error 413: Payload Too Large'] });
    expect(ada.changes[0]?.new).not.toHaveProperty('title');
    expect(ada.changes[1]?.new['title']).toHaveLength(900_000);
  });

  it('tells one transaction of many rows whole', async () => {
    const ada = await listen(await deviceOf(stack, ADA), 'notes', {}, { event: 'INSERT' });
    await stack.database.query(
      `insert into public.rt_notes (owner, rank) select $1::text::uuid, n from generate_series(1, 1000) n`,
      [ADA],
    );
    await eventually(() => expect(ada.changes).toHaveLength(1000));
    expect(ada.changes.map((change) => change.new['rank'])).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1));
  });
});
