import { useEffect, useRef } from 'react';
import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { Badge, StandingBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { CardBox } from './along/card-box.tsx';
import { FileBox } from './along/file-box.tsx';
import { useMine, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

interface MessageLineProps {
  message: Message;
  standing?: Standing | undefined;
  /** Up to when the other has read. */
  readTo: string | null;
  onRetract: (message: Message) => void;
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
function State({ message, standing, readTo }: Omit<MessageLineProps, 'onRetract' | 'found' | 'isHeld'>) {
  const words = useWords(messagesWords).state;
  if (standing) return <StandingBadge standing={standing} />;
  const isRead = readTo !== null && Date.parse(readTo) >= Date.parse(message.arrived_at);
  return <span>{isRead ? words.read : words.sent}</span>;
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

export function MessageLine({ message, standing, readTo, found, onRetract, isHeld = true }: MessageLineProps) {
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
        {isMine && <State message={message} standing={standing} readTo={readTo} />}
        {isMine && !isRetracted && (
          <Menu
            label={words.retract.menu(when(message.created_at))}
            items={[{ label: words.retract.open, icon: BackIcon, onAct: () => onRetract(message) }]}
          />
        )}
      </div>
    </li>
  );
}
