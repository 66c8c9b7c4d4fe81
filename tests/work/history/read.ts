import { openFile, planOf } from '#src/work/history/plan.ts';
import { unitsOf } from '#src/work/history/rows.ts';
import type { Answers } from '#src/work/history/types.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const ZONE = 'Africa/Lagos';

export const planned = async (text: string, answers: Answers = {}) =>
  planOf(await openFile('file.csv', new TextEncoder().encode(text)), answers, { zone: ZONE, now: NOW });

/** The rows that a file becomes. */
export async function rowsIn(text: string, answers: Answers = {}) {
  const { found } = await planned(text, answers);
  const whose = { userId: 'me', zone: ZONE, workoutName: 'Workout', exercises: new Map<string, string>() };
  return [...unitsOf(found, whose)].flat();
}
