import { useEffect, useRef } from 'react';
import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { Badge, StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { BackIcon, PencilIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { CardBox } from './along/card-box.tsx';
import { FileBox } from './along/file-box.tsx';
import { useMine, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

export interface Marks {
  deliveredTo: string | null;
  readTo: string | null;
}

interface MessageLineProps {
  message: Message;
  standing?: Standing | undefined;
  /** Up to when the other has, and has read. */
  marks: Marks;
  onRetract: (message: Message) => void;
  /** Made into a note of the record; only a provider makes one. */
  onNote?: ((message: Message) => void) | undefined;
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
function State({ message, standing, marks }: Pick<MessageLineProps, 'message' | 'standing' | 'marks'>) {
  const words = useWords(messagesWords).state;
  if (standing) return <StandingBadge standing={standing} />;
  const isIn = (mark: string | null): boolean => mark !== null && Date.parse(mark) >= Date.parse(message.arrived_at);
  if (isIn(marks.readTo)) return <span>{words.read}</span>;
  return <span>{isIn(marks.deliveredTo) ? words.delivered : words.sent}</span>;
}

/** What can be done with it, where there is anything. */
function Acts({ message, onRetract, onNote }: Pick<MessageLineProps, 'message' | 'onRetract' | 'onNote'>) {
  const words = useWords(messagesWords);
  const when = useWhen()(message.created_at);
  const isMine = message.sender_id === useMine();
  if (message.retract_reason !== null || (!isMine && !onNote)) return null;
  return (
    <Menu
      label={isMine ? words.retract.menu(when) : words.note.menu(when)}
      items={[
        ...(isMine ? [{ label: words.retract.open, icon: BackIcon, onAct: () => onRetract(message) }] : []),
        ...(onNote ? [{ label: words.note.make, icon: PencilIcon, onAct: () => onNote(message) }] : []),
      ]}
    />
  );
}

const OLD_MS = 86_400_000;

/** What waited for over a day may no longer hold. A row that the server did not take is one to be taken back. */
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
  const words = useWords(messagesWords);
  const { retract_reason: reason, content, card_kind: kind, card_id: card } = message;
  if (reason !== null) return <div className="said muted">{words.retract.shown(reason)}</div>;
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
  const { message, standing, marks, found, onRetract, onNote, isHeld = true } = props;
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
      <Said message={message} isHeld={isHeld} />
      {isMine && !isRetracted && <Doubt message={message} standing={standing} onRetract={onRetract} />}
      <div className="foot muted small">
        {message.urgent && <Badge tone="bad">{words.urgent}</Badge>}
        <span>{when(message.created_at)}</span>
        {wasLate(message) && <span>{words.arrived(when(message.arrived_at))}</span>}
        {isMine && <State message={message} standing={standing} marks={marks} />}
        <Acts message={message} onRetract={onRetract} onNote={message.content ? onNote : undefined} />
      </div>
    </li>
  );
}
