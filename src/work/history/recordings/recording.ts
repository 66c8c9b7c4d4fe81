import type { Activity } from '#sync/entities/workout-sessions.ts';
import { momentOf } from '#src/work/history/moments.ts';
import type { Problem, Reason } from '#src/work/history/types.ts';

/** A session as a watch or a phone recorded it. Null is what it does not say. */
export interface Recording {
  /** Milliseconds. */
  start: number;
  elapsed: number;
  moving: number;
  metres: number | null;
  heart: number | null;
  calories: number | null;
  activity: Activity | null;
  name: string;
  notes: string;
}

export interface Read {
  recordings: Recording[];
  problems: Problem[];
  points: number;
}

/** A file of nothing but bad points is told by so many. */
const MOST_REFUSED = 10_000;

/** The last point read, which harms itself alone. */
export function refusePoint({ problems, points }: Read, reason: Reason, told: readonly (string | undefined)[]): void {
  if (problems.length === MOST_REFUSED) return;
  problems.push({ line: points, reason, text: told.filter(Boolean).join(' ').slice(0, 90) });
}

/** How devices call what was done: the first that is in the word. */
const CALLED: readonly (readonly [RegExp, Activity])[] = [
  [/run|jog|lauf|course|carrera|treadmill/, 'run'],
  [/hik|mountaineer|wander|rando|sender/, 'hike'],
  [/walk|geh|march|caminata/, 'walk'],
  [/bik|cycl|ride|rad|v[ée]lo|cicl/, 'bike'],
  [/rowing|^row|rudern|aviron|remo/, 'row'],
  [/swim|schwimm|nata/, 'swim'],
  [/rope|skipping|jump/, 'skip'],
  [/american/, 'other'],
  [/soccer|football|fu[sß]+ball|f[úu]tbol/, 'football'],
];

/** Words that say nothing. */
const UNTOLD = /^(\d+|other|generic|default|unknown|workout|activity|track)?$/;

export function activityCalled(word: string): Activity | null {
  const told = word.trim().toLowerCase();
  if (UNTOLD.test(told)) return null;
  return CALLED.find(([pattern]) => pattern.test(told))?.[1] ?? 'other';
}

/** Of all the world where no zone is told, as the formats want it. Not a number where it is none. */
export function timeIn(text: string): number {
  const moment = momentOf(text);
  if (moment === null) return Number.NaN;
  return Date.parse(moment.endsWith('Z') ? moment : `${moment}Z`);
}

/** Null where nothing stands there, not a number where it is no figure. */
export const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);
