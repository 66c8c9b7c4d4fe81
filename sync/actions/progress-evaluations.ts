import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import { changed, created, removed, writeAll, writeOne } from './changes.ts';

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

export const writeEvaluation = action([progressEvaluations], (tx, evaluation: NewEvaluation) =>
  writeOne(tx, created(progressEvaluations, { ...NOTHING_SAID, ...evaluation, created_at: tx.now })),
);

export const editEvaluation = action([progressEvaluations], (tx, id: string, edit: EvaluationEdit) =>
  writeAll(tx, [changed(progressEvaluations, id, edit)]),
);

export const removeEvaluation = action([progressEvaluations], (tx, id: string) =>
  writeAll(tx, [removed(progressEvaluations, id)]),
);
