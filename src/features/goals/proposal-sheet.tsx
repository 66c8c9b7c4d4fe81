import { useState } from 'react';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import type { Provider } from '#src/work/goals/providers.ts';
import { valueOf } from '#src/work/goals/values.ts';
import type { Shown } from './goals-sheets.tsx';
import { useProposals } from './use-proposals.ts';
import { goalsWords } from './words.ts';

interface ProposalSheetProps {
  proposal: GoalProposal;
  provider: Provider | null;
  /** The goal it would give other figures. */
  changes: Goal | null;
  here: Here;
  onShow: (shown: Shown | null) => void;
}

/** What is wanted, in figures. */
function Wanted({ proposal, changes, now }: Pick<ProposalSheetProps, 'proposal' | 'changes'> & { now: number | null }) {
  const { proposal: words, set, list } = useWords(goalsWords);
  const language = useLanguage();
  const { inWords } = useAmounts();
  const untilOf = ({ target_date }: Pick<Goal, 'target_date'>): string =>
    target_date === null ? list.noDate : list.until(dayInWords(target_date, language));
  const wanted = `${inWords(proposal, proposal.target)}, ${untilOf(proposal)}`;
  return (
    <>
      <p>
        {changes
          ? words.instead(wanted, `${inWords(changes, changes.target)}, ${untilOf(changes)}`)
          : words.aim(wanted)}
      </p>
      {now !== null && <p className="muted">{set.now(inWords(proposal, now))}</p>}
    </>
  );
}

/** To say no, with a word to the provider or without. */
function Declining({ onDecline }: { onDecline: (answer: string) => void }) {
  const { proposal: words } = useWords(goalsWords);
  const [answer, setAnswer] = useState('');
  useUnfinished(answer !== '');
  return (
    <>
      <AreaField
        label={words.answer}
        rows={2}
        maxLength={1000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button look="line" full onClick={() => onDecline(answer)}>
        {words.decline}
      </Button>
    </>
  );
}

export function ProposalSheet({ proposal, provider, changes, here, onShow }: ProposalSheetProps) {
  const { proposal: words } = useWords(goalsWords);
  const { accept, decline } = useProposals();
  const { kind, exercise_id } = proposal;
  const value = useRow(
    (db, userId) =>
      valueOf(db, userId, { kind, exercise_id, status: 'active', current: 0, start_date: here.today }, here),
    [kind, exercise_id, here.today, here.zone],
  );
  const now = kind === 'custom' ? null : (knownOf(value)?.now ?? null);
  const leave = (saved: Promise<boolean>) => void saved.then((isSaved) => isSaved && onShow(null));
  return (
    <Sheet
      open
      title={proposal.title}
      onClose={() => onShow(null)}
      foot={
        <Button
          look="act"
          large
          full
          blocked={value.state === 'reading' ? words.coming : undefined}
          onClick={() => leave(accept(proposal, { start_value: now, start_date: here.today }))}
        >
          {words.accept}
        </Button>
      }
    >
      <div className="goal-form">
        <p className="muted">{words.by(provider?.name ?? words.provider)}</p>
        <Wanted proposal={proposal} changes={changes} now={now} />
        {proposal.reason && <p>{proposal.reason}</p>}
        <p className="muted small">{words.help}</p>
        {proposal.goal_id === null && (
          <Button look="line" full onClick={() => onShow({ sheet: 'change', id: proposal.id })}>
            {words.change}
          </Button>
        )}
        <Seam />
        <Declining onDecline={(answer) => leave(decline(proposal, answer))} />
      </div>
    </Sheet>
  );
}
