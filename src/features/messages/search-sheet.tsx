import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { excerptOf, foundHere, LEAST, MOST, placed } from './search.ts';
import type { Hit, Placed } from './search.ts';
import { useTitle, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

const LONGEST = 100;

const FOUND = z.array(
  z.object({
    id: z.string(),
    client_id: z.string(),
    provider_id: z.string(),
    sender_id: z.string(),
    content: z.string(),
    created_at: z.string(),
  }),
);

interface HitsProps {
  label: string;
  /** Said where there are none. */
  none: string | null;
  hits: readonly Placed[];
  wanted: string;
  onOpen: (hit: Placed) => void;
}

function Hits({ label, none, hits, wanted, onOpen }: HitsProps) {
  const [titleOf, when] = [useTitle(), useWhen({ dateStyle: 'short' })];
  if (hits.length === 0) return none && <p className="muted">{none}</p>;
  return (
    <Rows label={label}>
      {hits.map((each) => (
        <Row
          key={each.hit.id}
          leading={<Avatar name={titleOf(each)} />}
          title={titleOf(each)}
          detail={excerptOf(each.hit.content, wanted)}
          trailing={<span className="muted small">{when(each.hit.created_at)}</span>}
          onOpen={() => onOpen(each)}
        />
      ))}
    </Rows>
  );
}

interface BeyondProps {
  wanted: string;
  /** What is shown above already. */
  known: ReadonlySet<string>;
  /** Newer ones are all shown. */
  before: string | null;
  onOpen: (hit: Placed) => void;
}

function Placing({ hits, ...rest }: Omit<HitsProps, 'hits' | 'label'> & { hits: readonly Hit[] }) {
  const words = useWords(messagesWords).search;
  const ids = hits.map(({ id }) => id).join();
  const found = knownOf(useRows((db, userId) => placed(db, userId, hits), [ids]));
  return found && <Hits label={words.beyond} hits={found} {...rest} />;
}

/** What is asked of the server, once somebody wants it. */
function Asked({ label, children }: { label: string; children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return children;
  return (
    <Button look="line" full onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}

/** What no device of his holds any more. */
export function Beyond({ wanted, known, before, onOpen }: BeyondProps) {
  const words = useWords(messagesWords);
  const remote = useRemote({
    key: ['messages with', wanted, before],
    ask: (client, signal) =>
      client.rpc('search_messages', { wanted, ...(before !== null && { before }) }).abortSignal(signal),
    shape: FOUND,
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(hits) => {
        const last = hits.length >= MOST ? hits.at(-1) : undefined;
        const further = hits.filter(({ id }) => !known.has(id));
        return (
          <>
            <Placing hits={further} none={last ? null : words.search.nothingElse} wanted={wanted} onOpen={onOpen} />
            {last && (
              <Asked label={words.search.older}>
                <Beyond
                  wanted={wanted}
                  known={new Set([...known, ...hits.map(({ id }) => id)])}
                  before={last.created_at}
                  onOpen={onOpen}
                />
              </Asked>
            )}
          </>
        );
      }}
    </Remotely>
  );
}

function Results({ wanted, onOpen }: { wanted: string; onOpen: (hit: Placed) => void }) {
  const words = useWords(messagesWords).search;
  const hits = knownOf(useRows((db, userId) => foundHere(db, userId, wanted), [wanted])) ?? [];
  return (
    <>
      <Hits label={words.here} none={words.nothing} hits={hits} wanted={wanted} onOpen={onOpen} />
      <Asked label={words.further}>
        <Beyond
          wanted={wanted}
          known={new Set(hits.map(({ hit }) => hit.id))}
          before={hits.length >= MOST ? (hits.at(-1)?.hit.created_at ?? null) : null}
          onOpen={onOpen}
        />
      </Asked>
    </>
  );
}

/** In what this device holds while one types, without a network; in the rest when asked to. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(messagesWords).search;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  async function open({ hit, id }: Placed): Promise<void> {
    onClose();
    await allDialogsClosed();
    await navigate(`/messages?${new URLSearchParams({ with: id, message: hit.id, at: hit.created_at })}`);
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <TextField
        data-focus-first
        type="search"
        label={words.label}
        help={words.help}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wanted.length >= LEAST && <Results key={wanted} wanted={wanted} onOpen={(hit) => void open(hit)} />}
    </Sheet>
  );
}
