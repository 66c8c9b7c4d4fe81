import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { stateException, withdrawException } from '#sync/actions/availability-exceptions.ts';
import { stateHours, withdrawHours } from '#sync/actions/availability-rules.ts';
import { openTimes } from '#sync/queries/open-times.ts';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import { statedBy } from '#src/features/provider/hours/stated.ts';
import {
  bookingIn,
  bookingOf,
  bookingShown,
  hoursIn,
  singleDayIn,
  spanOf,
} from '#src/features/provider/hours/typed.ts';
import type { TypedDay, TypedHours } from '#src/features/provider/hours/typed.ts';
import { holding, shortLink, stretchesOf } from '#src/features/provider/hours/week.ts';
import { words } from '#src/features/provider/hours/words/en.ts';
import { aDevice, CLIENT, ME } from './local.ts';
import { did } from '../../support/did.ts';

const { problem } = words;
const span = (from: string, to: string) => ({ start_time: `${from}:00`, end_time: `${to}:00` });
const rule = (weekday: number, from: string, to: string, valid_until: string | null = null) => ({
  id: `${weekday} ${from}`,
  weekday,
  valid_until,
  ...span(from, to),
});

type Checked = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const problemsOf = ({ error }: Checked): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the week in few words', () => {
  it('tells days together that follow each other and have the same hours', () => {
    const noon = [1, 2, 4].map((weekday) => rule(weekday, '13:00', '17:00'));
    const hours = [...noon, rule(4, '09:00', '12:00'), rule(0, '10:00', '12:00'), rule(6, '10:00', '12:00')];
    const told = (start: 'monday' | 'sunday') =>
      stretchesOf(hours, start).map(({ weekdays, spans }) => [weekdays.join(), spans.length]);
    expect(told('monday')).toEqual([
      ['1,2', 1],
      ['4', 2],
      ['6,0', 1],
    ]);
    expect(told('sunday').map(([weekdays]) => weekdays)).toEqual(['0', '1,2', '4', '6']);
  });

  it('has the hours of a day by the clock, and knows each row that it tells of', () => {
    const [monday] = stretchesOf([rule(1, '13:00', '17:00'), rule(1, '09:00', '12:00')], 'monday');
    expect(monday?.spans).toEqual([span('09:00', '12:00'), span('13:00', '17:00')]);
    expect(monday?.ids).toEqual(['1 09:00', '1 13:00']);
  });

  it('is without the hours that are over', () => {
    const hours = [rule(1, '09:00', '12:00', '2026-03-01'), rule(2, '09:00', '12:00', '2026-03-02')];
    expect(holding(hours, '2026-03-02').map(({ weekday }) => weekday)).toEqual([2]);
  });

  it('shows of a link what tells it from others', () => {
    expect(shortLink('https://meet.test/amina/')).toBe('meet.test/amina');
    expect(shortLink(`https://meet.test/${'a'.repeat(40)}`)).toBe(`meet.test/${'a'.repeat(21)}…`);
  });
});

describe('hours that are typed', () => {
  const stated = [rule(1, '09:00', '12:00'), rule(3, '20:00', '24:00')];
  const problems = (change: Partial<TypedHours>): string[] =>
    problemsOf(hoursIn(problem, stated).safeParse({ days: '1', from: '12:00', to: '17:00', ...change }));

  it.each<[Partial<TypedHours>, string[]]>([
    [{}, []],
    [{ from: '07:00', to: '09:00' }, []],
    [{ days: '2', from: '09:00', to: '12:00' }, []],
    [{ from: '11:59' }, [`from: ${problem.overlap}`]],
    [{ days: '12345', from: '08:00', to: '09:01' }, [`from: ${problem.overlap}`]],
    [{ days: '3', from: '18:00', to: '00:00' }, [`from: ${problem.overlap}`]],
    [{ to: '12:00' }, [`to: ${problem.order}`]],
    [{ to: '10:00' }, [`to: ${problem.order}`]],
    [{ from: '' }, [`from: ${problem.missing}`]],
    [{ days: '3', to: '' }, [`to: ${problem.missing}`]],
  ])('as %j have the problems %j', (typed, expected) => {
    expect(problems(typed)).toEqual(expected);
  });

  it('end with the day where they end at midnight', () => {
    expect(spanOf({ from: '18:00', to: '00:00' })).toEqual(span('18:00', '24:00'));
  });
});

