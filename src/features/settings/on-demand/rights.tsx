import { useState } from 'react';
import { askHeld, keepHeld, keptHeld, Told } from '#src/data/rights/held.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useKept } from '#src/work/remote/use-kept.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { AskSheet } from './ask-sheet.tsx';
import type { OwnMeans } from './ask-sheet.tsx';
import { Beside } from './beside.tsx';
import { AskedRows, useWaiting, WaitingRows } from './requests.tsx';
import { heldIn } from './shapes.ts';
import { rightsWords } from './words.ts';

export const address = import.meta.url;

/** What the act on data lets a person ask of the house, and what that holds beside the records. */
export function Rights({ userId, ...means }: OwnMeans & { userId: string }) {
  const words = useWords(rightsWords);
  const [isAsking, setAsking] = useState(false);
  const remote = useRemote({
    key: ['held-about-me', userId],
    // What was sent meanwhile has arrived.
    again: useWaiting().length,
    ask: (client) => askHeld({ supabase: async () => client }, userId),
    shape: Told,
  });
  const held = useKept({ remote, name: 'held', keep: keepHeld, read: keptHeld });
  return (
    <>
      <p className="muted small">{words.help}</p>
      <Button look="line" full onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <WaitingRows />
      <Remotely remote={held} failed={words.failed}>
        {(told) => {
          const known = heldIn(told);
          return (
            <>
              <AskedRows requests={known.requests} />
              <Seam />
              <Beside held={known} />
              {known.unread > 0 && <p className="muted small">{words.unread}</p>}
            </>
          );
        }}
      </Remotely>
      {isAsking && <AskSheet {...means} onClose={() => setAsking(false)} />}
    </>
  );
}
