import type { Activity } from '#sync/entities/workout-sessions.ts';
import { momentOf } from '#src/work/history/moments.ts';
import type { Problem } from '#src/work/history/types.ts';

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

/** More sessions than a life of sport has are no export. */
export const MOST_RECORDINGS = 10_000;

/** Of a point only its time is told: where it was stays here. */
type Fault = { reason: 'number' } | { reason: 'date'; time: string | undefined };

/** The last point read, which harms itself alone. */
export function refusePoint({ problems, points }: Read, fault: Fault): void {
  if (problems.length === MOST_REFUSED) return;
  const text = fault.reason === 'date' ? (fault.time ?? '').slice(0, 90) : '';
  problems.push({ line: points, of: 'point', reason: fault.reason, text });
}

/** How devices call what was done: the first that is found. */
const CALLED: readonly (readonly [RegExp, Activity])[] = [
  // Whose names hold those of others.
  [/motor|golf|\bski(?!p)|climb|throw|horse|skat|eislauf|bikram/, 'other'],
  [/\brun|\bjog|lauf|\bcourse|carrera|treadmill/, 'run'],
  [/\bhik|mountaineer|wander|\brando(?!m)|\bsender/, 'hike'],
  [/walk|\bgeh|\bmarch|caminata/, 'walk'],
  [/bik|cycl|\bride|\brad|(fahr|renn)rad|\bv[ée]lo\b|cicl/, 'bike'],
  [/\brow(ing)?\b|rudern|aviron|\bremo\b/, 'row'],
  [/swim|schwimm|\bnata/, 'swim'],
  [/\brope|\bskipping|jump ?rope/, 'skip'],
  [/american/, 'other'],
  [/soccer|football|fu[sß]+ball|f[úu]tbol/, 'football'],
];

/** Words that say nothing. */
const UNTOLD = /^(\d+|other|generic|default|unknown|workout|activity|track)?$/;

export function activityCalled(word: string): Activity | null {
  const told = word
    .trim()
    .replaceAll(/(\p{Ll})(?=\p{Lu})|[_-]/gu, '$1 ')
    .toLowerCase();
  if (UNTOLD.test(told)) return null;
  return CALLED.find(([pattern]) => pattern.test(told))?.[1] ?? 'other';
}

/** Of a second, which moments do not have. */
const FRACTION = /:\d\d(\.\d+)/;

/** Of all the world where no zone is told, as the formats want it. Not a number where it is none. */
export function timeIn(text: string): number {
  const moment = momentOf(text);
  if (moment === null) return Number.NaN;
  const second = Date.parse(moment.endsWith('Z') ? moment : `${moment}Z`);
  return second + Math.floor(Number(FRACTION.exec(text)?.[1] ?? 0) * 1000);
}

/** Null where nothing stands there, not a number where it is no figure. */
export const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);
