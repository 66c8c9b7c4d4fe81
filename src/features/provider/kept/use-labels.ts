import { useWords } from '#src/ui/language.tsx';
import { foodWords } from '#src/work/food/words.ts';
import { goalWords } from '#src/work/goals/words.ts';
import { noteWords } from '#src/work/notes/words.ts';
import { signedWords } from '#src/work/signed/words.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { programWords } from '#src/work/training/words.ts';
import { providerFoodWords } from '../food/words.ts';
import { proposingWords } from '../goals/words.ts';
import { medicalWords } from '../medical/words.ts';
import { recordWords } from '../record/words.ts';
import { theatreWords } from '../surgery/words.ts';
import { providerWords } from '../words.ts';
import type { Labels } from './lines.ts';
import type { KeptWords } from './words.ts';

export type Kind = keyof KeptWords['kinds'];

/** What the fields of each form are called, and what may be chosen in them: of what is agreed and looked back at. */
function useCoachingLabels() {
  const { parts, templates } = useWords(noteWords);
  const { notes } = useWords(recordWords);
  const program = useWords(programWords);
  const { evaluation, milestones, visit } = useWords(providerWords);
  const goal = useWords(proposingWords);
  const { kinds } = useWords(goalWords);
  const { aim } = useWords(providerFoodWords);
  const { figures, dayKinds } = useWords(foodWords);
  return {
    note: {
      template: { label: notes.template, names: templates },
      noted_on: notes.day,
      ...parts.free,
      ...parts.adime,
      ...parts.soap,
      ...parts.session,
    },
    program: {
      title: program.name,
      description: program.about,
      difficulty: { label: program.level, names: program.levels },
      starts: program.starts,
    },
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
    milestone: {
      title: milestones.name,
      category: { label: milestones.category, names: milestones },
      by: milestones.by,
    },
    goal: {
      kind: { label: goal.about, names: kinds },
      title: goal.name,
      unit: goal.unit,
      target: goal.target,
      by: goal.by,
      reason: goal.reason,
    },
    targets: {
      kind: { label: dayKinds.label, names: dayKinds },
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
  };
}

/** Of what doctors and surgeons write. */
function useMedicalLabels() {
  const signed = useWords(signedWords);
  const { plan, operation } = useWords(theatreWords);
  const theatre = useWords(surgeryWords);
  const { facts, form } = useWords(medicalWords);
  return {
    case: {
      procedure: { label: plan.procedure, names: theatre.procedures },
      side: { label: plan.side, names: theatre.sides },
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
    fact: {
      kind: { label: facts.kind, names: signed },
      name: facts.name,
      code: facts.code,
      since: facts.since,
      reaction: facts.reaction,
      severity: { label: facts.severity, names: signed.severities },
    },
    paper: {
      from: form.from,
      until: form.until,
      days: form.days,
      body: '',
      verdict: { label: form.verdict, names: signed.verdicts },
      limits: { label: form.limits, names: signed.limits },
      heart: form.heart,
      medicine: form.medicine,
      dose: form.dose,
      directions: form.directions,
      often: { label: form.often, names: form.oftens },
      toName: form.toName,
    },
  };
}

export const useLabels = (): Record<Kind, Labels> => ({ ...useCoachingLabels(), ...useMedicalLabels() });
