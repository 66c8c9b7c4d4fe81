import './row.css';
import type { ReactNode } from 'react';
import { StandingBadge } from './badge.tsx';
import { classNames } from './class-names.ts';
import type { IconPart } from './icons.tsx';
import { Link } from './link.tsx';
import type { KitWords } from './words.ts';

interface RowProps {
  title: ReactNode;
  detail?: ReactNode;
  icon?: IconPart | undefined;
  /** In place of the icon: a log toggle, a time, an avatar. */
  leading?: ReactNode;
  trailing?: ReactNode;
  badges?: ReactNode;
  /** Where the record is when it is not simply saved. */
  standing?: keyof KitWords['standing'] | undefined;
  past?: boolean | undefined;
  /** What can be done with it, and what more has to be said of it. */
  below?: ReactNode;
  /** The whole row leads there, or does that. */
  to?: string | undefined;
  onOpen?: (() => void) | undefined;
  /** Where opening it shows more below. */
  expanded?: boolean | undefined;
}

function Title({ title, to, onOpen, expanded }: Pick<RowProps, 'title' | 'to' | 'onOpen' | 'expanded'>) {
  if (to !== undefined) {
    return (
      <Link to={to} className="title">
        {title}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className="title" aria-expanded={expanded} onClick={onOpen}>
        {title}
      </button>
    );
  }
  return <span className="title">{title}</span>;
}

export function Row({
  title,
  detail,
  icon,
  leading,
  trailing,
  badges,
  standing,
  past,
  below,
  to,
  onOpen,
  expanded,
}: RowProps) {
  const tacked = standing === 'on-this-device' || standing === 'sending';
  return (
    <li className={classNames('row', tacked && 'tacked', past && 'past')}>
      {icon && <Glyph icon={icon} />}
      {leading && <div className={classNames('leading', typeof leading === 'string' && 'time')}>{leading}</div>}
      <div className="text">
        <Title title={title} to={to} onOpen={onOpen} expanded={expanded} />
        {detail && <span className="detail">{detail}</span>}
        {(badges || standing) && (
          <span className="badges">
            {badges}
            {standing && <StandingBadge standing={standing} />}
          </span>
        )}
        {below && <div className="below">{below}</div>}
      </div>
      {trailing && <div className="trailing">{trailing}</div>}
    </li>
  );
}

export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className="rows" aria-label={label}>
    {children}
  </ul>
);

const Glyph = ({ icon: Icon }: { icon: IconPart }) => (
  <span className="glyph">
    <Icon />
  </span>
);

/** Divides within a card what belongs together. */
export const Seam = () => <hr className="seam" />;
