import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from '#sync/entities/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { eventsIn } from './along/events.ts';
import type { Event } from './along/events.ts';
import { Mixed } from './mixed.tsx';
import type { LineProps } from './mixed.tsx';
import { newer } from './queries.ts';
import type { Placing } from './queries.ts';
import { messagesWords } from './words.ts';

const PAGE = 50;

interface OlderProps {
  pair: Pair;
  before: Placing;
  /** Where what was found is older still, it is asked for as far as there. */
  upTo: Placing | null;
  /** Of the whole conversation. */
  events: readonly Event[];
  line: LineProps;
}

/** What no device holds, from the server; each page stands above the one after it. */
export function Older(props: OlderProps) {
  const words = useWords(messagesWords);
  const isSought = props.upTo !== null && newer(props.before, props.upTo) < 0;
  const [isPressed, setAsked] = useState(false);
  const isAsked = isPressed || isSought;
  if (isAsked) return <Page {...props} />;
  return (
    <Button look="line" full onClick={() => setAsked(true)}>
      {words.older}
    </Button>
  );
}

function Page({ pair, before, upTo, events, line }: OlderProps) {
  const words = useWords(messagesWords);
  const { created_at: at } = before;
  const remote = useRemote({
    key: ['older messages', pair, at, before.id],
    ask: (client, signal) =>
      client
        .from('messages')
        .select()
        .match(pair)
        .or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${before.id})`)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE)
        .abortSignal(signal),
    shape: z.array(messages.row),
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(page) => {
        const last = page.length === PAGE ? page.at(-1) : undefined;
        return (
          <>
            {last ? (
              <Older pair={pair} before={last} upTo={upTo} events={events} line={line} />
            ) : (
              <p className="muted small">{words.beginning}</p>
            )}
            <ul className="thread" aria-label={words.thread}>
              <Mixed
                pair={pair}
                messages={page.toReversed()}
                events={eventsIn(events, { since: last?.created_at ?? null, until: at })}
                line={line}
                isHeld={false}
              />
            </ul>
          </>
        );
      }}
    </Remotely>
  );
}
