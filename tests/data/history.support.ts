import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { entities } from '#sync/entities/index.ts';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { importFrom } from '#src/data/history/importing.ts';
import { chosenNames } from '#src/data/history/kept.ts';
import { OF_HEALTH } from '#src/features/history/of-health.ts';
import { Reading } from '#src/features/history/reading.ts';
import { exerciseOf } from '#src/features/history/use-bringing.ts';
import { namesOf } from '#src/work/history/names-of.ts';
import type { Answers } from '#src/work/history/types.ts';

export const ZONE = 'Africa/Lagos';
export const running = (signal = new AbortController().signal) => ({ file: 'file.csv', told: () => undefined, signal });

/** What the worker does, in this thread. */
export async function read(db: Local, userId: string, text: string, answers: Answers = { weight: 'kg' }) {
  const reading = new Reading();
  const opened = await reading.open(new File([text], 'file.csv'));
  if (opened === OF_HEALTH) throw new Error('It is read in a thread of its own.');
  if ('fault' in opened) throw new Error(opened.fault);
  const library = (await exerciseLibrary(db)).map((each) => ({ id: each.id, ...namesOf(each, each.name) }));
  const setting = { zone: ZONE, now: Date.now(), library, remembered: await chosenNames(db) };
  const { preview } = reading.show(answers, setting);
  const exercises = Object.fromEntries(
    preview.exercises.flatMap((named) => {
      const id = exerciseOf(named, {});
      return id ? [[named.key, id]] : [];
    }),
  );
  reading.begin({ userId, workoutName: 'Workout', exercises });
  return { print: opened.print, preview, next: async (most: number) => reading.next(most) };
}

export async function bring(db: Local, userId: string, text: string, answers?: Answers) {
  const source = await read(db, userId, text, answers);
  return importFrom(source, db, { ...running(), print: source.print });
}

const OF_HISTORY = ['exercises', 'workout_sessions', 'workout_exercises', 'workout_sets', 'meal_plans', 'measurements'];

export async function liveRows(db: Local): Promise<Row[]> {
  const all = await Promise.all(OF_HISTORY.map((name) => db.rows({ name }).toArray()));
  return all.flat().filter((row) => !row.deleted && row['is_active'] !== false);
}

export async function aDatabase(userId: string): Promise<Local> {
  const db = await openDatabase(userId, entities, { prefix: randomUUID() });
  onTestFinished(() => db.close());
  return db;
}
