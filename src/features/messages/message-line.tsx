import type { Message } from '#sync/entities/messages.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { Badge, StandingBadge } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { useMine, useWhen } from './use-conversation.ts';
import { messagesWords } from './words.ts';

interface MessageLineProps {
  message: Message;
  standing?: Standing | undefined;
  /** Up to when the other has read. */
  readTo: string | null;
  onRetract: (message: Message) => void;
}

const LATE_MS = 15 * 60_000;

/** It waited for a network, and the other had it only then. */
const wasLate = ({ created_at, arrived_at }: Message): boolean =>
  Date.parse(arrived_at) - Date.parse(created_at) > LATE_MS;

/** Where one's own message is, in words. */
function State({ message, standing, readTo }: Omit<MessageLineProps, 'onRetract'>) {
  const words = useWords(messagesWords).state;
  if (standing) return <StandingBadge standing={standing} />;
  const isRead = readTo !== null && Date.parse(readTo) >= Date.parse(message.arrived_at);
  return <span>{isRead ? words.read : words.sent}</span>;
}

export function MessageLine({ message, standing, readTo, onRetract }: MessageLineProps) {
  const words = useWords(messagesWords);
  const when = useWhen();
  const isMine = message.sender_id === useMine();
  const isRetracted = message.retract_reason !== null;
  return (
    <li className={classNames('message', isMine && 'mine')}>
      <div className={classNames('said', isRetracted && 'muted')}>
        {isRetracted ? words.retract.shown(message.retract_reason ?? '') : message.content}
      </div>
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
