import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  better: 'Better than last time',
  weight: (by: string) => `${by} heavier`,
  reps: (count: number, told: string) =>
    counted(count, { one: 'One rep more with the same weight', other: `${told} reps more with the same weight` }),
  distance: (by: string) => `${by} farther`,
  time: (by: string) => `${by} longer`,
  volume: (by: string) => `${by} more in all`,
  muscles: 'Muscles of the seven days',
  noMuscles: 'No sets in these days.',
  musclesHelp: 'Sets without warm-ups; where a muscle only helps, half a set.',
  sets: (count: number, told: string) => counted(count, { one: `${told} set`, other: `${told} sets` }),
};
