import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  open: 'Lock',
  title: 'Lock of the album',
  help: 'A PIN seals the photos on this device. It locks by itself after five minutes, and as soon as you leave the app. It works without a network.',
  limits:
    'It is for this device alone, and nobody can give you the PIN back. Your account keeps the photos under your password.',
  newPin: 'New PIN',
  again: 'The PIN again',
  length: (least: number) => `At least ${least} figures or letters.`,
  other: 'These two are not the same.',
  set: 'Lock with this PIN',
  isSet: 'The album has a lock',
  isOn: 'The photos on this device are sealed.',
  lockNow: 'Lock now',
  remove: 'Remove the lock',
  removeHelp: 'The photos stay on this device, unsealed.',
  removed: 'The lock is removed',
  shut: 'The album is locked.',
  unlockFirst: 'Unlock the album first.',
  pin: 'PIN',
  wrong: 'This is not the PIN.',
  unlock: 'Unlock',
  failed: 'That did not work',
  forgotten: 'I forgot the PIN',
  noWay: 'Without the PIN nobody can open the copies on this device. They are removed, and the lock with them.',
  copies: (count: number) =>
    counted(count, {
      one: 'One file is in your account, too, and comes back from there.',
      other: `${count} files are in your account, too, and come back from there.`,
    }),
  lost: (count: number) =>
    counted(count, {
      one: 'One photo was never sent. It is lost for good.',
      other: `${count} photos were never sent. They are lost for good.`,
    }),
  password: 'Password of your account',
  needsConnection: 'This needs a connection.',
  wrongPassword: 'This is not the password.',
  unreached: 'The server could not be asked. Try again with a connection.',
  forget: 'Remove copies and lock',
  forgot: 'The lock is removed. Your photos come back from your account.',
};
