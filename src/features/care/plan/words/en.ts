import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'My plan',
  help: 'What each of them planned for you. It is on this device, with or without a network.',
  none: 'Nobody has planned anything for you yet.',
  failed: 'Your plan could not be read',
  somebody: 'Somebody who is gone',
  visit: (title: string) => `Visit: ${title}`,
  program: (title: string) => `Training: ${title}`,
  done: (done: string, of: string) => `${done} of ${of} sessions`,
  next: (day: string) => `next ${day}`,
  offered: 'Waits for you to start it',
  meals: (count: number) => counted(count, { one: 'One planned meal', other: `${count} planned meals` }),
  span: (first: string, last: string) => `${first} to ${last}`,
  targets: (kcal: string) => `${kcal} kcal a day`,
  ofKind: (kind: string, kcal: string) => `${kind}: ${kcal} kcal`,
  since: (macros: string, day: string) => `${macros}, from ${day}`,
  goal: (title: string) => `Goal: ${title}`,
  until: (amount: string, day: string) => `${amount} by ${day}`,
  ranges: (count: number) => counted(count, { one: 'A limit of your own', other: `${count} limits of your own` }),
  rangesHelp: 'Your measurements are judged by it.',
  medicine: 'Prescribed',
  lab: 'Give a sample for the laboratory',
  ordered: (day: string) => `ordered ${day}`,
  operation: (what: string) => `Surgery: ${what}`,
  checkin: 'How are you after the surgery?',
  due: (what: string, day: string) => `${what}, from ${day}`,
};
