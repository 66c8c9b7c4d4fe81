import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import type { Role } from '../../support/members.ts';

const CALLERS: Role[] = ['client', 'trainer', 'nutritionist', 'doctor', 'lab_technician'];
const callerOf = (role: Role): string => numbered(CALLERS.indexOf(role) + 1);

/** Rows of two hundred others, a hundred each, put there without triggers: only the plans matter. */
const OTHERS = `
  set session_replication_role = replica;
  create temporary table crowd as
    select gen_random_uuid() as id, md5((n % 200)::text)::uuid as other, n from generate_series(1, 20000) n;
  insert into public.meal_plans (user_id, date) select other, current_date - n % 60 from crowd;
  insert into public.measurements (user_id, kind, value, unit) select other, 'weight', 80, 'kg' from crowd;
  insert into public.goals (user_id, kind, title, target) select other, 'weight', 'Less', 70 from crowd;
  insert into public.health_records (user_id, title) select other, 'Letter' from crowd;
  insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, reps)
    select id, id, other, id, 5 from crowd;
  insert into public.attendance_records (client_id, trainer_id, status) select other, id, 'attended' from crowd;
  insert into public.lab_orders (client_id, lab_technician_id, status, completed_date, is_open, order_number)
    select other, id, 'completed', now(), false, 'LAB' || 20200000 + n / 9000 || '-' || lpad((n % 9000)::text, 4, '0') from crowd;
  insert into public.lab_order_items (id, order_id, client_id, test_id, test_code, test_name, price, is_open)
    select id, id, other, id, 'CBC', 'Count', 1, false from crowd;
  insert into public.lab_samples (id, order_id, client_id, container, is_open) select id, id, other, 'edta', false from crowd;
  insert into public.lab_results (id, order_id, client_id, test_code, test_name, result_value, flag, is_open)
    select id, id, other, 'CBC', 'Count', '1', 'normal', false from crowd;
  insert into public.appointments
      (user_id, provider_id, title, scheduled_date, scheduled_time, starts_at, ends_at)
    select other, md5((n % 50)::text || 'p')::uuid, 'Talk', current_date, '10:00', now(), now() + interval '1 hour' from crowd;
  insert into public.notifications (user_id, title, message) select other, 'News', 'None' from crowd;
  drop table crowd;
  reset session_replication_role;
  analyze;
`;
const TABLES = [
  ...['meal_plans', 'measurements', 'goals', 'health_records', 'workout_sets', 'attendance_records'],
  ...['lab_orders', 'lab_order_items', 'lab_samples', 'lab_results', 'appointments', 'notifications'],
];

describe.each(engines)('what a caller reads costs what the caller has, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const role of CALLERS) await join(db, callerOf(role), role);
    for (const role of CALLERS.slice(1)) await assign(db, callerOf(role), callerOf('client'));
    await db.exec(OTHERS);
  }, 240_000);
  afterAll(() => db.close());

  test.each(CALLERS)(
    'as a %s: policies alone find the rows by index',
    async (role) => {
      const scanned = await db.as(callerOf(role), async (caller) => {
        const found: string[] = [];
        for (const table of TABLES) {
          const plan = await caller.query(`explain select count(*) from public.${table} where not deleted`);
          if (JSON.stringify(plan).includes(`Seq Scan on ${table}`)) found.push(table);
        }
        return found;
      });
      expect(scanned).toEqual([]);
    },
    60_000,
  );
});
