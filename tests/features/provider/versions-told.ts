import * as z from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import { keepTold, takenVersions, takeVersions } from '#src/features/provider/versions/taken.ts';
import type { MealOnce, ProgramOnce, StepOnce } from '#src/work/versions/shape.ts';
import type { Local } from '#sync/engine/database.ts';
import { numbered } from '../../support/members.ts';
import { aStep, UNDIVIDED } from '../../support/step.ts';
import { CLIENT, ME } from './local.ts';

export const stepOf = (exercise_id: string, fields: Partial<StepOnce> = {}): StepOnce =>
  aStep({ exercise_id, ...fields });
export const PROGRAM: ProgramOnce = {
  title: 'Knees',
  description: '',
  duration_weeks: 4,
  difficulty: 'beginner',
  starts_on: null,
  weekdays: [1, 4],
  ...UNDIVIDED,
  steps: [stepOf('squat'), stepOf('row'), stepOf('squat', { sets: 1 })],
};

export const meal = (n: number, name: string, fields: Partial<MealOnce> = {}): MealOnce => ({
  id: numbered(n),
  instead_of: null,
  meal_type: 'lunch',
  name,
  food_id: null,
  grams: null,
  servings: null,
  calories: 300,
  protein: 10,
  carbs: 40,
  fat: 8,
  notes: null,
  ...fields,
});
export const OTHER = numbered(8);
export const [KNEES, BACK] = [{ program_id: numbered(50) }, { program_id: numbered(51) }];

/** A version of a plan as the server tells it. */
export const of = (n: number, key: object, client = CLIENT) => ({
  id: numbered(n),
  made_at: `2026-03-04T${n}:00:00+00:00`,
  author_id: ME,
  author: 'Kemi',
  role: 'trainer',
  is_first: false,
  program_id: null,
  day: null,
  client,
  plan: { ...PROGRAM, duration_weeks: n },
  ...key,
});

const DAY_MS = 86_400_000;

export function answer(at: string, clients: string[], versions: object[], rest: object = {}) {
  const [first, last] = [-6, 28].map((days) => new Date(Date.parse(at) + days * DAY_MS).toISOString().slice(0, 10));
  const programs = Array.from({ length: 60 }, (_, n) => numbered(50 + n));
  return { at, first, last, clients, held: clients, programs, versions, ...rest };
}

/** What a device is told of versions, what it asked, and what it knows then. */
export function toldTo(db: () => Local) {
  const asked: unknown[] = [];
  /** One answer after the other. */
  const telling = (answers: object[]) => {
    const rpc = (_: string, held: object) => {
      asked.push(held);
      return { abortSignal: () => ({ throwOnError: () => Promise.resolve({ data: answers.shift() }) }) };
    };
    return { supabase: () => Promise.resolve({ rpc }) } as unknown as AppData['session'];
  };
  return {
    asked,
    telling,
    take: (...told: Parameters<typeof answer>): Promise<void> => takeVersions(db(), telling([answer(...told)])),
    looked: (key: string, at: string, versions: object[]): Promise<void> =>
      keepTold(db(), CLIENT, { at: Date.parse(at), told: new Map([[key, versions as never]]) }),
    known: async (keys: string[], clientId = CLIENT) => {
      const taken = await takenVersions(db(), { clientId, keys, shape: z.array(z.looseObject({ id: z.string() })) });
      return taken && { at: new Date(taken.at).toISOString(), ids: taken.value.map(({ id }) => id) };
    },
  };
}
