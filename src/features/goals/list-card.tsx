import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TargetIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { Standing } from '#src/work/goals/standing.ts';
import { GoalFigures } from './goal-figures.tsx';
import type { Shown } from './goals-sheets.tsx';
import { PaceBadge } from './pace-badge.tsx';
import { goalsWords } from './words.ts';

interface ListProps {
  standings: readonly Standing[];
  onShow: (shown: Shown) => void;
}

function List({ title, standings, onShow }: ListProps & { title: string }) {
  return (
    <Rows label={title}>
      {standings.map((standing) => (
        <Row
          key={standing.goal.id}
          icon={TargetIcon}
          title={standing.goal.title}
          detail={<GoalFigures standing={standing} />}
          trailing={<PaceBadge standing={standing} />}
          onOpen={() => onShow({ sheet: 'goal', id: standing.goal.id })}
        />
      ))}
    </Rows>
  );
}

export function ActiveCard({ standings, onShow }: ListProps) {
  const { list: words, actions } = useWords(goalsWords);
  return (
    <Card title={words.active}>
      {standings.length > 0 ? (
        <List title={words.active} standings={standings} onShow={onShow} />
      ) : (
        <Empty
          title={words.none}
          act={
            <Button look="act" onClick={() => onShow({ sheet: 'set', category: null })}>
              {actions.set}
            </Button>
          }
        >
          {words.noneHelp}
        </Empty>
      )}
    </Card>
  );
}

export function OthersCard({ standings, onShow }: ListProps) {
  const words = useWords(goalsWords).list;
  if (standings.length === 0) return null;
  return (
    <Card title={words.others}>
      <List title={words.others} standings={standings} onShow={onShow} />
    </Card>
  );
}
