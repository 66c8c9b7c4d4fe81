import './marks.css';
import { classNames } from '../class-names.ts';
import type { MarkTone } from './tone.ts';
import { STEP } from './tone.ts';

/** More than this many are no longer counted at a glance: they become a bar. */
const AT_MOST = 8;

const places = (of: number): number[] => Array.from({ length: of }, (_, place) => place);

interface TicksProps {
  done: number;
  of: number;
  tone?: MarkTone;
  /** The one being worked on has an edge only. */
  now?: boolean;
}

/** A mark a unit. The figure beside it says the same, so it is hidden from those who listen. */
export function Ticks({ done, of, tone = 'c1', now = false }: TicksProps) {
  if (of > AT_MOST) return <progress className={`bar tone-${tone}`} aria-hidden="true" value={done} max={of} />;
  return (
    <span className={`ticks tone-${tone}`} aria-hidden="true">
      {places(of).map((place) => (
        <i
          key={place}
          className={classNames(place < done && 'on', now && place === done && 'now')}
          style={{ animationDelay: `${place * STEP}ms` }}
        />
      ))}
    </span>
  );
}

interface Day {
  /** The letter of the weekday. */
  letter: string;
  /** The weekday and what was done on it, for those who listen. */
  name: string;
  done: boolean;
}

/** The days of a week, of which `today` counts from 0. */
export function Days({ days, today, tone = 'c4' }: { days: readonly Day[]; today: number; tone?: MarkTone }) {
  return (
    <ol className={`days tone-${tone}`}>
      {days.map(({ letter, name, done }, place) => (
        <li key={name} className={classNames(done && 'on', place === today && 'now')}>
          <i />
          <span aria-hidden="true">{letter}</span>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** A stroke for each of a few things that wait. */
export function Tally({ count, tone = 'tack' }: { count: number; tone?: MarkTone }) {
  return (
    <span className={`tally tone-${tone}`} aria-hidden="true">
      {places(Math.min(count, AT_MOST)).map((place) => (
        <i key={place} />
      ))}
    </span>
  );
}
