import type { GoalChange } from '#sync/entities/goal-changes.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { changesOfGoal } from '#sync/queries/goal-changes.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { providersOf } from '#src/work/goals/providers.ts';
import type { Providers } from '#src/work/goals/providers.ts';
import { goalWords } from '#src/work/goals/words.ts';
import { goalsWords } from './words.ts';

type EditOf = GoalChange['edits'][number];

/** What an edit changed, in words; null for what nobody needs to know. */
function useEditInWords(goal: Goal): (edit: EditOf) => string | null {
  const { history: words, list } = useWords(goalsWords);
  const language = useLanguage();
  const { inWords } = useAmounts();
  const valueOf = (column: string, value: string | null): string => {
    if (column === 'target') return inWords(goal, Number(value));
    if (column === 'target_date') return value === null ? list.noDate : dayInWords(value, language);
    return value ?? '';
  };
  return ({ column, from, to }) =>
    column in words.columns
      ? words.edit(words.columns[column as keyof typeof words.columns], valueOf(column, from), valueOf(column, to))
      : null;
}

interface LinesProps {
  goal: Goal;
  changes: readonly GoalChange[];
  providers: Providers;
  zone: string;
}

function Lines({ goal, changes, providers, zone }: LinesProps) {
  const { history: words } = useWords(goalsWords);
  const { reasons } = useWords(goalWords);
  const language = useLanguage();
  const editInWords = useEditInWords(goal);
  const whoOf = ({ provider_id }: GoalChange): string =>
    provider_id === null ? words.you : words.proposedBy(providers.get(provider_id)?.name ?? words.provider);
  return (
    <Rows label={words.title}>
      {changes.toReversed().map((change) => {
        const said = change.edits.flatMap((edit) => editInWords(edit) ?? []);
        const why = change.reason === null ? [] : [reasons[change.reason]];
        const day = dayInWords(dayIn(zone, Date.parse(change.created_at)), language);
        return (
          <Row
            key={change.id}
            title={[words.what[change.what], ...why].join(': ')}
            detail={[...said, `${whoOf(change)}, ${day}`].join('; ')}
          />
        );
      })}
    </Rows>
  );
}

/** Who changed what of a goal and when. Nothing where nobody changed anything. */
export function History({ goal, zone }: Pick<LinesProps, 'goal' | 'zone'>) {
  const { history: words } = useWords(goalsWords);
  const answer = useRows(
    async (db, userId) => {
      const changes = await changesOfGoal(db, goal.id);
      const named = changes.flatMap(({ provider_id }) => provider_id ?? []);
      return changes.length === 0 ? [] : [{ changes, providers: await providersOf(db, userId, named) }];
    },
    [goal.id],
  );
  const [known] = knownOf(answer) ?? [];
  if (!known) return null;
  return (
    <Disclosure title={words.title}>
      <Lines goal={goal} zone={zone} {...known} />
    </Disclosure>
  );
}

/** Why a goal rests; null while it does not, or where nobody said. */
export function usePauseReason(goal: Goal): string | null {
  const { reasons } = useWords(goalWords);
  const changes = knownOf(useRows((db) => changesOfGoal(db, goal.id), [goal.id])) ?? [];
  const reason = goal.status === 'paused' ? changes.findLast(({ what }) => what === 'paused')?.reason : null;
  return reason ? reasons[reason] : null;
}
