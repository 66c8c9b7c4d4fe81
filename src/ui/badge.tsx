import './badge.css';
import type { ReactNode } from 'react';
import { CheckedIcon, CheckIcon, ClockIcon, DeviceIcon, ToSendIcon, WarningIcon } from './icons.tsx';
import type { IconPart } from './icons.tsx';
import { useWords } from './language.tsx';
import { kitWords } from './words.ts';
import type { KitWords } from './words.ts';

type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'idle' | 'tack' | 'sun';

interface BadgeProps {
  tone?: Tone;
  icon?: IconPart;
  children: ReactNode;
}

const ICONS: Record<Tone, IconPart | null> = {
  ok: CheckIcon,
  info: CheckedIcon,
  warn: ToSendIcon,
  bad: WarningIcon,
  idle: ClockIcon,
  tack: DeviceIcon,
  sun: null,
};

/** Always a word and its sign, so that no standing is told by colour alone. */
export function Badge({ tone = 'idle', icon, children }: BadgeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className={`badge ${tone}`}>
      {Icon && <Icon />}
      {children}
    </span>
  );
}

const STANDING: Record<keyof KitWords['standing'], Tone> = {
  'on-this-device': 'tack',
  sending: 'warn',
  'needs-attention': 'bad',
};

/** Where a record is that is not simply saved. */
export function StandingBadge({ standing }: { standing: keyof KitWords['standing'] }) {
  const words = useWords(kitWords);
  return <Badge tone={STANDING[standing]}>{words.standing[standing]}</Badge>;
}

/** Opens how the figure was measured. */
export function Estimate({ onOpen }: { onOpen: () => void }) {
  const words = useWords(kitWords);
  return (
    <button type="button" className="estimate" onClick={onOpen}>
      {words.estimate}
    </button>
  );
}
