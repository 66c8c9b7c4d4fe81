import type { ComponentProps } from 'react';
import type { Pair } from '#sync/queries/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { EventLine } from './along/event-line.tsx';
import type { Event } from './along/events.ts';
import { MessageLine } from './message-line.tsx';
import { messagesWords } from './words.ts';

export type LineProps = Omit<ComponentProps<typeof MessageLine>, 'message' | 'standing' | 'isHeld'>;

interface MixedProps {
  pair: Pair;
  messages: readonly Message[];
  events: readonly Event[];
  line: LineProps;
  standings?: ReadonlyMap<string, Standing>;
  isHeld?: boolean;
}

type Line = { at: number; message: Message } | { at: number; events: Event[] };

/** So many in a row are read as they stand; of more only the last, so that what people wrote is found among them. */
const IN_A_ROW = 3;

/** Messages, and what happened between two of them, oldest first. */
function linesOf(messages: readonly Message[], events: readonly Event[]): Line[] {
  const all: Line[] = [
    ...messages.map((message) => ({ at: Date.parse(message.created_at), message })),
    ...events.map((event) => ({ at: Date.parse(event.at), events: [event] })),
  ].toSorted((a, b) => a.at - b.at);
  const lines: Line[] = [];
  for (const line of all) {
    const before = lines.at(-1);
    if (before && 'events' in before && 'events' in line) before.events.push(...line.events);
    else lines.push(line);
  }
  return lines;
}

/** What happened between two messages; a long row of it is folded up to its last. */
function EventLines({ events, pair }: Pick<MixedProps, 'events' | 'pair'>) {
  const words = useWords(messagesWords).events;
  const folded = events.length > IN_A_ROW ? events.slice(0, -1) : [];
  const lineOf = (event: Event) => <EventLine key={event.card.row.id} event={event} pair={pair} />;
  return (
    <>
      {folded.length > 0 && (
        <li>
          <Disclosure title={words.more(folded.length)}>
            <ul className="thread">{folded.map(lineOf)}</ul>
          </Disclosure>
        </li>
      )}
      {events.slice(folded.length).map(lineOf)}
    </>
  );
}

/** Messages, and between them what else happened, oldest first. */
export function Mixed({ pair, messages, events, line, standings, isHeld = true }: MixedProps) {
  return linesOf(messages, events).map((each) =>
    'events' in each ? (
      // By its first: more may come to its end while it stands open.
      <EventLines key={each.events[0]?.card.row.id} events={each.events} pair={pair} />
    ) : (
      <MessageLine
        key={each.message.id}
        message={each.message}
        standing={standings?.get(each.message.id)}
        isHeld={isHeld}
        {...line}
      />
    ),
  );
}
