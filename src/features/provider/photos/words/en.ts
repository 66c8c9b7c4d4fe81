import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'Photos shown to you',
  until: (day: string) => `Until ${day}`,
  open: (count: number) => counted(count, { one: 'Open one photo', other: `Open ${count} photos` }),
  help: 'To look at, and only here. The client is told that you opened them. They leave this device when it ends.',
  ended: 'These photos are no longer shown to you.',
  strip: 'The photos',
};
