import { askForSyncCentre } from '#src/data/sync/ask-for-centre.ts';
import { useRows } from '#src/data/rows.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { knownOf } from '#src/lib/answer.ts';
import { StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Said } from './message-line.tsx';
import { unsentOf } from './queries.ts';
import { useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

/** What the server did not take. It is in no row any more; the sync centre sends it again, or discards it. */
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
        {unsent.map((message) => (
          <li key={message.id} className="message mine">
            <Said message={message} isHeld />
            <p className="muted small">{words.text}</p>
            <div className="foot muted small">
              <span>{when(message.created_at)}</span>
              <StandingBadge standing="needs-attention" />
            </div>
          </li>
        ))}
      </ul>
      <Button look="line" onClick={askForSyncCentre}>
        {words.open}
      </Button>
    </>
  );
}
