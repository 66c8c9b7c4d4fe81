import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'Measurements',
  help: 'What the client measured, as far as this device holds it.',
  none: 'Nothing measured is on this device.',
  before: (count: number) => counted(count, { one: 'One before it', other: `${count} before it` }),
  of: (name: string) => `Before: ${name}`,
};
