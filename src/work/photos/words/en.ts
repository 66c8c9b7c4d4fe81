import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  missing: 'Not on this device yet',
  inFull: 'Show in full',
  pose: 'Pose',
  before: 'Before',
  after: 'After',
  as: 'Shown',
  ways: { side: 'Side by side', slider: 'Slider', blink: 'One over the other', time: 'Over time' },
  share: 'How much of the later one',
  other: 'Show the other one',
  days: (count: number) => counted(count, { one: 'One day apart', other: `${count} days apart` }),
  moment: 'Which of them',
};
