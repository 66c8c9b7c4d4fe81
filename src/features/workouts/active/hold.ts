import { turnOf } from '../turn.ts';
import type { Entry } from '../turn.ts';

/**
 * A timed set, begun and not logged. Like a rest it is a start time rather than a running clock, so it survives the
 * page.
 */
export interface Hold {
  turn: string;
  since: number;
  /** Target in seconds. */
  aim: number;
}

const DAY_S = 86_400;

/** Seconds, up to the longest a set can have. */
export const heldFor = ({ since }: Hold, now: number): number =>
  Math.min(DAY_S, Math.max(0, Math.floor((now - since) / 1000)));

export const endOf = ({ since, aim }: Hold): number => since + aim * 1000;

/** The hold of this set; if the set was logged meanwhile, here or elsewhere, it is over. */
export const holdOf = (hold: Hold | null, entry: Entry | null): Hold | null =>
  hold && entry && hold.turn === turnOf(entry) ? hold : null;
