import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { only, push } from '../people/support.ts';

/** Makes and changes plans of a client as providers do. */
export function plansOf(db: () => TestDatabase, { client, trainer }: { client: string; trainer: string }) {
  let place = 100;
  const next = (): string => numbered((place += 1));
  const make = async (by: string, entity: string, row: Record<string, unknown>) => {
    const id = next();
    expect(await push(db(), by, entity, { id, user_id: client, ...row })).toMatchObject({ verdict: 'applied' });
    return id;
  };
  const edit = async (by: string, entity: string, id: string, fields: Record<string, unknown>) => {
    const { rev, ...row } = await only(db(), `select * from public.${entity} where id = $1`, [id]);
    expect(await push(db(), by, entity, { ...row, ...fields }, rev)).toMatchObject({ verdict: 'applied' });
  };
  async function offered(by = trainer) {
    const { id: exercise_id } = await only(db(), `select id from public.exercises where owner_id is null limit 1`);
    const PROGRAM = { title: 'Knees', duration_weeks: 4, difficulty: 'beginner', sessions: 8, status: 'offered' };
    const program = await make(by, 'workout_programs', { assigned_by: by, template_id: null, ...PROGRAM });
    const step = await make(by, 'workout_program_exercises', {
      program_id: program,
      exercise_id,
      day: 1,
      sets: 3,
      reps: 8,
    });
    return { program, step };
  }

  /** All at once, as a device sends what has waited; answers with the verdicts. */
  const pushed = async (by: string, rows: [entity: string, row: Record<string, unknown>][]) => {
    const ops = rows.map(([entity, row]) => ({
      entity,
      row: { id: next(), rev: randomUUID(), user_id: client, ...row },
      base_rev: null,
    }));
    const [answer] = await db().as(by, (session) =>
      session.query<{ verdicts: { verdict: string }[] }>(`select public.sync_push($1::jsonb) as verdicts`, [
        JSON.stringify(ops),
      ]),
    );
    return (answer?.verdicts ?? []).map(({ verdict }) => verdict);
  };
  return { make, edit, offered, pushed };
}
