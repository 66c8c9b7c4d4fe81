import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { DraftAbout } from '#src/data/drafts/drafts.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { foodWords } from '#src/work/food/words.ts';
import { noteWords } from '#src/work/notes/words.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { programWords } from '#src/work/training/words.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { providerFoodWords } from '../food/words.ts';
import { proposingWords } from '../goals/words.ts';
import { medicalWords } from '../medical/words.ts';
import { Made } from '../record/program.ts';
import type { MadeStep } from '../record/program.ts';
import { recordWords } from '../record/words.ts';
import { theatreWords } from '../surgery/words.ts';
import { providerWords } from '../words.ts';
import { linesOf } from './lines.ts';
import type { Labels } from './lines.ts';
import { keptWords } from './words.ts';
import type { KeptWords } from './words.ts';

export type Kind = keyof KeptWords['kinds'];

/** The labels of each form. A choice is none of one's own words. */
function useLabels(): Record<Kind, Labels> {
  const { parts } = useWords(noteWords);
  const { notes } = useWords(recordWords);
  const program = useWords(programWords);
  const { evaluation, milestones, visit } = useWords(providerWords);
  const goal = useWords(proposingWords);
  const { aim } = useWords(providerFoodWords);
  const { figures } = useWords(foodWords);
  const { plan, operation } = useWords(theatreWords);
  const theatre = useWords(surgeryWords);
  const { facts, form } = useWords(medicalWords);
  return {
    note: { noted_on: notes.day, ...parts.free, ...parts.adime, ...parts.soap, ...parts.session },
    program: { title: program.name, description: program.about, weeks: program.weeks, starts: program.starts },
    evaluation: {
      overall: evaluation.overall,
      effort: evaluation.effort,
      technique: evaluation.technique,
      progress: evaluation.progress,
      attendance: evaluation.attendance,
      strengths: evaluation.strengths,
      areas_for_improvement: evaluation.improve,
      next_goals: evaluation.next,
      trainer_comments: evaluation.comments,
    },
    milestone: { title: milestones.name, by: milestones.by },
    goal: { title: goal.name, unit: goal.unit, target: goal.target, by: goal.by, reason: goal.reason },
    targets: {
      from: aim.from,
      calories_target: figures.calories,
      protein_target: figures.protein,
      carbs_target: figures.carbs,
      fat_target: figures.fat,
      water_target: figures.water,
    },
    comment: { body: '' },
    session: { notes: visit.notes },
    decline: { reason: visit.reason },
    case: {
      area: plan.area,
      planned_on: plan.planned,
      place: plan.place,
      low: plan.low,
      high: plan.high,
      deposit: plan.deposit,
    },
    operation: {
      done_on: operation.day,
      technique: theatre.technique,
      findings: theatre.findings,
      name: operation.name,
      batch: operation.batch,
      lot: operation.lot,
      expires_on: operation.expires,
      amount: operation.amount,
    },
    fact: { name: facts.name, code: facts.code, since: facts.since, reaction: facts.reaction },
    paper: {
      from: form.from,
      until: form.until,
      days: form.days,
      body: '',
      heart: form.heart,
      medicine: form.medicine,
      dose: form.dose,
      directions: form.directions,
      toName: form.toName,
    },
  };
}

/** The days of a program as they were put together: "Squat: 3 × 10 s, slowly". */
function useDayLines(): (typed: unknown) => string[] {
  const { program: words } = useWords(recordWords);
  const kept = useWords(keptWords);
  const language = useLanguage();
  const nameOf = useExerciseName();
  const library = new Map((knownOf(useRows(exerciseLibrary)) ?? []).map((exercise) => [exercise.id, exercise]));
  const step = ({ exercise_id, sets, amount, isTimed, notes }: MadeStep): string =>
    kept.field(
      nameOf(library.get(exercise_id)) || kept.exercise,
      [`${sets} × ${amount}${isTimed ? ' s' : ''}`, notes.trim()].filter(Boolean).join(', '),
    );
  return (typed) => {
    const days = Made.safeParse(typed).data?.days ?? [];
    return days.flatMap((day, at) =>
      day.length === 0 ? [] : [words.dayTitle((at + 1).toLocaleString(language), day.length)].concat(day.map(step)),
    );
  };
}

const isKind = (kind: string, kinds: KeptWords['kinds']): kind is Kind => kind in kinds;

/** What is kept of a form, to be read and copied without the form: none where nothing was typed into it. */
export function useLines(): (draft: Pick<DraftAbout, 'kind' | 'value'>) => string[] {
  const { kinds, field } = useWords(keptWords);
  const labels = useLabels();
  const dayLines = useDayLines();
  const language = useLanguage();
  const inWords = {
    field,
    day: (day: string) => dayInWords(day, language),
    figure: (figure: number) => figure.toLocaleString(language),
  };
  return ({ kind, value }) => {
    if (!isKind(kind, kinds)) return [];
    return [...linesOf(value, labels[kind], inWords), ...(kind === 'program' ? dayLines(value) : [])];
  };
}
