import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'Your changes',
  safe: (count: number, shown: string) =>
    counted(count, {
      one: `${shown} change is safe on this device`,
      other: `${shown} changes are safe on this device`,
    }),
  allSaved: 'Everything is saved',
  decide: (count: number, shown: string) =>
    counted(count, {
      one: `${shown} change waits for your decision`,
      other: `${shown} changes wait for your decision`,
    }),
  why: {
    'first-sync': 'Your records are on their way. You can log at once.',
    synced: 'Nothing waits to be sent.',
    'to-send': 'They go by themselves; you can close the app.',
    'to-decide':
      'Two devices changed the same record. The later change was kept; the earlier one waits below for your word.',
    offline: 'There is no connection. They go by themselves when you are back online; you can close the app.',
    portal:
      'This network wants you to sign in first. Open any page in your browser and sign in to the Wi-Fi; what waits is kept and goes by itself after that.',
    'cannot-reach': 'You are online, but our server does not answer. We try again by ourselves.',
    'sign-in': 'Your session has ended. Sign in again and they are sent; nothing is lost.',
    'update-needed': 'This version is too old for our server. Update the app; what waits is kept.',
    storage: 'The storage of this device is full. Free some space, then try again.',
    'needs-attention': 'Something was not accepted. It is kept below until you decide.',
  },
  lastSync: (when: string) => `Last sync ${when}`,
  never: 'Not synced yet on this device',
  retry: 'Retry now',
  retryOffline: 'Retry needs a connection',
  signIn: 'Sign in',
  waiting: 'Waiting to send',
  rejected: {
    title: 'Needs attention',
    badge: 'Not accepted',
    held: 'Waits for your word',
    sendHeld: 'Send now',
    reasons: {
      held: 'It waited on this device for more than a day. Say whether it still holds.',
      '23505': 'There is one like it already.',
      '23514': 'Something in it cannot be kept as it is.',
      '23503': 'What it belongs to is no longer there.',
      '42501': 'You are not allowed to change this, or not any more.',
      P0001:
        'It is too much at once or for one day, too much of it waits for a look already, or something it needs is missing, as the number of a licence that is in force. Correct it, or send it again later.',
      other: 'Our server did not accept it.',
    },
    over: 'A care may have ended meanwhile. Copy your words if you need them before you discard it.',
    edit: 'Correct it',
    send: 'Send again',
    discard: 'Discard',
    discardAsk: 'Discard these words?',
    discardHelp: 'They are nowhere else.',
    discarded: 'Discarded',
    copy: 'Copy your words',
    copied: 'Copied',
  },
  conflicts: {
    title: 'Changed in two places',
    help: 'Both were made; the later one was kept.',
    kept: 'Kept',
    earlier: 'Earlier',
    restore: 'Restore the earlier one',
    restored: 'Restored',
    gone: 'The record is no longer there.',
    dismiss: 'It is fine',
  },
  files: {
    help: 'You use little data, so photos and files wait until you send them.',
    send: (size: string) => `Send files, ${size}`,
  },
  month: {
    title: 'This month',
    received: 'Received',
    sent: 'Sent',
    help: 'What syncing took, without the app itself and its files.',
  },
  device: {
    title: 'On this device',
    used: 'Space used',
    of: (used: string, quota: string) => `${used} of ${quota}`,
    protected: 'Protected',
    isProtected: 'The browser has promised not to clear this data to save space.',
    unprotected: 'The browser may clear this data when space runs out. What was sent is on our server too.',
    protect: 'Protect it',
    denied: 'The browser did not agree. Installing the app to the home screen helps.',
  },
  diagnostics: { copy: 'Copy diagnostics', copied: 'Diagnostics copied', help: 'Counts and codes, nothing you typed.' },
  failed: 'That did not work. Nothing was changed.',
};
