import * as z from 'zod/mini';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { latest, many } from '#sync/queries/reading.ts';
import { EVER } from '#sync/queries/workout-sessions.ts';
import { setsBetween } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { RULES } from '#src/work/achievements/rules.ts';
import { recordsOf } from '#src/work/training/records.ts';
import { withoutFigures } from './reading.ts';

export const CARD_KINDS = ['workout', 'record', 'milestone'] as const;
export const FIGURES = ['weight_kg', 'reps', 'seconds', 'metres', 'minutes', 'calories'] as const;
export type Figure = (typeof FIGURES)[number];

const known = (figures: Partial<Record<Figure, number | null>>): Partial<Record<Figure, number>> =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number'));

/** A row of the author's, with what of it is shown. The server fills it in from the row. */
export const Card = z.object({
  kind: z.enum(CARD_KINDS),
  id: z.string(),
  title: z.string(),
  /** By which the reader's language has a name for it. */
  code: z.optional(z.string()),
  /** A set that beat all before it, by the rows that the server has. */
  record: z.optional(z.boolean()),
  /** Null is one that is shown and that the row has none of now. */
  figures: z.pipe(z.partialRecord(z.enum(FIGURES), z.nullable(z.number())), z.transform(known)),
});
export type Card = z.infer<typeof Card>;

/** Null where a post has none, or one that this version does not know. */
export const cardIn = (kept: object | null): Card | null => Card.safeParse(kept).data ?? null;

/** With what its author wants to show of it. */
export const showing = (card: Card, shown: ReadonlySet<Figure>): Card => ({
  ...card,
  figures: Object.fromEntries(Object.entries(card.figures).filter(([name]) => shown.has(name as Figure))),
});

const OF_BODY: ReadonlySet<string> = new Set<Figure>(['weight_kg', 'calories']);

/** For whoever wants to read no figures of bodies and of food. */
export function withoutFiguresOfBody({ code, ...card }: Card): Card {
  const shown = showing(card, new Set(FIGURES.filter((name) => !OF_BODY.has(name))));
  // Its name would say how much lighter somebody is.
  if (code?.startsWith('lost:')) return { ...shown, title: '' };
  return { ...shown, ...(code === undefined ? {} : { code }), title: withoutFigures(card.title) };
}

/** Of each kind so many are offered. */
const FEW = 4;

async function workoutsOf(db: ReadOnly, userId: string): Promise<Card[]> {
  const sessions = await latest(db, workoutSessions, '[user_id+completed_at]', [userId], { most: FEW });
  return sessions.map(({ id, name, duration_minutes: minutes, calories_burned: calories }) => ({
    kind: 'workout',
    id,
    title: name,
    figures: known({ minutes, calories }),
  }));
}

async function bestsOf(db: ReadOnly, userId: string): Promise<Card[]> {
  const byExercise = Map.groupBy(await setsBetween(db, userId, EVER), ({ exercise_id }) => exercise_id);
  const records = [...byExercise.values()].flatMap((sets) => {
    const best = recordsOf(sets);
    return sets.filter(({ id }) => best.has(id));
  });
  const done = await many(
    db,
    workoutSessions,
    records.map(({ session_id }) => session_id),
  );
  const newest = records
    .filter(({ session_id }) => done.some(({ id, status }) => id === session_id && status === 'completed'))
    .toSorted((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at))
    .slice(0, FEW);
  const named = await many(
    db,
    exercises,
    newest.map(({ exercise_id }) => exercise_id),
  );
  return newest.flatMap((set): Card[] => {
    const exercise = named.find(({ id }) => id === set.exercise_id);
    if (!exercise) return [];
    const { weight_kg, reps, duration_seconds: seconds, distance_m: metres } = set;
    return [
      {
        kind: 'record',
        id: set.id,
        title: exercise.name,
        ...(exercise.owner_id === null ? { code: 'catalogue' } : {}),
        record: true,
        figures: known({ weight_kg, reps, seconds, metres }),
      },
    ];
  });
}

const milestonesOf = async (db: ReadOnly, userId: string): Promise<Card[]> =>
  (await achievementsOf(db, userId))
    // The server lets no other be shown: their titles are anybody's words.
    .filter(({ code }) => code.startsWith('challenge:') || RULES.some((rule) => rule.code === code))
    .toReversed()
    .slice(0, FEW)
    .map(({ id, title, code }) => ({ kind: 'milestone', id, title, code, figures: {} }));

/** What one has done lately and may show. Nothing of photos, measurements or meals is among it. */
export const cardsToShow = async (db: ReadOnly, userId: string): Promise<Card[]> =>
  (await Promise.all([workoutsOf(db, userId), bestsOf(db, userId), milestonesOf(db, userId)])).flat();
