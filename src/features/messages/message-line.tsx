import { useEffect, useRef } from 'react';
import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { Badge, StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { BackIcon, CheckIcon, PencilIcon, WarningIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { CardBox } from './along/card-box.tsx';
import { FileBox } from './along/file-box.tsx';
import { reachOf } from './marks.ts';
import type { Mark } from './marks.ts';
import type { useTodo } from './todo-card.tsx';
import { useMine, useTakenBack, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

interface MessageLineProps {
  message: Message;
  standing?: Standing | undefined;
  /** How far the others have come. */
  marks: readonly Mark[];
  /** Of a care team, where it has to be said who wrote it. */
  nameOf?: ((userId: string) => string) | undefined;
  onRetract: (message: Message) => void;
  onReport: (message: Message) => void;
  /** Whether the server would take it back: while the care lasts. */
  mayRetract: boolean;
  /** Made into a note of the record; only a provider makes one. */
  onNote?: ((message: Message) => void) | undefined;
  /** What a provider keeps to do. */
  todo?: ReturnType<typeof useTodo> | undefined;
  /** The one that was searched for. */
  found: string | null;
  /** It is in this device's rows, and not only on the server. */
  isHeld?: boolean;
}

const LATE_MS = 15 * 60_000;

/** It waited for a network, and the other had it only then. */
const wasLate = ({ created_at, arrived_at }: Message): boolean =>
  Date.parse(arrived_at) - Date.parse(created_at) > LATE_MS;

/** Where one's own message is, in words. */
function State({
  message,
  standing,
  marks,
  nameOf,
}: Pick<MessageLineProps, 'message' | 'standing' | 'marks' | 'nameOf'>) {
  const words = useWords(messagesWords).state;
  const language = useLanguage();
  if (standing) return <StandingBadge standing={standing} />;
  const { of, delivered, readBy } = reachOf(message, marks);
  const isOfMany = of > 1 && nameOf !== undefined;
  if (readBy.length > 0 && readBy.length === of) return <span>{isOfMany ? words.readByAll : words.read}</span>;
  if (readBy.length > 0 && isOfMany)
    return <span>{words.readBy(new Intl.ListFormat(language).format(readBy.map(nameOf)))}</span>;
  if (delivered === 0) return <span>{words.sent}</span>;
  if (!isOfMany) return <span>{words.delivered}</span>;
  return <span>{delivered === of ? words.deliveredToAll : words.deliveredTo(delivered, of)}</span>;
}

/** What can be done with it, where there is anything. */
function Acts({
  message,
  onRetract,
  mayRetract,
  onReport,
  onNote,
  todo,
}: Pick<MessageLineProps, 'message' | 'onRetract' | 'mayRetract' | 'onReport' | 'onNote' | 'todo'>) {
  const words = useWords(messagesWords);
  const { report } = useWords(peopleWords);
  const when = useWhen()(message.created_at);
  const isMine = message.sender_id === useMine();
  const isToDo = todo?.ids.has(message.id) ?? false;
  const isTakenBack = isMine && mayRetract;
  if (message.retract_reason !== null || (isMine && !isTakenBack && !onNote && !todo)) return null;
  return (
    <Menu
      label={isMine ? words.retract.menu(when) : words.note.menu(when)}
      items={[
        ...(isTakenBack ? [{ label: words.retract.open, icon: BackIcon, onAct: () => onRetract(message) }] : []),
        ...(onNote ? [{ label: words.note.make, icon: PencilIcon, onAct: () => onNote(message) }] : []),
        ...(todo
          ? [
              {
                label: isToDo ? words.todo.off : words.todo.put,
                icon: CheckIcon,
                onAct: () => void (isToDo ? todo.tick(message.id) : todo.put(message.id)),
              },
            ]
          : []),
        ...(isMine ? [] : [{ label: report.open, icon: WarningIcon, onAct: () => onReport(message) }]),
      ]}
    />
  );
}

const OLD_MS = 86_400_000;

/**
 * What waited for over a day may no longer hold. What is on its way cannot be held, because it may have arrived. A row that the
 * server did not take is one to be taken back.
 */
function Doubt({ message, standing, onRetract }: Pick<MessageLineProps, 'message' | 'standing' | 'onRetract'>) {
  const words = useWords(messagesWords);
  const isOld = useMinute() - Date.parse(message.created_at) > OLD_MS;
  if (standing === 'needs-attention') return <p className="muted small">{words.notTaken}</p>;
  if (standing !== 'on-this-device' || !isOld) return null;
  return (
    <div className="small">
      <p>{words.old}</p>
      <Button look="line" onClick={() => onRetract(message)}>
        {words.retract.open}
      </Button>
    </div>
  );
}

/** What it says, and what it brings. */
export function Said({ message, isHeld }: { message: Message; isHeld: boolean }) {
  const takenBack = useTakenBack();
  const { retract_reason: reason, content, card_kind: kind, card_id: card } = message;
  if (reason !== null) return <div className="said muted">{takenBack(reason)}</div>;
  return (
    <>
      {content && <div className="said">{content}</div>}
      {kind && card && (
        <div className="said brought">
          <CardBox kind={kind} id={card} pair={message} />
        </div>
      )}
      <FileBox message={message} isHeld={isHeld} />
    </>
  );
}

/** Comes into sight, and is read out first, where it was searched for. */
function useSought(isSought: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [isSought]);
  return line;
}

export function MessageLine(props: MessageLineProps) {
  const {
    message,
    standing,
    marks,
    nameOf,
    found,
    onRetract,
    mayRetract,
    onReport,
    onNote,
    todo,
    isHeld = true,
  } = props;
  const words = useWords(messagesWords);
  const when = useWhen();
  const isMine = message.sender_id === useMine();
  const isRetracted = message.retract_reason !== null;
  const isSought = found === message.id;
  const line = useSought(isSought);
  return (
    <li
      ref={line}
      className={classNames('message', isMine && 'mine', isSought && 'sought')}
      tabIndex={isSought ? -1 : undefined}
    >
      {!isMine && nameOf && <span className="muted small">{nameOf(message.sender_id)}</span>}
      <Said message={message} isHeld={isHeld} />
      {isMine && !isRetracted && <Doubt message={message} standing={standing} onRetract={onRetract} />}
      <div className="foot muted small">
        {todo?.ids.has(message.id) && <Badge tone="info">{words.todo.title}</Badge>}
        {message.urgent && <Badge tone="bad">{words.urgent}</Badge>}
        <span>{when(message.created_at)}</span>
        {wasLate(message) && <span>{words.arrived(when(message.arrived_at))}</span>}
        {isMine && <State message={message} standing={standing} marks={marks} nameOf={nameOf} />}
        <Acts
          message={message}
          onRetract={onRetract}
          mayRetract={mayRetract}
          onReport={onReport}
          onNote={message.content ? onNote : undefined}
          todo={todo}
        />
      </div>
    </li>
  );
}
