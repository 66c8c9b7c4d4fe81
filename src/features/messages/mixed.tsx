import type { ComponentProps } from 'react';
import type { Pair } from '#sync/queries/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { EventLine } from './along/event-line.tsx';
import type { Event } from './along/events.ts';
import { MessageLine } from './message-line.tsx';

export type LineProps = Omit<ComponentProps<typeof MessageLine>, 'message' | 'standing' | 'isHeld'>;

interface MixedProps {
  pair: Pair;
  messages: readonly Message[];
  events: readonly Event[];
  line: LineProps;
  standings?: ReadonlyMap<string, Standing>;
  isHeld?: boolean;
}

/** Messages, and between them what else happened, oldest first. */
export function Mixed({ pair, messages, events, line, standings, isHeld = true }: MixedProps) {
  const lines = [
    ...messages.map((message) => ({ at: Date.parse(message.created_at), message })),
    ...events.map((event) => ({ at: Date.parse(event.at), event })),
  ].toSorted((a, b) => a.at - b.at);
  return lines.map((each) =>
    'event' in each ? (
      <EventLine key={each.event.card.row.id} event={each.event} pair={pair} />
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
