import { turnOf } from './turn.ts';
import type { Entry } from './turn.ts';

/** A set by the clock, begun and not logged. Like a rest it is a moment and no clock that runs, and so outlives the page. */
export interface Hold {
  turn: string;
  since: number;
  /** Seconds to reach. */
  aim: number;
}

const DAY_S = 86_400;

/** Seconds, as many as a set can have. */
export const heldFor = ({ since }: Hold, now: number): number =>
  Math.min(DAY_S, Math.max(0, Math.floor((now - since) / 1000)));

export const endOf = ({ since, aim }: Hold): number => since + aim * 1000;

/** The clock that runs for this set; one of a set that was logged meanwhile, here or elsewhere, is over. */
export const holdOf = (hold: Hold | null, entry: Entry | null): Hold | null =>
  hold && entry && hold.turn === turnOf(entry) ? hold : null;
