import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, instant, maybe, text, uuid } from './columns.ts';

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
