import { useState } from 'react';
import { askForSyncCentre } from '#src/data/sync/ask-for-centre.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import { useRows } from '#src/data/rows.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { Said } from './message-line.tsx';
import { unsentOf } from './queries.ts';
import type { Parked } from './queries.ts';
import { useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';
import { LONGEST } from './writing.tsx';

/** It has waited for more than a day: whoever wrote it says whether it still holds. */
function Held({ n, message: { content } }: Parked) {
  const words = useWords(messagesWords);
  const [centre, oneAtATime] = [useSyncCentre(), useOneAtATime()];
  const [asked, setAsked] = useState<'edit' | 'discard' | null>(null);
  const failed = { title: words.notSent, description: words.held.kept };
  const does = async (work: () => Promise<void> | undefined): Promise<boolean> =>
    (await oneAtATime(() => attempt(async () => work(), failed), `held ${n}`)) !== null;
  const send = (text: string) =>
    does(() => centre?.edit(n, { content: text, urgent: speaksOfDanger(text), created_at: new Date().toISOString() }));
  return (
    <>
      <p className="muted small">{words.held.text}</p>
      <div className="acts">
        <Button look="act" onClick={() => void send(content)}>
          {words.held.send}
        </Button>
        {content && (
          <Button look="line" onClick={() => setAsked('edit')}>
            {words.held.edit}
          </Button>
        )}
        <Button look="line" onClick={() => setAsked('discard')}>
          {words.held.discard}
        </Button>
      </div>
      {asked === 'edit' && (
        <TextSheet
          title={words.held.edit}
          act={words.send}
          label={words.write}
          missing={words.blank}
          longest={LONGEST}
          lines={4}
          first={content}
          onSay={send}
          onClose={() => setAsked(null)}
        />
      )}
      <Confirm
        open={asked === 'discard'}
        danger
        title={words.held.ask}
        act={words.held.discard}
        onAct={() => void does(() => centre?.discard(n)).then(() => setAsked(null))}
        onClose={() => setAsked(null)}
      >
        {words.held.gone}
      </Confirm>
    </>
  );
}

/** What was not sent: it is in no row any more, and goes again, or is discarded, when its writer says so. */
export function Unsent({ pair: { client_id, provider_id } }: { pair: Pair }) {
  const words = useWords(messagesWords).unsent;
  const when = useWhen();
  const unsent = knownOf(
    useRows((db, userId) => unsentOf(db, userId, { client_id, provider_id }), [client_id, provider_id]),
  );
  if (!unsent || unsent.length === 0) return null;
  return (
    <>
      <ul className="thread" aria-label={words.title}>
        {unsent.map((parked) => (
          <li key={parked.message.id} className="message mine">
            <Said message={parked.message} isHeld />
            {parked.isHeld ? <Held {...parked} /> : <p className="muted small">{words.text}</p>}
            <div className="foot muted small">
              <span>{when(parked.message.created_at)}</span>
              <StandingBadge standing="needs-attention" />
            </div>
          </li>
        ))}
      </ul>
      {unsent.some(({ isHeld }) => !isHeld) && (
        <Button look="line" onClick={askForSyncCentre}>
          {words.open}
        </Button>
      )}
    </>
  );
}
