import type { Pair } from '#sync/queries/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useMine, useWhen } from '../use-conversation.ts';
import { messagesWords } from '../words.ts';
import { ICON_OF, placeOf } from './card-box.tsx';
import type { Event } from './events.ts';
import { useCardInWords } from './use-card-in-words.ts';

/** What happened between two messages, leading to where it is. */
export function EventLine({ event: { event, at, card }, pair }: { event: Event; pair: Pair }) {
  const words = useWords(messagesWords).events;
  const when = useWhen();
  const isOwn = useMine() === pair.client_id;
  const { title, detail } = useCardInWords(card);
  return (
    <li className="event">
      <ButtonLink look="quiet" icon={ICON_OF[card.kind]} to={placeOf(card, isOwn, pair.client_id)}>
        {[words[event](title), detail].filter(Boolean).join(' · ')}
      </ButtonLink>
      <span className="muted small">{when(at)}</span>
    </li>
  );
}
