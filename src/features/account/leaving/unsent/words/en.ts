import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  heading: 'Some changes are only on this device',
  unsent: (n: number) => counted(n, { one: '1 change has not been sent.', other: `${n} changes have not been sent.` }),
  rejected: (n: number) => counted(n, { one: '1 change was not accepted.', other: `${n} changes were not accepted.` }),
  held: (n: number) =>
    counted(n, {
      one: '1 message waited for too long and waits for your word.',
      other: `${n} messages waited for too long and wait for your word.`,
    }),
  conflicts: (n: number) =>
    counted(n, {
      one: '1 change gave way to a later one and is kept only here. To restore it, stay signed in and open “Your changes”. If you discard it, it is gone.',
      other: `${n} changes gave way to later ones and are kept only here. To restore them, stay signed in and open “Your changes”. If you discard them, they are gone.`,
    }),
  photo: 'Your new photo is among them. A file does not hold it.',
  files: (count: number) =>
    counted(count, {
      one: 'The file of a record is among them. An export does not hold it.',
      other: `${count} files of records are among them. An export does not hold them.`,
    }),
  typed: (count: number) =>
    counted(count, {
      one: 'What you typed about a client whose care is over is kept only here. An export does not hold it: copy it under “Clients”.',
      other: `What you typed in ${count} forms about clients whose care is over is kept only here. An export does not hold it: copy it under “Clients”.`,
    }),
  choose: 'Signing out takes your data off this device. What should become of these changes?',
  send: 'Send them, then sign out',
  sending: 'Sending…',
  sendOffline: 'Sending needs a connection.',
  notAllSent: 'Not everything could be sent. Choose what to do with the rest.',
  export: 'Save them to a file',
  exported: 'Saved to a file.',
  keep: 'Keep them on this device',
  keepHelp: 'What waits is sent the next time you sign in here. Do not choose this on a device that others use.',
  discard: 'Discard them and sign out',
  stay: 'Stay signed in',
};
