import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DANGER_VERSION, DANGER_WORDS, speaksOfDanger } from '#src/work/health/danger.ts';
import { LIMITS } from '#src/work/health/limits.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { push } from '../people/support.ts';

const [ADA, BISI, DOCTOR, TRAINER, STRANGER] = [1, 2, 3, 4, 5].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('alarms on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BISI]) await join(db, client);
    await assign(db, await join(db, DOCTOR, 'doctor'), ADA);
    const trainer = await join(db, TRAINER, 'trainer');
    for (const client of [ADA, BISI]) await assign(db, trainer, client);
    await join(db, STRANGER, 'doctor');
  }, 240_000);
  beforeEach(() =>
    db.exec(`delete from public.measurements; delete from public.notifications; delete from public.personal_ranges`),
  );
  afterAll(() => db.close());

  let place = 100;
  const UNITS: Record<string, string> = {
    systolic: 'mmHg',
    diastolic: 'mmHg',
    oxygen_saturation: '%',
    blood_glucose: 'mg/dL',
    temperature: 'C',
    heart_rate: 'bpm',
    waist: 'cm',
    mood: '/10',
  };
  const measure = (
    kind: string,
    value: number,
    said: { user_id?: string; measured_at?: string; source?: string; notes?: string } = {},
  ) => {
    const at = new Date(Date.now() - (place += 1) * 1000).toISOString();
    const row = { id: numbered(place), user_id: ADA, kind, value, unit: UNITS[kind], measured_at: at };
    return push(db, said.user_id ?? ADA, 'measurements', { ...row, ...said });
  };
  const told = (who: string) =>
    db.query(`select title, message, type, link, about from public.notifications where user_id = $1`, [who]);

  test('nobody is told of what another app had measured', async () => {
    await measure('systolic', 190, { source: 'import' });
    await measure('oxygen_saturation', 80, { source: 'import' });
    expect([...(await told(DOCTOR)), ...(await told(TRAINER))]).toEqual([]);
  });

  test('the doctor in care is told once of a reading, in words that a locked screen may show', async () => {
    const measured_at = new Date().toISOString();
    await measure('systolic', 190, { measured_at });
    await measure('diastolic', 125, { measured_at });
    expect(await told(DOCTOR)).toEqual([
      {
        title: 'A client needs you',
        message: 'Please look at it in the app now.',
        type: 'warning',
        link: `/messages?with=${ADA}`,
        about: ADA,
      },
    ]);
    expect(await told(TRAINER)).toEqual([]);
    expect(await told(STRANGER)).toEqual([]);
    await measure('oxygen_saturation', 90);
    expect(await told(DOCTOR)).toHaveLength(2);
  });

  test.each([
    ['systolic', 179, 0],
    ['systolic', 180, 1],
    ['diastolic', 120, 1],
    ['oxygen_saturation', 91, 1],
    ['oxygen_saturation', 92, 0],
    ['blood_glucose', 53, 1],
    ['blood_glucose', 300, 0],
    ['blood_glucose', 301, 1],
    ['temperature', 39.1, 1],
    ['temperature', 39, 0],
    ['heart_rate', 131, 1],
    ['waist', 190, 0],
  ])('of a %s of %d: %i', async (kind, value, count) => {
    await measure(kind, value);
    expect(await told(DOCTOR)).toHaveLength(count);
  });

  test('the device and the server have the same alarms', async () => {
    const ofServer = await db.query<{ kind: string; low: number | null; high: number | null }>(
      `select kind, low::float8 as low, high::float8 as high, source, version from private.alarm_limits order by kind`,
    );
    const ofDevice = LIMITS.filter(({ context }) => context === undefined)
      .map(({ kind, alarmLow = null, alarmHigh = null, source, version }) => ({
        kind,
        low: alarmLow,
        high: alarmHigh,
        source,
        version,
      }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect(ofServer).toEqual(ofDevice);
    // When a glucose was measured changes what is usual, and not what cannot wait.
    const glucose = LIMITS.filter(({ kind }) => kind === 'blood_glucose');
    expect(new Set(glucose.map(({ alarmLow, alarmHigh }) => `${alarmLow} ${alarmHigh}`)).size).toBe(1);
  });

  const SENTENCES = [
    ['Chest pain since this morning', true],
    ['I can’t breathe well', true],
    ['My chest dey pain me well well', true],
    ['Àyà ń dùn mí', true],
    ['Obi na-afụ m', true],
    ['Ina jin ciwon ƙirji', true],
    ['Me desmayé', true],
    ['A small (stroke)', true],
    ['20 minutes of breaststroke', false],
    ['Backstroke, then a rest', false],
    ['Slept well, no pain', false],
    [' ', false],
  ] as const;

  test.each(SENTENCES)('a note that says “%s”: %s', async (notes, isDanger) => {
    await measure('oxygen_saturation', 97, { notes });
    const heard = await told(DOCTOR);
    expect(heard).toHaveLength(isDanger ? 1 : 0);
    expect(speaksOfDanger(notes)).toBe(isDanger);
    // It goes out as a push: not a word of the note.
    expect(heard.filter((said) => JSON.stringify(said).includes(notes))).toEqual([]);
  });

  test('a word of danger is told once, also where it is written later, of a mood, or beside a value that alarms', async () => {
    const { id } = await measure('oxygen_saturation', 97);
    const write = (notes: string) => db.query(`update public.measurements set notes = $2 where id = $1`, [id, notes]);
    await write('Rested');
    expect(await told(DOCTOR)).toEqual([]);
    await write('Fainted twice');
    await write('Fainted three times');
    await db.query(`update public.measurements set value = 80 where id = $1`, [id]);
    expect(await told(DOCTOR)).toHaveLength(1);
    await measure('mood', 1, { notes: 'I want to end my life' });
    expect(await told(DOCTOR)).toHaveLength(2);
    await measure('systolic', 190, { notes: 'chest pain' });
    expect(await told(DOCTOR)).toHaveLength(3);
    await measure('oxygen_saturation', 97, { notes: 'stroke', source: 'import' });
    expect(await told(DOCTOR)).toHaveLength(3);
  });

  test('the device and the server have the same words of danger', async () => {
    const words = await db.query<{ word: string; version: string }>(`select word, version from private.danger_words`);
    const ofDevice = DANGER_WORDS.map((word) => ({ word: word as string, version: DANGER_VERSION }));
    const sorted = (list: { word: string }[]) => list.toSorted((one, other) => (one.word < other.word ? -1 : 1));
    expect(sorted(words)).toEqual(sorted(ofDevice));
  });

  test('what is corrected into an alarm is told, and what was told is not told again', async () => {
    const { id } = await measure('systolic', 118);
    await db.query(`update public.measurements set value = 190 where id = $1`, [id]);
    await db.query(`update public.measurements set value = 195 where id = $1`, [id]);
    expect(await told(DOCTOR)).toHaveLength(1);
  });

  test('without a doctor whoever else may see it is told', async () => {
    await measure('systolic', 190, { user_id: BISI });
    expect(await told(TRAINER)).toHaveLength(1);
    expect(await told(DOCTOR)).toEqual([]);
  });

  test('what is more than a week old is not, and no more than twenty a day are', async () => {
    await measure('systolic', 190, { measured_at: new Date(Date.now() - 8 * 86_400_000).toISOString() });
    expect(await told(DOCTOR)).toEqual([]);
    for (let n = 0; n < 22; n += 1) await measure('systolic', 190);
    expect(await told(DOCTOR)).toHaveLength(20);
    await db.exec(`delete from private.told_alarms`);
  });

  test('a doctor’s limits for one person stand above those of the house', async () => {
    const range = (who: string, said: Record<string, unknown>) =>
      db.as(who, (session) =>
        session.query(
          `insert into public.personal_ranges (user_id, kind, alarm_low, low, high, reason, set_by)
           select user_id, kind, alarm_low, low, high, reason, set_by
           from jsonb_populate_record(null::public.personal_ranges, $1::jsonb)`,
          [JSON.stringify({ user_id: ADA, kind: 'oxygen_saturation', reason: 'Lives with it', set_by: who, ...said })],
        ),
      );
    await range(DOCTOR, { alarm_low: 84, low: 87 });
    await measure('oxygen_saturation', 88);
    expect(await told(DOCTOR)).toEqual([]);
    await measure('oxygen_saturation', 84);
    expect(await told(DOCTOR)).toHaveLength(1);
    await expect(range(ADA, { alarm_low: 60 })).rejects.toMatchObject({ code: '42501' });
    await expect(range(STRANGER, { alarm_low: 60 })).rejects.toMatchObject({ code: '42501' });
    await expect(range(TRAINER, { alarm_low: 60 })).rejects.toMatchObject({ code: '42501' });
    await expect(range(DOCTOR, { kind: 'temperature', low: 38, high: 36 })).rejects.toMatchObject({ code: '23514' });
    await expect(range(DOCTOR, { kind: 'temperature' })).rejects.toMatchObject({ code: '23514' });
    await expect(range(DOCTOR, { kind: 'temperature', low: 36, set_by: STRANGER })).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('the doctor after him takes a limit away, and cannot write in his name', async () => {
    await db.query(
      `insert into public.personal_ranges (user_id, kind, high, reason, set_by) values ($1, 'temperature', 38, 'x', $2)`,
      [ADA, DOCTOR],
    );
    await assign(db, STRANGER, ADA);
    const change = (set: string) =>
      db.as(STRANGER, (session) => session.query(`update public.personal_ranges set ${set} returning deleted`));
    await expect(change('high = 45')).rejects.toMatchObject({ code: '42501' });
    expect(await change('deleted = true')).toEqual([{ deleted: true }]);
  });
});
