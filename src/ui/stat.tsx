import './marks/marks.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconPart } from './icons.tsx';

interface FigureProps {
  children: ReactNode;
  /** Behind the figure, smaller: its unit and its target. */
  unit?: ReactNode;
  large?: boolean;
}

export function Figure({ children, unit, large = false }: FigureProps) {
  return (
    <span className={classNames('figure', large && 'large')}>
      {children}
      {unit && (
        <>
          {' '}
          <small>{unit}</small>
        </>
      )}
    </span>
  );
}

interface StatProps {
  label: ReactNode;
  icon?: IconPart;
  figure: ReactNode;
  unit?: ReactNode;
  /** A sentence below: never a change without its word. */
  note?: ReactNode;
  /** A ring, ticks or a bar. */
  children?: ReactNode;
}

/** The figure first, then its unit and target, words last. */
export function Stat({ label, icon: Icon, figure, unit, note, children }: StatProps) {
  return (
    <div className="stat">
      <span className="label">
        {Icon && <Icon small />}
        {label}
      </span>
      <Figure unit={unit}>{figure}</Figure>
      {children}
      {note && <span className="note muted">{note}</span>}
    </div>
  );
}
