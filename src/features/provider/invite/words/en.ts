import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'Invite clients',
  help: 'Whoever enters your code in “My care”, or opens its link, sees who you are and what you will see, and accepts. A code lasts 14 days.',
  offline: 'Codes need a connection',
  for: 'For how many',
  many: (n: number) => counted(n, { one: 'One client', other: `${n} clients` }),
  make: 'Make a code',
  made: 'The code is ready',
  notMade: 'No code was made',
  notMadeHelp: 'Perhaps you have made twenty today. Try again tomorrow.',
  open: 'Your codes',
  none: 'No code is open.',
  failed: 'Your codes could not be read',
  used: (used: string, most: string, day: string) => `${used} of ${most} used, until ${day}`,
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied',
  revoke: 'Revoke',
  act: (act: string, code: string) => `${act}: ${code}`,
  revoked: 'The code is of no use any more',
  notRevoked: 'Not revoked',
  requests: {
    title: 'Asks for your care',
    unnamed: 'Somebody',
    since: (day: string) => `Asked on ${day}`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: (name: string) => `You care for ${name} now`,
    declined: 'Declined',
    doneHelp: 'It counts as soon as it has reached our server.',
    notSaved: 'Not saved',
  },
  end: {
    act: 'End the care',
    ask: (name: string) => `End the care of ${name}?`,
    takes:
      'Unless you share an agreed appointment, you no longer see contact details and records, they leave your devices, and what the client showed you by name ends for good.',
    stays:
      'Your own notes stay for you to read, and what you planned stays with the client, who is told that the care has ended. With an agreed appointment, even one that is over, you go on seeing everything until the client withdraws it.',
    keep: 'Keep as it is',
    done: 'The care has ended',
    notSaved: 'Not ended',
  },
};
