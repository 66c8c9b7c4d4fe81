import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { dayAhead, only } from '../people/support.ts';
import { plansOf } from './plans.ts';

const [ADA, TRAINER, SECOND, NGOZI, STRANGER] = [1, 2, 3, 4, 5].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];
const DAY = dayAhead(2);

interface Version {
  author_id: string | null;
  author: string;
  day: string | null;
  plan: {
    title: string;
    weekdays: number[];
    block_weeks: number[];
    block_names: string[];
    steps: { sets: number; block: number }[];
  } & { name: string; calories: number }[];
}

describe.each(engines)('the versions of a plan, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const trainer of [TRAINER, SECOND, STRANGER]) await join(db, trainer, 'trainer');
    await join(db, NGOZI, 'nutritionist');
    for (const provider of [TRAINER, SECOND, NGOZI]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(() => db.query('delete from private.plan_versions'));

  const asked = async (who: string, call: string): Promise<Version[]> => {
    const [answer] = await db.as(who, (session) => session.query<{ it: Version[] }>(`select public.${call} as it`));
    return answer?.it ?? [];
  };
  const ofProgram = (who: string, id: string) => asked(who, `program_versions('${id}')`);
  const ofDays = (who: string, from = DAY, to = DAY) => asked(who, `meal_plan_versions('${ADA}', '${from}', '${to}')`);
  type Told = Record<'programs' | 'days', (Version & { role: string; program_id: string | null; is_first: boolean })[]>;
  const own = (who: string) => asked(who, 'my_plan_versions()') as unknown as Promise<Told>;
  /** Far enough apart that each change is a version of its own. */
  const later = () => db.query(`update private.plan_versions set made_at = made_at - interval '1 hour'`);

  const { make, edit, offered, pushed } = plansOf(() => db, { client: ADA, trainer: TRAINER });

  test('a program as it was made is one version, and each later change another, with who made it', async () => {
    const { program, step } = await offered();
    expect((await ofProgram(TRAINER, program)).map(({ plan }) => plan.steps.length)).toEqual([1]);
    await later();
    await edit(TRAINER, 'workout_program_exercises', step, { sets: 5 });
    await later();
    await edit(ADA, 'workout_programs', program, { weekdays: [2, 4], starts_on: DAY });
    await edit(ADA, 'workout_programs', program, { status: 'active', started_at: '2026-03-02T10:00:00Z' });
    const versions = await ofProgram(SECOND, program);
    expect(versions.map(({ author_id, plan }) => [author_id, plan.steps[0]?.sets, plan.weekdays])).toEqual([
      [ADA, 5, [2, 4]],
      [TRAINER, 5, []],
      [TRAINER, 3, []],
    ]);
  });

  test('blocks are part of what a version says, and so is the block of each exercise', async () => {
    const { program, step } = await offered();
    await later();
    await edit(TRAINER, 'workout_programs', program, { block_weeks: [3, 1], block_names: ['Build', 'Deload'] });
    await later();
    await edit(TRAINER, 'workout_program_exercises', step, { block: 2 });
    const told = (await ofProgram(TRAINER, program)).map(({ plan: { block_weeks, block_names, steps } }) => [
      block_weeks,
      block_names,
      steps[0]?.block,
    ]);
    expect(told).toEqual([
      [[3, 1], ['Build', 'Deload'], 2],
      [[3, 1], ['Build', 'Deload'], 1],
      [[], [], 1],
    ]);
  });

  test('a day of a meal plan has the meals that were planned, and what the client does to them is no version', async () => {
    const MEAL = { planned_by: NGOZI, date: DAY, name: 'Moi moi', meal_type: 'lunch', calories: 300 };
    const meal = await make(NGOZI, 'meal_plans', MEAL);
    await later();
    await edit(NGOZI, 'meal_plans', meal, { name: 'Akara', calories: 250 });
    await later();
    const eaten = await make(NGOZI, 'meal_plans', { ...MEAL, date: dayAhead(3) });
    await edit(ADA, 'meal_plans', eaten, { logged: true, logged_at: '2026-03-02T10:00:00Z' });
    await edit(ADA, 'meal_plans', meal, { name: 'Yam', calories: 500, swapped: true });
    await make(ADA, 'meal_plans', { ...MEAL, planned_by: null });
    expect((await ofDays(NGOZI)).map(({ plan }) => plan.map(({ name }) => name))).toEqual([['Akara'], ['Moi moi']]);
    expect(await ofDays(NGOZI, DAY, dayAhead(3))).toHaveLength(3);
  });

  test('one that is moved to another day leaves its own', async () => {
    const meal = await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: DAY, name: 'Eba', meal_type: 'lunch' });
    await later();
    await edit(NGOZI, 'meal_plans', meal, { date: dayAhead(4) });
    const versions = await ofDays(NGOZI, DAY, dayAhead(5));
    expect(versions).toHaveLength(3);
    expect(new Set(versions.map(({ day, plan }) => `${day} ${plan.length}`))).toEqual(
      new Set([`${DAY} 0`, `${DAY} 1`, `${dayAhead(4)} 1`]),
    );
  });

  test('they are told to whoever may see the plan, and to nobody else', async () => {
    const { program } = await offered();
    await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: DAY, name: 'Eba', meal_type: 'lunch' });
    for (const other of [ADA, NGOZI, STRANGER]) expect(await ofProgram(other, program)).toEqual([]);
    for (const other of [ADA, TRAINER, STRANGER]) expect(await ofDays(other)).toEqual([]);
    expect(await ofDays(NGOZI)).toHaveLength(1);
    await db.query(`update public.user_settings set workout_data_sharing = false where user_id = $1`, [ADA]);
    expect(await ofProgram(TRAINER, program)).toEqual([]);
    await db.query(`update public.user_settings set workout_data_sharing = true where user_id = $1`, [ADA]);
    expect(await ofProgram(TRAINER, program)).toHaveLength(1);
  });

  test('whose plan it is asks for all of it at once, with who wrote it and of which kind, and for nobody else’s', async () => {
    const { program } = await offered();
    await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: DAY, name: 'Eba', meal_type: 'lunch' });
    await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: dayAhead(40), name: 'Yam', meal_type: 'lunch' });
    const { programs, days } = await own(ADA);
    expect(
      programs.map(({ program_id, role, author_id, is_first }) => [program_id, role, author_id, is_first]),
    ).toEqual([[program, 'trainer', TRAINER, true]]);
    expect(days.map(({ day, role, plan, is_first }) => [day, role, plan[0]?.name, is_first])).toEqual([
      [DAY, 'nutritionist', 'Eba', true],
    ]);
    for (const other of [TRAINER, NGOZI, STRANGER]) expect(await own(other)).toEqual({ programs: [], days: [] });
  });

  test('the newest six of each day and of each program that is not over are told to whose plan it is', async () => {
    const { program } = await offered();
    const { program: over } = await offered();
    await edit(ADA, 'workout_programs', over, { status: 'stopped' });
    const meal = await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: DAY, name: 'Eba', meal_type: 'lunch' });
    for (let n = 1; n <= 7; n += 1) {
      await later();
      await edit(TRAINER, 'workout_programs', program, { duration_weeks: n });
      await edit(NGOZI, 'meal_plans', meal, { name: `Eba ${n}` });
    }
    const { programs, days } = await own(ADA);
    const told = programs as unknown as { program_id: string; plan: { duration_weeks: number } }[];
    expect(told.map(({ program_id, plan }) => [program_id, plan.duration_weeks])).toEqual(
      [7, 6, 5, 4, 3, 2].map((weeks) => [program, weeks]),
    );
    expect(days.map(({ plan }) => plan.at(-1)?.name)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Eba ${n}`));
    expect([...programs, ...days].map(({ is_first }) => is_first)).not.toContain(true);
  });

  type Along = Record<'clients' | 'held' | 'programs', string[]> & {
    at: string;
    versions: (Told['days'][number] & { client: string })[];
  };
  const along = (who: string, held: string[] = [], since = 'epoch') =>
    asked(who, `client_plan_versions('{${held.join()}}', '${since}')`) as unknown as Promise<Along>;

  test('providers take along the newest three of each day and program they may see, and nobody is said to have looked', async () => {
    const { program } = await offered();
    const meal = await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: DAY, name: 'Eba', meal_type: 'lunch' });
    await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: dayAhead(40), name: 'Yam', meal_type: 'lunch' });
    for (let n = 1; n <= 3; n += 1) {
      await later();
      await edit(TRAINER, 'workout_programs', program, { duration_weeks: n });
      await edit(NGOZI, 'meal_plans', meal, { name: `Eba ${n}` });
    }
    await db.query('delete from public.record_views');
    for (const who of [SECOND, NGOZI]) {
      const { clients, versions } = await along(who);
      expect([clients, versions.map(({ client, is_first }) => [client, is_first])]).toEqual([
        [ADA],
        [3, 2, 1].map(() => [ADA, false]),
      ]);
    }
    for (const other of [ADA, STRANGER]) expect(await along(other)).toMatchObject({ clients: [], versions: [] });
    expect(await db.query('select from public.record_views')).toEqual([]);
  });

  test('of a client whose versions are held they take along what has changed since, and days that come near', async () => {
    const { program } = await offered();
    const { program: other } = await offered();
    await make(NGOZI, 'meal_plans', { planned_by: NGOZI, date: dayAhead(27), name: 'Eba', meal_type: 'lunch' });
    await later();
    const { at } = await along(TRAINER);
    for (const who of [TRAINER, NGOZI]) expect((await along(who, [ADA], at)).versions).toEqual([]);
    await edit(TRAINER, 'workout_programs', program, { duration_weeks: 9 });
    const of = (told: Along) => new Set(told.versions.map(({ program_id }) => program_id));
    expect(of(await along(TRAINER, [ADA], at))).toEqual(new Set([program]));
    expect(of(await along(TRAINER, [STRANGER], at))).toEqual(new Set([program, other]));
    await db.query(`update private.plan_versions set made_at = made_at - interval '20 days'`);
    expect((await along(NGOZI, [ADA], `${dayAhead(-3)}T12:00:00Z`)).versions).toHaveLength(1);
  });

  test('they take along those of ten clients at once and ask again for the others, and which programs are not forgotten', async () => {
    const clients = Array.from({ length: 11 }, (_, n) => numbered(60 + n));
    const HIM = numbered(80);
    await join(db, HIM, 'trainer');
    for (const client of clients) {
      await join(db, client);
      await assign(db, HIM, client);
    }
    const first = await along(HIM);
    expect([first.clients.length, first.held.length]).toEqual([11, 10]);
    const second = await along(HIM, first.held, first.at);
    expect(new Set(second.held)).toEqual(new Set(clients));
    await db.query(
      'insert into private.plan_versions (user_id, day, plan, digest) select id, $1, $2, $3 from unnest($4::uuid[]) id',
      [DAY, '[]', '', clients],
    );
    const third = await along(HIM, second.held, second.at);
    expect(third.held).toHaveLength(10);
    expect((await along(HIM, third.held, third.at)).held).toHaveLength(11);
    const { program } = await offered();
    expect((await along(TRAINER)).programs).toContain(program);
    await edit(TRAINER, 'workout_programs', program, { deleted: true });
    expect((await along(TRAINER)).programs).not.toContain(program);
  });

  test('of a program that was taken back nothing is told, and of another no more than thirty', async () => {
    const { program } = await offered();
    await edit(TRAINER, 'workout_programs', program, { deleted: true });
    expect(await ofProgram(TRAINER, program)).toEqual([]);
    const { program: long } = await offered();
    for (let weeks = 1; weeks <= 33; weeks += 1) {
      await later();
      await edit(TRAINER, 'workout_programs', long, { duration_weeks: weeks });
    }
    const kept = await ofProgram(TRAINER, long);
    expect([kept.length, (kept[0] as unknown as { plan: { duration_weeks: number } }).plan.duration_weeks]).toEqual([
      30, 33,
    ]);
  });

  test('of a push in which one row is refused the version has all that was taken', async () => {
    const taken = Array.from({ length: 9 }, (_, n) => (n === 4 ? 'rejected' : 'applied'));
    const { id: exercise_id } = await only(db, `select id from public.exercises where owner_id is null limit 1`);
    const { program } = await offered();
    await later();
    const steps = taken.map((_, n) => ({
      program_id: program,
      exercise_id,
      day: 2,
      sets: n === 4 ? -1 : 2,
      reps: 10 + n,
    }));
    expect(
      await pushed(
        TRAINER,
        steps.map((step) => ['workout_program_exercises', step]),
      ),
    ).toEqual(taken);
    expect((await ofProgram(TRAINER, program)).map(({ plan }) => plan.steps.length)).toEqual([9, 1]);
    const meals = taken.map((_, n) => ({
      planned_by: NGOZI,
      date: dayAhead(6),
      name: `Meal ${n}`,
      meal_type: 'lunch',
      calories: n === 4 ? -1 : 300,
    }));
    expect(
      await pushed(
        NGOZI,
        meals.map((meal) => ['meal_plans', meal]),
      ),
    ).toEqual(taken);
    expect((await ofDays(NGOZI, dayAhead(6), dayAhead(6))).map(({ plan }) => plan.length)).toEqual([8]);
  });

  test('who looks at them is told to the client by the server, and no stranger is', async () => {
    const { program } = await offered();
    await make(NGOZI, 'meal_plans', {
      planned_by: NGOZI,
      date: DAY,
      name: 'Moi moi',
      meal_type: 'lunch',
      calories: 300,
    });
    await db.query('delete from public.record_views');
    for (const who of [STRANGER, ADA, TRAINER, TRAINER]) await ofProgram(who, program);
    for (const who of [STRANGER, ADA, SECOND, NGOZI]) await ofDays(who);
    expect(await db.query('select viewer_id, client_id, part from public.record_views order by viewer_id')).toEqual(
      [TRAINER, NGOZI].map((viewer_id) => ({ viewer_id, client_id: ADA, part: 'record' })),
    );
  });
});
