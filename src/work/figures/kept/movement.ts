import type { Pose } from './skeleton.ts';

type Place = readonly [x: number, y: number];

/** What stands there. */
export type Fixture =
  | { bench: readonly [Place, Place] }
  | { box: readonly [x: number, width: number, height: number] }
  | { wall: number }
  | { bar: Place }
  | { rails: readonly [Place, Place] }
  | { plate: readonly [Place, Place] }
  | { ball: readonly [x: number, y: number, radius: number] }
  | { water: number }
  | { frame: readonly Place[] };

/** Where a weight is. */
type Held = 'hands' | 'right' | 'back' | 'front' | 'hips' | 'knees' | 'nothing';

export interface Movement {
  start: Pose;
  end: Pose;
  /** From where it is seen: 0 from its right, 90 from the front. */
  view?: number;
  fixtures?: readonly Fixture[];
  held?: Held;
  /** Where a cable, or a band, comes from; two, so far to each side, where that is said. */
  pull?: readonly [x: number, y: number, aside?: number] | 'feet' | 'each other';
  /** What is pulled. */
  pulled?: 'hands' | 'right' | 'bar' | 'ankle' | 'knees';
  /** What is in the hands, where it is not what the exercise is done with. */
  with?: string;
  /** It leaves the ground. */
  flies?: true;
}
