import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#src/data/answer.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { mount } from './mount.tsx';
import type { Mounted } from './mount.tsx';
import { aPhone, aServer, holdBack, signIn } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();
const { anAccount, aPage, aUser } = server;

const DATE = '2026-05-01';

const useWater = (date = DATE): Answer<readonly unknown[]> =>
  useRows((db, userId) => waterBetween(db, userId, date, date), [date]);

const statesOf = (list: Mounted<Answer<unknown>>): string[] => list.shown.map(({ state }) => state);

describe('a list', () => {
  it('never says that it is empty before the first sync has ended', async () => {
    const phone = aPhone();
    const page = await aPage(phone);
    const { email } = await anAccount();
    const list = mount(page, () => useWater());
    const gate = holdBack(phone, 'sync_pull');
    await signIn(page, email);
    await expect.poll(() => list.now.state).toBe('first-sync');
    gate.letGo();
    await expect.poll(() => list.now.state).toBe('empty');
    const states = statesOf(list);
    expect(states.indexOf('empty')).toBeGreaterThan(states.lastIndexOf('first-sync'));
    expect(states).not.toContain('failed');
  });

  it('shows at once what was written', async () => {
    const { page, open, userId } = await aUser();
    const list = mount(page, () => useWater());
    await expect.poll(() => list.now.state).toBe('empty');
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => list.now).toMatchObject({ state: 'content', value: [{ glasses_consumed: 1 }] });
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => list.now).toMatchObject({ state: 'content', value: [{ glasses_consumed: 2 }] });
  });

  it('of another day never shows those of the day before', async () => {
    const { page, open, userId } = await aUser();
    await did(open.db, addGlass({ userId, date: DATE }));
    const list = mount(page, () => ({ date: DATE, answer: useWater() }));
    await expect.poll(() => list.now.answer.state).toBe('content');
    list.show(() => ({ date: '2026-05-02', answer: useWater('2026-05-02') }));
    await expect.poll(() => list.now).toMatchObject({ date: '2026-05-02', answer: { state: 'empty' } });
    const wrong = list.shown.filter(({ date, answer }) => date !== DATE && answer.state === 'content');
    expect(wrong).toEqual([]);
  });

  it('that is asked for at a later time shows what it was until the next is read', async () => {
    const { page, open, userId } = await aUser();
    await did(open.db, addGlass({ userId, date: DATE }));
    const useUpTo = (to: string) => useRow((db, user) => waterBetween(db, user, DATE, to), [], [to]);
    const list = mount(page, () => useUpTo(DATE));
    await expect.poll(() => list.now).toMatchObject({ state: 'content', value: [{ glasses_consumed: 1 }] });
    await did(open.db, addGlass({ userId, date: '2026-05-02' }));
    const before = list.shown.length;
    list.show(() => useUpTo('2026-05-02'));
    await expect.poll(() => list.now).toMatchObject({ state: 'content', value: [{}, {}] });
    expect(new Set(statesOf(list).slice(before))).toEqual(new Set(['content']));
  });

  it('that is asked for at a later time shows nothing of another user', async () => {
    const { page, open, userId } = await aUser();
    await did(open.db, addGlass({ userId, date: DATE }));
    const { email } = await anAccount();
    const list = mount(page, () => useRow((db, user) => waterBetween(db, user, DATE, DATE), [], [DATE]));
    await expect.poll(() => list.now.state).toBe('content');
    await signIn(page, email);
    await expect.poll(() => list.now.state).toBe('empty');
    const states = statesOf(list);
    expect(states.slice(states.lastIndexOf('content'))).toContain('reading');
  });

  it('that cannot be read has failed and is not empty, and is read again when asked for', async () => {
    const { page } = await aUser();
    let broken = true;
    const list = mount(page, () =>
      useRows(() => (broken ? Promise.reject(new Error('unreadable')) : Promise.resolve(['a row'])), []),
    );
    await expect.poll(() => list.now.state).toBe('failed');
    expect(statesOf(list)).toEqual(['reading', 'failed']);
    broken = false;
    if (list.now.state === 'failed') list.now.retry();
    await expect.poll(() => list.now).toEqual({ state: 'content', value: ['a row'] });
  });
});

describe('a record', () => {
  it('is read by itself, and is empty where there is none', async () => {
    const { page, userId } = await aUser();
    const own = mount(page, () => useRow((db) => db.rows(profiles).get(userId), [userId]));
    await expect.poll(() => own.now).toMatchObject({ state: 'content', value: { id: userId } });
    const none = mount(page, () => useRow((db) => db.rows(profiles).get('nobody'), []));
    await expect.poll(() => none.now).toEqual({ state: 'empty' });
  });

  it('stands on this device, is being sent, and is saved', async () => {
    const { phone, page, open, userId } = await aUser();
    const standings = mount(page, () => useStandings(waterIntake));
    const gate = holdBack(phone, 'sync_push');
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => [...standings.now.values()]).toEqual(['sending']);
    phone.network.up = false;
    gate.letGo();
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => open.db.outbox.count()).toBe(1);
    await expect.poll(() => [...standings.now.values()]).toEqual(['on-this-device']);
    phone.network.up = true;
    open.sync.poke();
    await expect.poll(() => standings.now.size).toBe(0);
  });

  it('needs attention where the server turned it down', async () => {
    const { page, open } = await aUser();
    const standings = mount(page, () => useStandings(waterIntake));
    const { userId: stranger } = await anAccount();
    await did(open.db, addGlass({ userId: stranger, date: DATE }));
    await expect.poll(() => [...standings.now.values()]).toEqual(['needs-attention']);
  });

  it('takes no screen down where its standing cannot be read', async () => {
    const { page, open, userId } = await aUser();
    await did(open.db, addGlass({ userId, date: DATE }));
    const ask = open.db.recall.ask.bind(open.db.recall);
    const reading = vi.spyOn(open.db.recall, 'ask');
    reading.mockImplementation((range) =>
      range.table === 'rejected' ? Promise.reject(new DOMException('', 'UnknownError')) : ask(range),
    );
    const screen = mount(page, () => ({ water: useWater(), standings: useStandings(waterIntake) }));
    await expect.poll(() => screen.now.water.state).toBe('content');
    await expect.poll(() => reading.mock.calls.map(([{ table }]) => table)).toContain('rejected');
    expect(screen.now.standings.size).toBe(0);
  });
});
