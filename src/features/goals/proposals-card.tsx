import { Card } from '#src/ui/card.tsx';
import { PersonIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useAmounts } from '#src/work/goals/amounts.ts';
import type { Shown } from './goals-sheets.tsx';
import type { Overview } from './queries.ts';
import { goalsWords } from './words.ts';

interface ProposalsProps extends Pick<Overview, 'proposals' | 'providers'> {
  onShow: (shown: Shown) => void;
}

/** What providers propose. Nothing of it is a goal before it is accepted. */
export function ProposalsCard({ proposals, providers, onShow }: ProposalsProps) {
  const { proposal: words } = useWords(goalsWords);
  const { inWords } = useAmounts();
  if (proposals.length === 0) return null;
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {proposals.map((proposal) => (
          <Row
            key={proposal.id}
            icon={PersonIcon}
            title={`${proposal.title}: ${inWords(proposal, proposal.target)}`}
            detail={words.by(providers.get(proposal.provider_id ?? '')?.name ?? words.provider)}
            onOpen={() => onShow({ sheet: 'proposal', id: proposal.id })}
          />
        ))}
      </Rows>
    </Card>
  );
}
