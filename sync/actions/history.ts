import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { isLive, where, within } from '#sync/queries/reading.ts';
import { changed, removed } from './changes.ts';

// What was lived before this app, out of the files of others. The ids are the file's: see src/work/history/rows.ts.

const TABLES = {
  exercises,
  workout_sessions: workoutSessions,
  workout_exercises: workoutExercises,
  workout_sets: workoutSets,
  meal_plans: mealPlans,
  measurements,
};

type HistoryTable = keyof typeof TABLES;

export interface HistoryRow {
  table: HistoryTable;
  id: string;
  columns: Record<string, unknown>;
}

/** A row as it was when it was last written by this: whoever changes it since gives it another `rev`. */
export interface Mark {
  table: HistoryTable;
  id: string;
  rev: string;
}

export const HISTORY = Object.values(TABLES);

/** What no file says. */
const UNTOLD: Partial<Record<HistoryTable, Record<string, unknown>>> = {
  workout_sessions: { hurt: false },
  workout_exercises: { ...NO_TARGETS, why: null, change_kg: null },
  workout_sets: { hurt: false },
};

const untoldIn = ({ table, columns: { kind } }: HistoryRow) =>
  table === 'measurements' ? { unit: UNIT_OF[kind as MeasurementKind] } : UNTOLD[table];

const sessionOf = ({ columns: { session_id } }: HistoryRow): string | null =>
  typeof session_id === 'string' ? session_id : null;

/** By id, with those that were removed. */
async function here(tx: Tx, rows: readonly Pick<HistoryRow, 'table' | 'id'>[]): Promise<Map<string, Row>> {
  const byTable = [...Map.groupBy(rows, ({ table }) => table)];
  const found = await Promise.all(
    byTable.map(([table, its]) => tx.rows(TABLES[table]).bulkGet(its.map(({ id }) => id))),
  );
  return new Map(found.flat().flatMap((row): [string, Row][] => (row ? [[row.id, row]] : [])));
}

/** Writes a change of each row, and notes the `rev` that it got. */
async function marked(tx: Tx, rows: readonly Pick<HistoryRow, 'table' | 'id'>[], changes: Change[]): Promise<Mark[]> {
  const written = await tx.writeMarked(changes);
  return rows.map(({ table, id }, place) => ({ table, id, rev: written[place]?.rev ?? '' }));
}

/** Gone by somebody's hand, if it was not taken back. */
const isGone = (row: Row | undefined): boolean =>
  row !== undefined && (row.deleted || row['status'] === 'cancelled' || row['is_active'] === false);

const isThere = (row: Row | undefined): boolean => row !== undefined && !isGone(row);

interface Fresh {
  rows: HistoryRow[];
  /** How many somebody removed: they stay so, and with them what is within them. */
  gone: number;
}

/** What is within a workout that never was here is not asked for: that are most rows of all. */
async function fresh(tx: Tx, rows: readonly HistoryRow[], takenBack: ReadonlySet<string>): Promise<Fresh> {
  const parents = await here(
    tx,
    rows.filter((row) => sessionOf(row) === null),
  );
  const asked = rows.filter((row) => parents.has(sessionOf(row) ?? ''));
  const known = new Map([...parents, ...(await here(tx, asked))]);
  const isBack = (id: string): boolean => takenBack.has(known.get(id)?.rev ?? '');
  const removedBy = new Set([...known.values()].filter((row) => isGone(row) && !isBack(row.id)).map(({ id }) => id));
  const isWithinRemoved = ({ columns }: HistoryRow): boolean =>
    [columns['session_id'], columns['workout_exercise_id']].some((id) => removedBy.has(String(id)));
  const gone = rows.filter((row) => removedBy.has(row.id) || isWithinRemoved(row));
  const left = new Set(gone);
  const isWanted = (row: HistoryRow): boolean => !left.has(row) && (!known.has(row.id) || isBack(row.id));
  return { rows: rows.filter(isWanted), gone: gone.length };
}

/**
 * Adds what is not here yet, and brings back what was taken back and not touched since (`takenBack`: the `rev` that it
 * got by that). Nothing else that is here changes, and what somebody removed stays so.
 */
