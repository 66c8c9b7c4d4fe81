import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeVersions } from '#src/features/provider/versions/taken.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT } from './local.ts';
import { answer, BACK, KNEES, meal, of, OTHER, toldTo } from './versions-told.ts';

describe('the versions that are taken along', () => {
  const { local } = aDevice();
  const { asked, telling, take, looked, known } = toldTo(local);

  it('are asked for anew of clients that are held, and join what was looked at unless some are missing between', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(13, KNEES), of(12, KNEES)]);
    const seen = [of(13, KNEES), of(12, KNEES), of(11, KNEES), of(10, KNEES)];
    await looked(KNEES.program_id, '2026-03-04T13:00:00Z', seen);
    await take('2026-03-05T12:00:00Z', [CLIENT], [of(14, KNEES), of(13, KNEES)]);
    expect(asked.at(-1)).toEqual({ held: [CLIENT], since: '2026-03-04T11:55:00.000Z' });
    const at = '2026-03-05T12:00:00.000Z';
    expect(await known([numbered(50)])).toEqual({ at, ids: [14, 13, 12, 11, 10].map(numbered) });
    await take('2026-03-06T12:00:00Z', [CLIENT], [of(17, KNEES), of(16, KNEES)]);
    expect((await known([numbered(50)]))?.ids).toEqual([17, 16].map(numbered));
    expect(await known([BACK.program_id])).toBeNull();
  });

  it('are as of when it was last heard, days of which nothing was told among them, and no day beyond', async () => {
    const plan = [meal(1, 'Eba')];
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(10, { day: '2026-03-05', plan })]);
    await take('2026-03-09T12:00:00Z', [CLIENT], []);
    const at = '2026-03-09T12:00:00.000Z';
    expect(await known(['2026-03-04', '2026-03-05', '2026-04-06'])).toEqual({ at, ids: [numbered(10)] });
    expect(await known(['2026-04-07'])).toBeNull();
    expect(await known(['2026-03-02'])).toBeNull();
    expect(await known(['2026-03-05'], OTHER)).toBeNull();
  });

  it('go with the client whose plan one sees no longer', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT, OTHER], [of(10, KNEES), of(11, BACK, OTHER)]);
    expect((await known([BACK.program_id], OTHER))?.ids).toEqual([numbered(11)]);
    await take('2026-03-05T12:00:00Z', [CLIENT], []);
    expect(await known([BACK.program_id], OTHER)).toBeNull();
    expect((await known([KNEES.program_id]))?.ids).toEqual([numbered(10)]);
  });

  it('stay of days that are taken along however many others are looked at, of which the last are kept', async () => {
    const plan = [meal(1, 'Eba')];
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(10, { day: '2026-03-05', plan })]);
    for (let n = 0; n < 70; n += 1) {
      await looked(new Date(Date.UTC(2026, 4, 1 + n)).toISOString().slice(0, 10), '2026-03-05T12:00:00Z', []);
    }
    expect((await known(['2026-03-05']))?.ids).toEqual([numbered(10)]);
    const facts = await local().facts.toArray();
    expect(facts.map(({ value }) => Object.keys(value as object).length)).toContain(29);
  });

  it('are not those of an older answer that comes later, and no more than ten', async () => {
    await looked(KNEES.program_id, '2026-03-05T12:00:00Z', [of(12, KNEES), of(11, KNEES)]);
    await looked(KNEES.program_id, '2026-03-04T12:00:00Z', [of(11, KNEES)]);
    expect((await known([KNEES.program_id]))?.ids).toEqual([12, 11].map(numbered));
    for (let n = 13; n <= 23; n += 1)
      await looked(KNEES.program_id, '2026-03-06T12:00:00Z', [of(n, KNEES), of(n - 1, KNEES)]);
    expect((await known([KNEES.program_id]))?.ids).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14].map(numbered));
  });

  it('go with a program that was taken back', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(11, KNEES), of(10, BACK)]);
    await take('2026-03-05T12:00:00Z', [CLIENT], [], { programs: [BACK.program_id] });
    expect(await known([KNEES.program_id])).toBeNull();
    expect(await known([BACK.program_id])).not.toBeNull();
  });

  it('are asked for in parts until all are told, and not again for some hours', async () => {
    const now = '2026-03-04T12:00:00Z';
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
    const before = asked.length;
    const part = answer(now, [CLIENT, OTHER], [of(11, KNEES)], { held: [CLIENT] });
    await expect(takeVersions(local(), telling([part]))).rejects.toThrow('Invalid input');
    expect((await known([KNEES.program_id]))?.ids).toEqual([numbered(11)]);
    expect(await known(['2026-03-05'], OTHER)).toBeNull();
    await take(now, [CLIENT, OTHER], []);
    expect(asked.slice(before)).toMatchObject([{ held: [] }, { held: [CLIENT] }, { held: [CLIENT] }]);
    expect(await known(['2026-03-05'], OTHER)).toMatchObject({ ids: [] });
    await take(now, [CLIENT, OTHER], []);
    expect(asked).toHaveLength(before + 3);
    vi.setSystemTime('2026-03-04T18:00:01Z');
    await take(now, [CLIENT, OTHER], []);
    expect(asked).toHaveLength(before + 4);
  });

  it('are asked for anew where what is kept cannot be shown', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT, OTHER], [of(11, { ...KNEES, plan: 'of an older shape' })]);
    await take('2026-03-05T12:00:00Z', [CLIENT, OTHER], []);
    expect(asked.at(-1)).toMatchObject({ held: [OTHER] });
    await local().facts.put({ name: `kept:plan-versions of ${OTHER}`, value: 'of an older shape' });
    expect(await known(['2026-03-05'], OTHER)).toBeNull();
  });
});
