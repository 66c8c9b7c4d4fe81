import { goalProposals } from '#sync/entities/goal-proposals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { useAmounts } from '#src/work/goals/amounts.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { ProposalForm } from './proposal-form.tsx';
import { clientGoalsOf } from './queries.ts';
import { useProposing } from './use-proposing.ts';
import { proposingWords } from './words.ts';

/** How much, and by when. */
function useAim(): (aim: Pick<Goal, 'kind' | 'unit' | 'target' | 'target_date'>) => string {
  const words = useWords(proposingWords);
  const language = useLanguage();
  const { inWords } = useAmounts();
  return (aim) =>
    [inWords(aim, aim.target), aim.target_date && words.until(dayInWords(aim.target_date, language))]
      .filter(Boolean)
      .join(', ');
}

function Standings({ standings, me }: { standings: readonly Standing[]; me: string }) {
  const words = useWords(proposingWords);
  const { inWords } = useAmounts();
  const aimOf = useAim();
  if (standings.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={words.title}>
      {standings.map(({ goal, now, done }) => (
        <Row
          key={goal.id}
          title={goal.title}
          detail={
            <>
              {[now === null ? words.unknown : inWords(goal, now), aimOf(goal)].join(' → ')}
              <Bar value={done} max={1} label={goal.title} />
            </>
          }
          badges={
            <>
              {goal.status === 'paused' && <Badge tone="idle">{words.paused}</Badge>}
              {goal.provider_id === me && <Badge tone="info">{words.mine}</Badge>}
            </>
          }
        />
      ))}
    </Rows>
  );
}

const TONES = { proposed: 'info', accepted: 'ok', changed: 'ok', declined: 'idle', withdrawn: 'idle' } as const;

/** What was proposed and what became of it, in the client's words where there are any. */
function Proposals({ proposals }: { proposals: readonly GoalProposal[] }) {
  const words = useWords(proposingWords);
  const aimOf = useAim();
  const standings = useStandings(goalProposals);
  const { withdraw } = useProposing();
  if (proposals.length === 0) return null;
  return (
    <Rows label={words.proposals}>
      {proposals.map((proposal) => (
        <Row
          key={proposal.id}
          title={proposal.title}
          detail={[aimOf(proposal), proposal.answer && words.answered(proposal.answer)].filter(Boolean).join('; ')}
          badges={<Badge tone={TONES[proposal.status]}>{words.status[proposal.status]}</Badge>}
          standing={standings.get(proposal.id)}
          trailing={
            proposal.status === 'proposed' && (
              <IconButton
                icon={CloseIcon}
                label={`${words.withdraw}: ${proposal.title}`}
                onClick={() => void withdraw(proposal)}
              />
            )
          }
        />
      ))}
    </Rows>
  );
}

/** A client's goals as far as a provider sees them, and what he proposes; nothing for who proposes nothing. */
export function ClientGoals({ clientId, here }: { clientId: string; here: Here }) {
  const words = useWords(proposingWords);
  const answer = useRow((db, me) => clientGoalsOf(db, me, clientId, here), [clientId], [here.today, here.zone]);
  const known = knownOf(answer);
  if (!known) return null;
  const { standings, proposals, offered, me } = known;
  const set = standings.map(({ goal }) => goal).filter(({ provider_id }) => provider_id === me);
  return (
    <>
      <Seam />
      <h3>{words.title}</h3>
      <Standings standings={standings} me={me} />
      <Proposals proposals={proposals} />
      <Disclosure title={words.proposeOne}>
        <ProposalForm clientId={clientId} offered={offered} set={set} today={here.today} />
      </Disclosure>
    </>
  );
}
