import './card.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title?: ReactNode;
  /** One quiet link, a badge or a date, opposite the title. */
  beside?: ReactNode;
  /** The thing being worked on now stands a little higher. */
  inHand?: boolean;
  attention?: boolean;
  children: ReactNode;
}

/** Never in another card: inside, rows and seams divide. */
export function Card({ title, beside, inHand = false, attention = false, children }: CardProps) {
  const heading = useId();
  const className = classNames('card', inHand && 'in-hand', attention && 'attention');
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={heading}>
      <header className="head">
        <h2 id={heading}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
