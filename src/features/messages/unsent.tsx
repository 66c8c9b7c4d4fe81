import { useState } from 'react';
import { askForSyncCentre } from '#src/data/sync/ask-for-centre.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import { useRows } from '#src/data/rows.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { knownOf } from '#src/lib/answer.ts';
import { pause } from '#src/lib/pause.ts';
import { attempt } from '#src/ui/attempt.ts';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { Said } from './message-line.tsx';
import { unsentOf } from './queries.ts';
import type { Parked } from './queries.ts';
import { useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';
import { LONGEST } from './writing.tsx';

/** What its writer does with what is held; each says whether it was done. */
function useHeld() {
  const words = useWords(messagesWords);
  const [centre, oneAtATime] = [useSyncCentre(), useOneAtATime()];
  const failed = { title: words.notSent, description: words.held.kept };
  const does = async (n: number, work: () => Promise<unknown> | undefined): Promise<boolean> => {
    const did = await oneAtATime(() => attempt(async () => work(), failed), `held ${n}`);
    // In another tab, or because it has come back from the server.
    if (did?.value === false) toast({ title: words.held.elsewhere, destructive: true });
    return did !== null && did.value !== false;
  };
  const send = ({ n, message }: Parked, content = message.content): Promise<boolean> =>
    does(n, () => centre?.edit(n, { content, urgent: speaksOfDanger(content) }));
  return {
    send,
    /** One after the other, as they were written; from the first that fails they all stay. */
    async sendAll(held: readonly Parked[]): Promise<void> {
      for (const each of held) {
        if (!(await send(each))) return;
        // Of one instant they would stand by their ids.
        await pause(2);
      }
    },
    discard: ({ n }: Parked): Promise<boolean> => does(n, () => centre?.discard(n)),
  };
}

type Asked = { what: 'edit' | 'discard'; of: Parked } | null;

interface HeldProps {
  of: Parked;
  onSend: () => void;
  onAsk: (asked: Asked) => void;
}

/** It has waited for more than a day: whoever wrote it says whether it still holds. */
function Held({ of, onSend, onAsk }: HeldProps) {
  const words = useWords(messagesWords).held;
  return (
    <>
      <p className="muted small">{words.text}</p>
      <div className="acts">
        <Button look="act" onClick={onSend}>
          {words.send}
        </Button>
        {of.message.content && (
          <Button look="line" onClick={() => onAsk({ what: 'edit', of })}>
            {words.edit}
          </Button>
        )}
        <Button look="line" onClick={() => onAsk({ what: 'discard', of })}>
          {words.discard}
        </Button>
      </div>
    </>
  );
}

/** What was not sent: it is in no row any more, and goes again, or is discarded, when its writer says so. */
export function Unsent({ pair: { client_id, provider_id } }: { pair: Pair }) {
  const words = useWords(messagesWords);
  const [when, held] = [useWhen(), useHeld()];
  // Above the list: what is being typed outlives a message that another tab has sent.
  const [asked, setAsked] = useState<Asked>(null);
  const unsent = knownOf(
    useRows((db, userId) => unsentOf(db, userId, { client_id, provider_id }), [client_id, provider_id]),
  );
  const waiting = unsent?.filter(({ isHeld }) => isHeld) ?? [];
  return (
    <>
      {unsent && unsent.length > 0 && (
        <ul className="thread" aria-label={words.unsent.title}>
          {unsent.map((parked) => (
            <li key={parked.message.id} className="message mine">
              <Said message={parked.message} isHeld />
              {parked.isHeld ? (
                <Held of={parked} onSend={() => void held.send(parked)} onAsk={setAsked} />
              ) : (
                <p className="muted small">{words.unsent.text}</p>
              )}
              <div className="foot muted small">
                <span>{when(parked.message.created_at)}</span>
                <StandingBadge standing="needs-attention" />
              </div>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 1 && (
        <Button look="act" onClick={() => void held.sendAll(waiting)}>
          {words.held.sendAll}
        </Button>
      )}
      {unsent?.some(({ isHeld }) => !isHeld) && (
        <Button look="line" onClick={askForSyncCentre}>
          {words.unsent.open}
        </Button>
      )}
      {asked?.what === 'edit' && (
        <TextSheet
          title={words.held.edit}
          act={words.send}
          label={words.write}
          missing={words.blank}
          longest={LONGEST}
          lines={4}
          first={asked.of.message.content}
          onSay={(text) => held.send(asked.of, text)}
          onClose={() => setAsked(null)}
        />
      )}
      <Confirm
        open={asked?.what === 'discard'}
        danger
        title={words.held.ask}
        act={words.held.discard}
        onAct={() => asked && void held.discard(asked.of).then(() => setAsked(null))}
        onClose={() => setAsked(null)}
      >
        {words.held.gone}
      </Confirm>
    </>
  );
}
