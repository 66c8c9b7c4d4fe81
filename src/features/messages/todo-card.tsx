import * as z from 'zod/mini';
import { keepTodo, putBack, tickOff } from '#sync/actions/user-settings.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { placed } from './search.ts';
import type { Placed } from './search.ts';
import { todoOf } from './todo.ts';
import { useTakenBack, useTitle, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

const NONE: ReadonlySet<string> = new Set();

/** What one keeps to do, and how it is put there or ticked off. */
export function useTodo() {
  const words = useWords(messagesWords).todo;
  const save = useSave();
  const settings = knownOf(useRow((db, userId) => settingsOf(db, userId)));
  const failed = { title: words.failed };
  async function put(id: string): Promise<void> {
    const kept = await save((userId) => keepTodo(userId, id), { failed, once: id });
    if (kept?.value === false) toast({ title: words.failed, description: words.full, destructive: true });
  }
  async function tick(id: string): Promise<void> {
    await save((userId) => tickOff(userId, id), {
      failed,
      done: { title: words.ticked },
      undo: (place) => (place < 0 ? null : (userId) => putBack(userId, id, place)),
      once: id,
    });
  }
  return { ids: settings ? new Set(settings.todo) : NONE, put, tick };
}

/** What it says, where it is known by now; it can be ticked off at any time. */
function TodoRow({
  id,
  of,
  unknown,
  onDone,
}: {
  id: string;
  of?: Placed<Message> | null;
  unknown: string;
  onDone: () => void;
}) {
  const words = useWords(messagesWords);
  const [titleOf, when, takenBack] = [useTitle(), useWhen({ dateStyle: 'short' }), useTakenBack()];
  const taken = of?.hit.retract_reason ?? null;
  const written = of ? of.hit.content || words.file.name : unknown;
  const said = taken === null ? written : takenBack(taken);
  const place = of && {
    detail: `${titleOf(of)} · ${when(of.hit.created_at)}`,
    to: `/messages?${new URLSearchParams({ with: of.id, message: id, at: of.hit.created_at })}`,
  };
  return (
    <Row
      title={said}
      {...place}
      trailing={
        <Button look="line" aria-label={words.todo.doneOf(said)} onClick={onDone}>
          {words.todo.done}
        </Button>
      }
    />
  );
}

/** Of what this device holds no more, the words that the server has; what was answered stands while others are ticked off. */
function useElsewhere(ids: readonly string[]) {
  const remote = useRemote({
    key: ['messages to do'],
    again: ids.join(),
    ask: async (client, signal) =>
      ids.length === 0 ? { data: [], error: null } : client.from('messages').select().in('id', ids).abortSignal(signal),
    shape: z.array(messages.row),
  });
  const hits = remote.state === 'content' ? remote.value : [];
  const found = knownOf(
    useRows((db, userId) => placed(db, userId, hits), [hits.map(({ id, rev }) => `${id} ${rev}`).join()]),
  );
  return { remote, found };
}

/** A provider's messages that wait for something he has to do; each stands here until he ticks it off. */
export function TodoCard() {
  const words = useWords(messagesWords);
  const { tick } = useTodo();
  const todo = knownOf(useRows(todoOf)) ?? [];
  const missing = todo.filter(({ of }) => of === null).map(({ id }) => id);
  const { remote, found } = useElsewhere(missing);
  if (todo.length === 0) return null;
  const unknown = found && remote.state === 'content' ? words.todo.gone : words.todo.elsewhere;
  return (
    <Card title={words.todo.title}>
      <Rows label={words.todo.title}>
        {todo.map(({ id, of }) => (
          <TodoRow
            key={id}
            id={id}
            of={of ?? found?.find(({ hit }) => hit.id === id) ?? null}
            unknown={unknown}
            onDone={() => void tick(id)}
          />
        ))}
      </Rows>
      {missing.length > 0 && (
        <Remotely remote={remote} failed={words.failed}>
          {() => null}
        </Remotely>
      )}
    </Card>
  );
}
