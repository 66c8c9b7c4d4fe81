import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PencilIcon, PlusIcon, TodayIcon, TrendIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Shown } from './goals-sheets.tsx';
import { goalsWords } from './words.ts';

export function ActionsCard({ onShow }: { onShow: (shown: Shown) => void }) {
  const words = useWords(goalsWords).actions;
  return (
    <Card title={words.title}>
      <div className="actions">
        <Button look="act" icon={PlusIcon} onClick={() => onShow({ sheet: 'set', category: null })}>
          {words.set}
        </Button>
        <Button look="line" icon={PencilIcon} onClick={() => onShow({ sheet: 'log', id: null })}>
          {words.log}
        </Button>
        <ButtonLink look="line" icon={TodayIcon} to="/progress?report">
          {words.report}
        </ButtonLink>
        <ButtonLink look="line" icon={TrendIcon} to="/progress?tab=overall">
          {words.trends}
        </ButtonLink>
      </div>
    </Card>
  );
}
