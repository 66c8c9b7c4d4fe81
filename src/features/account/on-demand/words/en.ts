import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'People on this phone',
  help: 'Each has their own records here. Nothing of one is shown to another, or sent with another’s sign-in.',
  here: 'Here now',
  again: 'Has to sign in again',
  waiting: (count: number, name: string) =>
    counted(count, {
      one: `One entry waits until ${name} is here again, or this phone sends it by itself.`,
      other: `${count} entries wait until ${name} is here again, or this phone sends them by itself.`,
    }),
  locked: 'With a PIN',
  add: 'Add a person',
  full: (most: number) => `No more than ${most} people share a phone.`,
  noRoom: 'This phone has no room for another person.',
  changed: 'That did not work. Open the list once more.',
  failed: 'That did not work',
  pinOf: (name: string) => `PIN of ${name}`,
  open: 'Open',
  back: 'Back',
  wrong: 'This is not the PIN.',
  wait: (seconds: number) =>
    counted(seconds, {
      one: 'Too many wrong ones. Try again in a second.',
      other: `Too many wrong ones. Try again in ${seconds} seconds.`,
    }),
  forgotten: 'I forgot the PIN',
  password: 'Password of your account',
  remove: 'Remove the PIN',
  needsConnection: 'This needs a connection.',
  wrongPassword: 'This is not the password.',
  unreached: 'The server could not be asked. Try again with a connection.',
  lock: 'Your PIN on this phone',
  lockHelp:
    'It is asked for when you are chosen here, and when the app opens. An app that stays open, also out of sight, does not ask again: close it before you hand the phone on.',
  limits:
    'It keeps out whoever picks up the phone. It does not encrypt your records: whoever can copy the storage of this phone, or use the tools of a browser, can read them.',
  newPin: 'New PIN',
  againPin: 'The PIN again',
  length: (least: number) => `At least ${least} figures or letters.`,
  other: 'These two are not the same.',
  set: 'Ask for this PIN',
  isSet: 'Your PIN is asked for from now on',
  removed: 'No PIN is asked for any more',
};
