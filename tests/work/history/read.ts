import { openFile, planOf } from '#src/work/history/plan.ts';
import type { OpenedFile, Plan } from '#src/work/history/plan.ts';
import { unitsOf } from '#src/work/history/rows.ts';
import type { Answers } from '#src/work/history/types.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const ZONE = 'Africa/Lagos';

const openedOf = (text: string): Promise<OpenedFile> => openFile('file.csv', new TextEncoder().encode(text));
const planIn = (file: Pick<OpenedFile, 'parts'>, answers: Answers): Plan =>
  planOf(file, answers, { zone: ZONE, now: NOW });

export const planned = async (text: string, answers: Answers = {}) => planIn(await openedOf(text), answers);

/** As the tables of one zip. */
export async function plannedOfAll(texts: readonly string[], answers: Answers = {}) {
  const files = await Promise.all(texts.map(openedOf));
  return planIn({ parts: files.flatMap(({ parts }) => parts) }, answers);
}

const rowsOf = ({ found }: Plan) => {
  const whose = { userId: 'me', zone: ZONE, workoutName: 'Workout', exercises: new Map<string, string>() };
  return [...unitsOf(found, whose)].flat();
};

/** The rows that a file becomes. */
export const rowsIn = async (text: string, answers: Answers = {}) => rowsOf(await planned(text, answers));

export const rowsInAll = async (...texts: string[]) => rowsOf(await plannedOfAll(texts));