describe('a day that is typed', () => {
  const typed: TypedDay = { date: '2026-03-02', kind: 'closed', whole: true, from: '', to: '' };
  const stated = [{ date: '2026-03-03', kind: 'closed' as const, ...span('08:00', '11:00') }];
  const problems = (change: Partial<TypedDay>): string[] =>
    problemsOf(singleDayIn(problem, stated, '2026-03-02').safeParse({ ...typed, ...change }));

  it.each<[Partial<TypedDay>, string[]]>([
    [{}, []],
    [{ date: '' }, [`date: ${problem.date}`]],
    [{ date: '2026-03-01' }, [`date: ${problem.past}`]],
    [{ date: '2026-03-03' }, [`date: ${problem.overlap}`]],
    [{ date: '2026-03-03', kind: 'open' }, []],
    [{ date: '2026-03-03', whole: false, from: '11:00', to: '12:00' }, []],
    [{ whole: false, from: '', to: '12:00' }, [`from: ${problem.missing}`]],
    [{ whole: false, from: '13:00', to: '12:00' }, [`to: ${problem.order}`]],
  ])('as %j has the problems %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

describe('how one is booked', () => {
  const rules = { zone: 'Africa/Lagos', slot_minutes: 20, auto_confirm: true, location: null, call_url: null };

  it('is kept as it is shown, and emptied to nothing', () => {
    expect(bookingOf(bookingShown(rules))).toEqual(rules);
    expect(bookingOf({ ...bookingShown(rules), call_url: ' https://meet.test ', location: ' ' })).toEqual({
      ...rules,
      call_url: 'https://meet.test',
    });
  });

  it.each([
    ['', []],
    ['https://meet.test/a', []],
    ['http://meet.test/a', [`call_url: ${problem.link}`]],
    ['https://meet test', [`call_url: ${problem.link}`]],
  ])('by the link %j has the problems %j', (call_url, expected) => {
    expect(problemsOf(bookingIn(problem).safeParse({ ...bookingShown(rules), call_url }))).toEqual(expected);
  });
});

describe('on a device', () => {
  const { local } = aDevice();
  /** A Monday. */
  const MONDAY = '2098-06-02';
  const offered = async (days: number): Promise<string[]> => {
    const wanted = { userId: CLIENT, providerId: ME, minutes: 60, from: MONDAY, days, after: 0 };
    const times = await openTimes(local(), wanted);
    return times.map(({ scheduled_date, scheduled_time }) => `${scheduled_date} ${scheduled_time}`);
  };

  it('what is stated is what is told and offered, until it is withdrawn', async () => {
    expect(await offered(1)).toHaveLength(47);
    const ids = await did(local(), stateHours({ provider_id: ME, ...span('09:00', '11:00') }, [1, 2]));
    await did(local(), saveBookingRules(ME, { slot_minutes: 60 }));
    const off = await did(local(), stateException({ provider_id: ME, date: '2098-06-03', kind: 'closed' }));
    expect(await offered(7)).toEqual([`${MONDAY} 09:00:00`, `${MONDAY} 10:00:00`]);
    const { hours, days, rules } = await statedBy(local(), ME);
    expect([hours.map(({ id }) => id).toSorted(), days[0]?.id, rules.slot_minutes]).toEqual([ids.toSorted(), off, 60]);
    await did(local(), withdrawException(off));
    expect(await offered(7)).toHaveLength(4);
    for (const id of ids) await did(local(), withdrawHours(id));
    expect(await offered(1)).toHaveLength(24);
  });

  it('a day that is over by the clock of the hours is told no more', async () => {
    await did(local(), saveBookingRules(ME, { zone: 'Africa/Lagos' }));
    await did(local(), stateException({ provider_id: ME, date: '2020-01-01', kind: 'closed' }));
    expect((await statedBy(local(), ME)).days).toEqual([]);
  });
});
