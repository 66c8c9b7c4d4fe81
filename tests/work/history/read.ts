import type { HealthFile } from '#src/work/history/health/health-file.ts';
import { openFile, planOf } from '#src/work/history/plan.ts';
import type { OpenedFile, Plan } from '#src/work/history/plan.ts';
import { unitsOf } from '#src/work/history/rows.ts';
import type { Answers } from '#src/work/history/types.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const ZONE = 'Africa/Lagos';

const openedOf = (text: string | Uint8Array): Promise<OpenedFile> => openFile('file.csv', new Blob([text as BlobPart]));
const planIn = (file: Omit<OpenedFile, 'others'>, answers: Answers): Plan =>
  planOf(file, answers, { zone: ZONE, now: NOW });

export const planned = async (text: string | Uint8Array, answers: Answers = {}) =>
  planIn(await openedOf(text), answers);

/** As the tables of one zip. */
export async function plannedOfAll(texts: readonly (string | Uint8Array)[], answers: Answers = {}) {
  const files = await Promise.all(texts.map(openedOf));
  const [parts, recorded] = [files.flatMap((file) => file.parts), files.flatMap((file) => file.recorded)];
  return planIn({ parts, recorded, health: null }, answers);
}

const rowsOf = ({ found }: Plan) => {
  const whose = { userId: 'me', zone: ZONE, workoutName: 'Workout', exercises: new Map<string, string>() };
  return [...unitsOf(found, whose)].flat();
};

/** The rows that a file becomes. */
export const rowsIn = async (text: string | Uint8Array, answers: Answers = {}) => rowsOf(await planned(text, answers));

export const rowsInAll = async (...texts: (string | Uint8Array)[]) => rowsOf(await plannedOfAll(texts));

export const rowsOfHealth = (health: HealthFile) => rowsOf(planIn({ parts: [], recorded: [], health }, {}));
