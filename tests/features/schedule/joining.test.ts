import { expect, it } from 'vitest';
import { missingToJoin } from '#src/work/appointment/in-words.ts';
import type { Call } from '#src/work/appointment/in-words.ts';
import { appointmentWords } from '#src/work/appointment/words.ts';

const LINK = 'https://call.test/a';

it.each<[Call['status'], string | null, boolean, string | undefined]>([
  ['pending', null, true, 'The link comes with the answer'],
  ['requested', null, false, 'The link comes with the answer'],
  ['confirmed', null, true, 'No link has been given yet'],
  ['confirmed', null, false, 'Join needs a connection'],
  ['scheduled', LINK, false, 'Join needs a connection'],
  ['scheduled', LINK, true, undefined],
])(
  'of a call that is %s, with the link %j and a connection %j, is said: %j',
  async (status, call_url, online, said) => {
    expect(missingToJoin(await appointmentWords.in('en'), { status, call_url }, online)).toBe(said);
  },
);
