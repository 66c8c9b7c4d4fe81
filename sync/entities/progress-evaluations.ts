import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, editOne, moment, removed, writeOne, type Columns } from './changes.ts';
import { day, decimal, instant, maybe, text, uuid } from './columns.ts';
import { sortedBy, within } from './reading.ts';

const score = decimal(0, 10);
const remark = maybe(text(4000));

/** A trainer's judgement of a client, scores out of ten. */
export const progressEvaluations = defineEntity({
  name: 'progress_evaluations',
  columns: {
    client_id: uuid,
    trainer_id: maybe(uuid),
    evaluation_date: day,
    overall_score: score,
    attendance_score: maybe(score),
    effort_score: maybe(score),
    progress_score: maybe(score),
    technique_score: maybe(score),
    strengths: remark,
    areas_for_improvement: remark,
    next_goals: remark,
    trainer_comments: remark,
    created_at: instant,
  },
  indexes: ['[client_id+evaluation_date]', '[trainer_id+evaluation_date]'],
});

export type ProgressEvaluation = RowOf<typeof progressEvaluations>;

type Row = Columns<typeof progressEvaluations>;
type Judgement = Omit<Row, 'client_id' | 'trainer_id' | 'evaluation_date' | 'overall_score' | 'created_at'>;
export type NewEvaluation = Pick<Row, 'client_id' | 'evaluation_date' | 'overall_score'> &
  Partial<Judgement> & { trainer_id: string };
export type EvaluationEdit = Partial<Judgement & Pick<Row, 'evaluation_date' | 'overall_score'>>;

const NOTHING_SAID: Judgement = {
  attendance_score: null,
  effort_score: null,
  progress_score: null,
  technique_score: null,
  strengths: null,
  areas_for_improvement: null,
  next_goals: null,
  trainer_comments: null,
};

/** The newest first; of one day, the one written last. */
export async function evaluationsOfClient(db: Local, clientId: string, most: number): Promise<ProgressEvaluation[]> {
  const all = await sortedBy(within(db, progressEvaluations, '[client_id+evaluation_date]', [clientId]), 'created_at');
  const byDay = await sortedBy(Promise.resolve(all), 'evaluation_date');
  return byDay.toReversed().slice(0, most);
}

export const writeEvaluation = (db: Local, evaluation: NewEvaluation, clock = REAL_CLOCK): Promise<string> =>
  writeOne(db, created(progressEvaluations, { ...NOTHING_SAID, ...evaluation, created_at: moment(db, clock) }), clock);

/** False where the evaluation is not there. */
export const editEvaluation = (db: Local, id: string, edit: EvaluationEdit, clock = REAL_CLOCK): Promise<boolean> =>
  editOne(db, progressEvaluations, id, edit, clock);

export async function removeEvaluation(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(progressEvaluations, id)], clock);
}
