import './button.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconPart } from './icons.tsx';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

interface Looks {
  /** `act` is the one act of a view; plain is for what comes third. */
  look?: 'act' | 'line' | 'plain' | 'quiet' | 'danger' | undefined;
  large?: boolean | undefined;
  full?: boolean | undefined;
  icon?: IconPart | undefined;
  children: ReactNode;
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** Why it cannot be done now, told in place of what it does. It stays in the way of the keyboard. */
  blocked?: string | undefined;
  /** It is being done: a second press does nothing. */
  busy?: boolean | undefined;
}

const classOf = ({ look = 'plain', large, full }: Omit<Looks, 'children'>) =>
  classNames('button', look !== 'plain' && look, large && 'large', full && 'full');

function Face({ icon: Icon, large, children }: Pick<Looks, 'icon' | 'large' | 'children'>) {
  return (
    <>
      {Icon && <Icon small={!large} />}
      {children}
    </>
  );
}

export function Button({ look, large, full, icon, blocked, busy, onClick, type, children, ...rest }: ButtonProps) {
  const idle = blocked !== undefined || busy === true;
  return (
    <button
      {...rest}
      type={idle || type === undefined ? 'button' : type}
      className={classOf({ look, large, full })}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={idle ? undefined : onClick}
    >
      <Face icon={icon} large={large}>
        {blocked ?? children}
      </Face>
    </button>
  );
}

export function ButtonLink({ look, large, full, icon, children, ...rest }: Looks & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} className={classOf({ look, large, full })}>
      <Face icon={icon} large={large}>
        {children}
      </Face>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconPart;
  label: string;
  /** Something new waits behind it; the label has to say so too. */
  dot?: boolean | undefined;
}

/** Only where the sign is known without a word: close, back, forward, bell, plus. */
export function IconButton({ icon: Icon, label, dot = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label}>
      <Icon />
      {dot && <span className="dot" />}
    </button>
  );
}
