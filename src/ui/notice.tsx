import './notice.css';
import type { ReactNode } from 'react';
import { CheckedIcon, CloudOffIcon, InfoIcon, WarningIcon } from './icons.tsx';
import type { IconPart } from './icons.tsx';

type NoticeTone = 'idle' | 'ok' | 'info' | 'warn' | 'bad';

interface NoticeProps {
  tone?: NoticeTone;
  icon?: IconPart;
  title?: ReactNode;
  children: ReactNode;
  /** At the end: a button that answers the notice. */
  act?: ReactNode;
}

const ICONS: Record<NoticeTone, IconPart> = {
  idle: CloudOffIcon,
  ok: CheckedIcon,
  info: InfoIcon,
  warn: WarningIcon,
  bad: WarningIcon,
};

/** What concerns the whole screen. A bad one interrupts, the others are told when there is a pause. */
export function Notice({ tone = 'idle', icon, title, children, act }: NoticeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon />
      <div className="text">
        {title && <b>{title}</b>}
        {children}
      </div>
      {act}
    </div>
  );
}
