import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { only, push } from './support.ts';

const [ADA, DOCTOR, TRAINER, PROGRAM, SESSION] = [1, 2, 3, 11, 12].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];

const PROGRAMS = '(id, user_id, title, description, duration_weeks, difficulty, sessions, block_names, block_weeks)';
const EVALUATIONS = `(client_id, trainer_id, overall_score, strengths, areas_for_improvement, next_goals,
  trainer_comments)`;

/** A row of each table with words in all its columns for them. */
const WRITTEN: Record<string, string> = {
  community_posts: `(user_id, title, content, image_url, image_path)
    values ('${ADA}', 'secret', 'secret', 'https://secret.test/', '${ADA}/secret.png')`,
  community_reports: `(id, user_id, about, about_id, reason, note)
    values (sync.natural_id('community_reports', '${ADA}', 'person', '${TRAINER}'), '${ADA}', 'person', '${TRAINER}', 'spam', 'secret')`,
  challenges: `(creator_id, title, description, metric, unit, target, ends_on)
    values ('${ADA}', 'secret', 'secret', 'steps', 'secret', 1, current_date)`,
  health_records: `(user_id, title, description, path, mime_type, uploaded_at)
    values ('${ADA}', 'secret', 'secret', '${ADA}/secret.pdf', 'text/secret', now())`,
  medicines: `(user_id, name, dose, purpose, notes) values ('${ADA}', 'secret', 'secret', 'secret', 'secret')`,
  medicine_doses: `(user_id, medicine_id, day, time, status, note)
    values ('${ADA}', (select id from public.medicines limit 1), current_date, '08:00', 'skipped', 'secret')`,
  emergency_cards: `(id, user_id, conditions, allergies, helps, contact_name, contact_phone, contact_relation)
    values ('${ADA}', '${ADA}', 'secret', 'secret', 'secret', 'secret', 'secret', 'secret')`,
  personal_ranges: `(user_id, kind, low, reason, set_by) values ('${ADA}', 'systolic', 100, 'secret', '${DOCTOR}')`,
  grants: `(user_id, provider_id, subject, row_ids, purpose, until)
    values ('${ADA}', '${DOCTOR}', 'health_records', array[gen_random_uuid()], 'secret', current_date + 7)`,
  progress_evaluations: `${EVALUATIONS} values ('${ADA}', '${TRAINER}', 5, 'secret', 'secret', 'secret', 'secret')`,
  attendance_records: `(client_id, trainer_id, status, session_type, trainer_notes)
    values ('${ADA}', '${TRAINER}', 'attended', 'secret', 'secret')`,
  milestones: `(client_id, trainer_id, title, description) values ('${ADA}', '${TRAINER}', 'secret', 'secret')`,
  goal_proposals: `(client_id, provider_id, kind, title, target, reason, answer)
    values ('${ADA}', '${TRAINER}', 'custom', 'secret', 1, 'secret', 'secret')`,
  care_requests: `(client_id, provider_id, message) values ('${ADA}', '${TRAINER}', 'secret')`,
  workout_programs: `${PROGRAMS} values ('${PROGRAM}', '${ADA}', 'secret', 'secret', 4, 'beginner', 12, '{secret}', '{4}')`,
  workout_program_exercises: `(program_id, user_id, exercise_id, day, sets, notes)
    values ('${PROGRAM}', '${ADA}', (select id from public.exercises limit 1), 1, 3, 'secret')`,
  workout_sessions: `(id, user_id, name, notes) values ('${SESSION}', '${ADA}', 'secret', 'secret')`,
  training_comments: `(session_id, user_id, author_id, body) values ('${SESSION}', '${ADA}', '${TRAINER}', 'secret')`,
  workout_exercises: `(session_id, user_id, exercise_id, notes)
    values ('${SESSION}', '${ADA}', (select id from public.exercises limit 1), 'secret')`,
};

/** What an undo brings back, for which the device holds no more than the server does. */
const UNDONE: Record<string, string> = {
  goals: `(user_id, kind, title, description, target) values ('${ADA}', 'custom', 'secret', 'secret', 1)`,
  measurements: `(user_id, kind, value, unit, notes) values ('${ADA}', 'waist', 80, 'cm', 'secret')`,
  own_measures: `(user_id, name, unit) values ('${ADA}', 'secret', 'secret')`,
  progress_photos: `(user_id, pose, taken_on, path, thumb_path, width, height, note)
    values ('${ADA}', 'front', current_date, '${ADA}/a.jpg', '${ADA}/b.jpg', 3, 4, 'secret')`,
  meal_plans: `(user_id, date, name, notes) values ('${ADA}', current_date, 'secret', 'secret')`,
};

describe.each(engines)('tombstones on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await assign(db, await join(db, DOCTOR, 'doctor'), ADA);
    await assign(db, await join(db, TRAINER, 'trainer'), ADA);
  }, 240_000);
  afterAll(() => db.close());

  async function deleted(table: string, written: string): Promise<string> {
    const { id } = await only(db, `insert into public.${table} ${written} returning id`);
    const { row } = await only(
      db,
      `update public.${table} t set deleted = true where id = $1 returning to_jsonb(t)::text as row`,
      [id],
    );
    return String(row);
  }

  test.each(Object.entries(WRITTEN))('what was written is in none of %s', async (table, written) => {
    expect(await deleted(table, written)).not.toContain('secret');
  });

  test.each(Object.entries(UNDONE))('what an undo brings back stays in one of %s', async (table, written) => {
    expect(await deleted(table, written)).toContain('secret');
  });

  test('nobody reads anything of a record that a device has deleted', async () => {
    const id = numbered(21);
    const record = {
      id,
      user_id: ADA,
      kind: 'imaging',
      title: 'secret',
      description: 'secret',
      created_at: new Date(),
    };
    const rev = numbered(22);
    expect((await push(db, ADA, 'health_records', { ...record, rev })).verdict).toBe('applied');
    const seen = (): Promise<Row[]> =>
      db.as(ADA, (session) =>
        session.query('select title, description from public.health_records where id = $1', [id]),
      );
    expect(await seen()).toEqual([{ title: 'secret', description: 'secret' }]);
    expect((await push(db, ADA, 'health_records', { ...record, deleted: true }, rev)).verdict).toBe('applied');
    expect(await seen()).toEqual([{ title: '(deleted)', description: null }]);
  });
});
