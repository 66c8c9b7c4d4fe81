import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { peopleById } from '#sync/queries/people.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import type { Trend } from '#src/lib/scores.ts';
import { trendOf } from '#src/lib/scores.ts';

const PARTS = ['effort', 'technique', 'progress', 'attendance'] as const;

export type Part = (typeof PARTS)[number];

export interface Score {
  value: number;
  /** Null where there is nothing to compare with. */
  before: number | null;
  trend: Trend | null;
}

function scoreOf(value: number, before: number | null | undefined): Score {
  const known = before ?? null;
  return { value, before: known, trend: known === null ? null : trendOf(value, known) };
}

/** The scores given, each with the one of the evaluation before. */
export const partsOf = (
  latest: ProgressEvaluation,
  previous: ProgressEvaluation | undefined,
): { part: Part; score: Score }[] =>
  PARTS.flatMap((part) => {
    const value = latest[`${part}_score`];
    return value === null ? [] : [{ part, score: scoreOf(value, previous?.[`${part}_score`]) }];
  });

export interface Judged {
  evaluation: ProgressEvaluation;
  overall: Score;
  parts: { part: Part; score: Score }[];
  trainer: string;
}

export interface Attendance {
  attended: number;
  of: number;
}

export const attendanceIn = (records: readonly Pick<AttendanceRecord, 'status'>[]): Attendance => ({
  attended: records.filter(({ status }) => status === 'attended').length,
  of: records.length,
});

const DAYS = 30;

export interface Coaching {
  judged: Judged | null;
  attendance: Attendance;
}

/** The latest evaluation and recent attendance. */
export async function coachingOf(db: ReadOnly, userId: string, today: Day): Promise<Coaching> {
  const [[latest, previous], records] = await Promise.all([
    evaluationsOfClient(db, userId, 2),
    attendanceOfClient(db, userId, { from: addDays(today, 1 - DAYS), to: today }),
  ]);
  const attendance = attendanceIn(records);
  if (!latest) return { judged: null, attendance };
  const [trainer] = await peopleById(db, latest.trainer_id ? [latest.trainer_id] : []);
  const overall = scoreOf(latest.overall_score, previous?.overall_score);
  const name = trainer ? fullNameOf(trainer) : '';
  return { judged: { evaluation: latest, overall, parts: partsOf(latest, previous), trainer: name }, attendance };
}
