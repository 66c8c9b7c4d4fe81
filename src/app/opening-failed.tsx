import { useOpening } from '#src/data/database/use-open.ts';
import type { Opening } from '#src/data/database/opening.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MessagePage } from './message-page.tsx';
import { appWords } from './words.ts';

type Failure = Pick<Extract<Opening, { state: 'failed' }>, 'reason' | 'retry'>;

function Remedy({ reason, retry }: Failure) {
  const words = useWords(appWords).opening;
  const needsReload = reason === 'newer' || reason === 'outdated';
  return (
    <Button look="line" onClick={needsReload ? () => location.reload() : retry}>
      {needsReload ? words.reload : words.again}
    </Button>
  );
}

/** The local database did not open: what that means, and the one thing to do. */
export function OpeningFailed(failure: Failure) {
  const words = useWords(appWords).opening;
  return (
    <Notice tone="bad" act={<Remedy {...failure} />}>
      {words[failure.reason]}
    </Notice>
  );
}

/** Without a profile there is no shell to show this in. */
export function ProfileFailed({ retry }: Pick<Failure, 'retry'>) {
  const words = useWords(appWords);
  const opening = useOpening();
  const reason = opening.state === 'failed' ? opening.reason : null;
  return (
    <MessagePage title={words.failed.title} detail={reason ? words.opening[reason] : words.failed.detail}>
      <Remedy reason={reason ?? 'failed'} retry={retry} />
    </MessagePage>
  );
}
