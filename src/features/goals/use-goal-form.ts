import { useState } from 'react';
import type { Goal } from '#sync/entities/goals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { convert } from '#src/lib/units.ts';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { KINDS, kindOf } from '#src/work/goals/kinds.ts';
import { valueOf } from '#src/work/goals/values.ts';
import { goalWords } from '#src/work/goals/words.ts';
import type { Category } from './categories-card.tsx';
import { dayOf, firstDraft, problemOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { useGoals } from './use-goals.ts';
import { useProposals } from './use-proposals.ts';

const kindsOf = (category: Category | null, isHidden: boolean): Goal['kind'][] =>
  (Object.keys(KINDS) as Goal['kind'][]).filter((kind) => {
    const { category: own } = KINDS[kind];
    return (category === null || own === category) && !(isHidden && own === 'weight');
  });

/** Where somebody stands, and how tall he is. */
function useBody({ kind, current, exercise_id }: Pick<Goal, 'kind' | 'current' | 'exercise_id'>, here: Here) {
  const value = useRow(
    (db, userId) => valueOf(db, userId, { kind, exercise_id, status: 'active', current, start_date: here.today }, here),
    [kind, exercise_id, current, here.today, here.zone],
  );
  const profile = useRow((db, userId) => profileOf(db, userId));
  const inches = knownOf(profile)?.height;
  const known = knownOf(value);
  return {
    now: known?.now ?? null,
    trend: known?.trend ?? [],
    centimetres: inches ? convert('length', inches, 'imperial', 'metric') : null,
  };
}

/** What a sheet is about: a new goal, one that is edited, or one that is proposed and changed. */
export interface Subject {
  category: Category | null;
  edited: Goal | null;
  proposal: GoalProposal | null;
  here: Here;
}

/** What is typed of a goal that is set or edited, and what follows from it. */
export function useGoalForm({ category, edited, proposal, here }: Subject) {
  const { kinds } = useWords(goalWords);
  const { shown, stored } = useAmounts();
  const goals = useGoals();
  const { acceptChanged } = useProposals();
  const offered = kindsOf(category, useBodyHidden());
  const given = edited ?? proposal;
  const [first] = useState(() => firstDraft(given, offered[0] ?? 'custom', shown));
  const [draft, setDraft] = useState(first);
  const [isRefused, setRefused] = useState(false);
  useUnfinished(draft !== first);
  const { kind } = draft;
  const measured = { kind, unit: draft.unit };
  const exercise_id = kind === 'strength' && draft.exerciseId !== '' ? draft.exerciseId : null;
  const { now, trend, centimetres } = useBody({ kind, exercise_id, current: edited?.current ?? 0 }, here);
  // Until it is touched a way begins where one stands, and a share at what is usual.
  const begin = kindOf(kind).progress === 'way' ? (now ?? kindOf(kind).usual) : kindOf(kind).usual;
  // Untouched it stays as it was stored, not rounded as shown.
  const typed = given !== null && draft.target === first.target ? given.target : stored(measured, draft.target ?? 0);
  const target = draft.target === null ? begin : typed;
  const way = { now: now ?? target, target, today: here.today };
  const by = dayOf(draft, way, stored(measured, draft.perWeek));
  // One of before exercises could be named goes on without.
  const needsExercise = !(edited?.kind === 'strength' && edited.exercise_id === null);
  const problem = problemOf(
    { ...draft, exerciseId: needsExercise ? draft.exerciseId : 'none' },
    { way, by, centimetres },
  );

  /** Whether it was saved. */
  async function save(): Promise<boolean> {
    setRefused(problem !== null);
    if (problem) return false;
    const aim = { title: draft.title.trim() || kinds[kind], target, target_date: by, unit: draft.unit, exercise_id };
    if (edited) return goals.edit(edited, aim);
    const { category: of } = kindOf(kind);
    const made = { ...aim, category: of, kind, start_value: now, start_date: here.today };
    return proposal ? acceptChanged(proposal, made) : goals.set(made);
  }

  /** For what a provider has set: its name is the client's, its figures are not. */
  async function rename(): Promise<boolean> {
    return edited !== null && goals.edit(edited, { title: draft.title.trim() || kinds[kind] });
  }

  return {
    offered,
    draft,
    measured,
    now,
    trend,
    way,
    by,
    target: draft.target ?? shown(measured, begin),
    /** An empty field is no problem before it was tried to save it. */
    problem: isRefused || problem === 'too-fast' || problem === 'too-light' ? problem : null,
    change: (part: Partial<Draft>): void => setDraft({ ...draft, ...part }),
    changeKind: (next: Goal['kind']): void => setDraft(firstDraft(null, next, shown)),
    save,
    rename,
  };
}
