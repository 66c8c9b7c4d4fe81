import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  left: (left: number, all: number) =>
    counted(all, { one: `${left} of one session left`, other: `${left} of ${all} sessions left` }),
  sold: (count: number) => counted(count, { one: 'It pays for one session.', other: `It pays for ${count} sessions.` }),
  takes: (title: string, left: string) => `${title}: ${left}. This takes one of them once it is confirmed.`,
  terms: 'When a session is called off',
  back: {
    session: 'The session is given back to you.',
    money: (amount: string) => `${amount} goes back to you, and the session counts as taken.`,
    none: 'Nothing of it comes back: the session counts as taken.',
    counts: 'What counts is when it reaches our server.',
  },
  term: {
    client: (hours: number, back: string) =>
      hours === 0
        ? `By you, later than that: ${back}`
        : `By you, ${counted(hours, { one: 'an hour', other: `${hours} hours` })} before or earlier: ${back}`,
    provider: (back: string) => `By the provider, at any time: ${back}`,
    absence: (back: string) => `The provider does not come: ${back}`,
    session: 'the session is given back',
    money: (share: string) => `${share} of its price goes back`,
    none: 'nothing comes back',
  },
};
