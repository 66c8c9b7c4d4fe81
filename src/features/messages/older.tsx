import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { MessageLine } from './message-line.tsx';
import type { Marks } from './message-line.tsx';
import { messagesWords } from './words.ts';

const PAGE = 50;

interface OlderProps {
  pair: Pair;
  before: string;
  /** What was found is older still: it is asked for as far as there. */
  upTo: string | null;
  found: string | null;
  marks: Marks;
  onRetract: (message: Message) => void;
  onNote?: ((message: Message) => void) | undefined;
}

/** What no device holds, from the server; each page stands above the one after it. */
export function Older(props: OlderProps) {
  const words = useWords(messagesWords);
  const isSought = props.upTo !== null && Date.parse(props.upTo) < Date.parse(props.before);
  const [isPressed, setAsked] = useState(false);
  const isAsked = isPressed || isSought;
  if (isAsked) return <Page {...props} />;
  return (
    <Button look="line" full onClick={() => setAsked(true)}>
      {words.older}
    </Button>
  );
}

function Page({ pair, before, upTo, ...line }: OlderProps) {
  const words = useWords(messagesWords);
  const remote = useRemote({
    key: ['older messages', pair, before],
    ask: (client, signal) =>
      client
        .from('messages')
        .select()
        .match(pair)
        .lt('created_at', before)
        .order('created_at', { ascending: false })
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
              <Older pair={pair} before={last.created_at} upTo={upTo} {...line} />
            ) : (
              <p className="muted small">{words.beginning}</p>
            )}
            <ul className="thread" aria-label={words.thread}>
              {page.toReversed().map((message) => (
                <MessageLine key={message.id} message={message} isHeld={false} {...line} />
              ))}
            </ul>
          </>
        );
      }}
    </Remotely>
  );
}
