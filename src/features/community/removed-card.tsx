import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { communityWords } from './words.ts';

const LONGEST = 1000;

const Removed = z.array(
  z.object({
    about: z.enum(['post', 'comment', 'message', 'challenge', 'team']),
    about_id: z.string(),
    written: z.string(),
    reason: z.string(),
    decided_at: z.string(),
    plea: z.nullable(z.string()),
    answer: z.nullable(z.string()),
  }),
);
type Removed = z.infer<typeof Removed>[number];

function RemovedRow({ removed, onAppeal }: { removed: Removed; onAppeal: () => void }) {
  const words = useWords(communityWords).removed;
  const { dayOf } = useMoments();
  const { about, written, reason, decided_at, plea, answer } = removed;
  return (
    <Row
      title={words[about]}
      detail={dayOf(decided_at)}
      below={
        <div className="removed">
          <p className="said">{written}</p>
          <p className="small">{words.because(reason)}</p>
          {plea === null ? (
            <Button look="line" onClick={onAppeal}>
              {words.appeal}
            </Button>
          ) : (
            <>
              <p className="muted small">{words.plea(plea)}</p>
              <p className="small">{answer === null ? words.waits : words.answer(answer)}</p>
            </>
          )}
        </div>
      }
    />
  );
}

/** What moderators took away of one's own, where there is any; the server alone still has it. */
export function RemovedCard() {
  const words = useWords(communityWords).removed;
  const [made, setMade] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const { ask, busy, blocked } = useAsking({
    offline: words.offline,
    failed: { title: words.failed, description: words.kept },
  });
  const remote = useRemote({
    key: ['removed of mine'],
    again: made,
    ask: (client, signal) => client.rpc('removed_of_mine').abortSignal(signal),
    shape: Removed,
  });
  async function appeal(entry: string, plea: string): Promise<boolean> {
    const did = await ask((client) => client.rpc('appeal', { entry, plea }));
    if (!did) return false;
    toast({ title: words.done });
    setMade((n) => n + 1);
    return true;
  }
  if (remote.state !== 'content' || remote.value.length === 0) return null;
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {remote.value.map((removed) => (
          <RemovedRow key={removed.about_id} removed={removed} onAppeal={() => setAsked(removed.about_id)} />
        ))}
      </Rows>
      {asked !== null && (
        <TextSheet
          title={words.appeal}
          act={words.send}
          label={words.label}
          missing={words.missing}
          longest={LONGEST}
          lines={4}
          busy={busy}
          blocked={blocked}
          onSay={(plea) => appeal(asked, plea)}
          onClose={() => setAsked(null)}
        >
          <p className="muted">{words.once}</p>
        </TextSheet>
      )}
    </Card>
  );
}
