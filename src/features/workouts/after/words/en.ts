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
  noMuscles: 'No hard sets counted in these days.',
  musclesHelp:
    'Sets without warm-ups, and without those that you said left you more than four repetitions. Where a muscle only helps, half a set.',
  notOwn: 'Exercises of your own are not counted.',
  landmarks: { many: 'More than 20 sets', enough: '10 to 20 sets', few: 'Fewer than 10 sets' },
  landmarkHelp: {
    many: 'A little more still comes of it, and it takes more rest.',
    enough: 'Gave more muscle than fewer in studies. Trained young men are advised 12 to 20.',
    few: 'In studies, growth shows from about four sets on.',
  },
  others: (muscles: string) => `No hard sets counted for: ${muscles}.`,
  guidance: 'The ranges come from studies of groups of people. They are guidance, and nothing that you owe.',
  sets: (count: number, told: string) => counted(count, { one: `${told} set`, other: `${told} sets` }),
};
