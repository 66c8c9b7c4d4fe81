import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { openIn } from './use-bringing.ts';
import type { Looked, useBringing } from './use-bringing.ts';
import { historyWords } from './words.ts';

interface FootProps {
  bringing: Pick<ReturnType<typeof useBringing>, 'stage' | 'take' | 'stop'>;
}

function Take({ looked, onTake }: { looked: Looked; onTake: () => void }) {
  const words = useWords(historyWords);
  const unanswered = openIn(looked).length > 0 ? words.answerFirst : undefined;
  return (
    <Button look="act" full blocked={looked.isRead ? unanswered : words.reading} onClick={onTake}>
      {words.take}
    </Button>
  );
}

/** What can be done with the file by now. */
export function HistoryFoot({ bringing: { stage, take, stop } }: FootProps) {
  const words = useWords(historyWords);
  if (stage.at === 'running' || stage.at === 'reading') {
    return (
      <Button look="line" full onClick={stop}>
        {words.stop}
      </Button>
    );
  }
  return stage.at === 'preview' ? <Take looked={stage} onTake={() => take(stage)} /> : null;
}
