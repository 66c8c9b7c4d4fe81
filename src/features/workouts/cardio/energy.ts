import type { Activity } from '#sync/entities/workout-sessions.ts';
import { kcalOf } from '../effort.ts';

// How many times the energy of rest an activity takes (MET), after the Compendium of Physical Activities: Ainsworth BE
// and others, Med Sci Sports Exerc 2011;43(8):1575-81. It tells speeds in miles an hour.

const METRES_IN_MPH = 0.44704;

interface Intensity {
  /** Where no distance tells how fast it was; null where the compendium has nothing that would be it. */
  usual: number | null;
  /** From this speed on, slowest first; what is slower takes what the first one does. */
  bySpeed?: readonly (readonly [mph: number, met: number])[];
}

const INTENSITY: Record<Activity, Intensity> = {
  run: {
    usual: 8,
    bySpeed: [
      [4, 6],
      [5, 8.3],
      [5.2, 9],
      [6, 9.8],
      [6.7, 10.5],
      [7, 11],
      [8, 11.8],
      [8.6, 12.3],
      [9, 12.8],
      [10, 14.5],
      [11, 16],
      [12, 19],
      [13, 19.8],
    ],
  },
  walk: {
    usual: 3.5,
    bySpeed: [
      [0, 2],
      [2, 2.8],
      [2.5, 3],
      [2.8, 3.5],
      [3.5, 4.3],
      [4, 5],
      [4.5, 7],
      [5, 8.3],
    ],
  },
  hike: { usual: 6 },
  bike: {
    usual: 7.5,
    bySpeed: [
      [0, 4],
      [10, 6.8],
      [12, 8],
      [14, 10],
      [16, 12],
      [20, 15.8],
    ],
  },
  row: { usual: 4.8 },
  swim: { usual: 5.8 },
  skip: { usual: 12.3 },
  football: { usual: 7 },
  other: { usual: null },
};

interface Effort {
  activity: Activity;
  seconds: number;
  metres: number | null;
  /** Null where nobody has weighed the person. */
  weightKg: number | null;
}

export function metOf({ activity, seconds, metres }: Omit<Effort, 'weightKg'>): number | null {
  const { usual, bySpeed } = INTENSITY[activity];
  if (!bySpeed || !metres || seconds <= 0) return usual;
  const mph = metres / seconds / METRES_IN_MPH;
  return (bySpeed.findLast(([from]) => mph >= from) ?? bySpeed[0])?.[1] ?? usual;
}

export function energyOf({ weightKg, ...effort }: Effort): number | null {
  const met = metOf(effort);
  return weightKg === null || met === null ? null : kcalOf(met, weightKg, effort.seconds / 3600);
}