export const addHistory = action(HISTORY, async (tx, rows: readonly HistoryRow[], takenBack: ReadonlySet<string>) => {
  const { rows: added, gone } = await fresh(tx, rows, takenBack);
  const changes = added.map((row): Change => {
    const { table, id, columns } = row;
    return { entity: TABLES[table], id, set: { ...columns, ...untoldIn(row), deleted: false } };
  });
  return { added: await marked(tx, added, changes), gone };
});

/** What is within these workouts by now, whoever put it there. */
async function contentsOf(tx: Tx, sessions: readonly string[]): Promise<Map<string, Row[]>> {
  const sets = await where(tx, workoutSets, 'session_id', sessions);
  const its = await Promise.all(sessions.map((id) => within(tx, workoutExercises, '[session_id+order_index]', [id])));
  return Map.groupBy([...sets, ...its.flat()] as unknown as Row[], (row) => String(row['session_id']));
}

/**
 * Which of the marked rows can leave. A workout leaves whole or not at all: one that was changed, or that has sets of
 * another file or of one's own, stays. An exercise of one's own stays where something else is done in it.
 */
async function leaving(tx: Tx, marks: readonly Mark[], now: ReadonlyMap<string, Row>): Promise<Set<string>> {
  const revs = new Map(marks.map(({ id, rev }) => [id, rev]));
  const isAsBrought = (row: Row): boolean => isLive(row) && revs.get(row.id) === row.rev;
  const rowsOf = (table: HistoryTable): Row[] =>
    marks.flatMap((mark) => (mark.table === table ? (now.get(mark.id) ?? []) : []));
  const sessions = rowsOf('workout_sessions');
  const children = [...rowsOf('workout_exercises'), ...rowsOf('workout_sets')];
  const all = [...new Set([...sessions.map(({ id }) => id), ...children.map((row) => String(row['session_id']))])];
  const contents = await contentsOf(tx, all);
  const leave = new Set([...rowsOf('meal_plans'), ...rowsOf('measurements')].filter(isAsBrought).map(({ id }) => id));
  const ours = new Set(sessions.map(({ id }) => id));
  for (const session of sessions) {
    const its = contents.get(session.id) ?? [];
    if (isAsBrought(session) && its.every(isAsBrought)) for (const { id } of [session, ...its]) leave.add(id);
  }
  // What a longer file added to a workout that was here already.
  for (const row of children) {
    const its = (contents.get(String(row['session_id'])) ?? []).filter((set) => set['workout_exercise_id'] === row.id);
    const isAlone = !ours.has(String(row['session_id'])) && [row, ...its].every(isAsBrought);
    if (isAlone) for (const { id } of [row, ...its]) leave.add(id);
  }
  for (const row of rowsOf('exercises').filter(isAsBrought)) {
    const key = [String(row['owner_id']), row.id];
    const sets = await within(tx, workoutSets, '[user_id+exercise_id+completed_at]', key);
    if (sets.every(({ id }) => leave.has(id))) leave.add(row.id);
  }
  return leave;
}

/**
 * What somebody removed is no loss; all else that stays is told. What stays as it was brought (`left`) can leave later,
 * when what holds it here has left.
 */
export const takeBackHistory = action(HISTORY, async (tx, marks: readonly Mark[]) => {
  const now = await here(tx, marks);
  const leave = await leaving(tx, marks, now);
  const back = marks.filter(({ id }) => leave.has(id));
  const changes = back.map(({ table, id }) =>
    // It leaves the library only: what was done in it on another device meanwhile keeps its name.
    table === 'exercises' ? changed(exercises, id, { is_active: false }) : removed(TABLES[table], id),
  );
  const isOfRemoved = (row: Row | undefined): boolean => isGone(now.get(String(row?.['session_id'])));
  const kept = marks.filter(({ id }) => !leave.has(id) && isThere(now.get(id)) && !isOfRemoved(now.get(id)));
  const left = kept.filter(({ id, rev }) => now.get(id)?.rev === rev);
  return { back: await marked(tx, back, changes), left, kept: kept.length };
});
