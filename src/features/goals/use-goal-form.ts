import { useState } from 'react';
import type { Goal } from '#sync/entities/goals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { convert } from '#src/lib/units.ts';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { KINDS, kindOf } from '#src/work/goals/kinds.ts';
import type { Settable } from '#src/work/goals/kinds.ts';
import { valueOf } from '#src/work/goals/values.ts';
import { useAmounts } from './amounts.ts';
import type { Category } from './categories-card.tsx';
import { dayOf, firstDraft, problemOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { useGoals } from './use-goals.ts';
import { goalsWords } from './words.ts';

const kindsOf = (category: Category | null): Settable[] =>
  (Object.keys(KINDS) as Settable[]).filter((kind) => category === null || KINDS[kind].category === category);

/** Where somebody stands, and how tall he is. */
function useBody({ kind, current }: Pick<Goal, 'kind' | 'current'>, here: Here) {
  const value = useRow(
    (db, userId) => valueOf(db, userId, { kind, status: 'active', current, start_date: here.today }, here),
    [kind, current, here.today, here.zone],
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

/** What is typed of a goal that is set or edited, and what follows from it. */
export function useGoalForm({
  category,
  edited,
  here,
}: {
  category: Category | null;
  edited: Goal | null;
  here: Here;
}) {
  const { kinds } = useWords(goalsWords);
  const { shown, stored } = useAmounts();
  const goals = useGoals();
  const offered = kindsOf(category);
  const [first] = useState(() => firstDraft(edited, offered[0] ?? 'custom', shown));
  const [draft, setDraft] = useState(first);
  const [isRefused, setRefused] = useState(false);
  useUnfinished(draft !== first);
  const measured = { kind: edited?.kind ?? draft.kind, unit: draft.unit };
  const { kind } = measured;
  const { now, trend, centimetres } = useBody({ kind, current: edited?.current ?? 0 }, here);
  // Until it is touched a way begins where one stands, and a share at what is usual.
  const begin = kindOf(kind).progress === 'way' ? (now ?? kindOf(kind).usual) : kindOf(kind).usual;
  const target = draft.target === null ? begin : stored(measured, draft.target);
  const way = { now: now ?? target, target, today: here.today };
  const by = dayOf(draft, way, stored(measured, draft.perWeek));
  const problem = problemOf({ ...draft, kind }, { way, by, centimetres });

  /** Whether it was saved. */
  async function save(): Promise<boolean> {
    setRefused(problem !== null);
    if (problem) return false;
    const aim = { title: draft.title.trim() || kinds[kind], target, target_date: by, unit: draft.unit };
    if (edited) return goals.edit(edited, aim);
    return goals.set({ ...aim, category: kindOf(kind).category, kind, start_value: now, start_date: here.today });
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
    changeKind: (next: Settable): void => setDraft(firstDraft(null, next, shown)),
    save,
  };
}
