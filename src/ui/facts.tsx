import './facts.css';
import type { ReactNode } from 'react';

/** What it is called, and what is known of it. */
export type Fact = readonly [name: string, known: ReactNode];

/** Of what nothing is known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([name, known]) =>
          known && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{known}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
