import type { Opening } from '#src/data/opening.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { appWords } from './words.ts';

/** The local database did not open: what that means, and the one thing to do about it. */
export function OpeningFailed({ reason, retry }: Extract<Opening, { state: 'failed' }>) {
  const words = useWords(appWords).opening;
  const needsReload = reason === 'newer' || reason === 'outdated';
  return (
    <Notice
      tone="bad"
      act={
        <Button look="line" onClick={needsReload ? () => location.reload() : retry}>
          {needsReload ? words.reload : words.again}
        </Button>
      }
    >
      {words[reason]}
    </Notice>
  );
}
