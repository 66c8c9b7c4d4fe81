import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { markConversationRead, markDelivered, openTeam } from '#sync/actions/message-reads.ts';
import { sendMessage } from '#sync/actions/messages.ts';
import { pinConversation } from '#sync/actions/user-settings.ts';
import { isTeam, teamIdOf, teamOf } from '#sync/queries/messages.ts';
import { reachOf } from '#src/features/messages/marks.ts';
import { conversationsOf, threadOf, undeliveredOf } from '#src/features/messages/queries.ts';
import { foundHere } from '#src/features/messages/search.ts';
import { pause } from '#src/lib/pause.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import type { Device } from '../../sync/entities.support.ts';

const [ADA, TRAINER, DOCTOR, LATE] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];
const PAIR = teamOf(ADA);

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  for (const doctor of [DOCTOR, LATE]) await join(db, doctor, 'doctor');
  for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
});

const teamFor = async ({ db }: Device, who: string) =>
  (await conversationsOf(db, who)).find(({ pair }) => isTeam(pair)) ?? null;
/** Nobody types two in one millisecond, of which the order would be that of their ids. */
async function say({ db }: Device, sender_id: string, content: string) {
  await pause(2);
  return did(db, sendMessage({ ...PAIR, sender_id, content, urgent: false }));
}
const said = async ({ db }: Device, who: string): Promise<string[]> =>
  (await threadOf(db, who, { pair: PAIR, since: null })).messages.map(({ content }) => content);

it('a team’s conversation that was opened and begun offline stands on the devices of all in it, once and in order', async () => {
  const [hers, his, doctors] = (await Promise.all([ADA, TRAINER, DOCTOR].map((who) => openDevice(server(), who)))) as [
    Device,
    Device,
    Device,
  ];
  expect(await teamFor(his, TRAINER)).toBeNull();
  await did(hers.db, openTeam(ADA, true));
  // Who is in it is known before the server says so.
  expect(await teamFor(hers, ADA)).toMatchObject({
    id: teamIdOf(ADA),
    isOpen: true,
    team: [{ id: TRAINER }, { id: DOCTOR }],
  });
  for (const text of ['one', 'two', 'three']) await say(hers, ADA, text);
  await hers.push();
  for (const device of [his, doctors]) await device.pull();
  await hers.pull();

  for (const [device, who] of [
    [hers, ADA],
    [his, TRAINER],
    [doctors, DOCTOR],
  ] as const) {
    expect(await said(device, who)).toEqual(['one', 'two', 'three']);
    const team = await teamFor(device, who);
    expect(team?.team?.map(({ id }) => id)).toEqual([ADA, TRAINER, DOCTOR].filter((id) => id !== who));
    expect(team).toMatchObject({ isOpen: true, unread: who === ADA ? 0 : 3 });
  }

  const arrived = (await undeliveredOf(his.db, TRAINER)).find(({ pair }) => isTeam(pair));
  await did(his.db, markDelivered(TRAINER, PAIR, arrived?.upTo ?? ''));
  await did(doctors.db, markConversationRead(DOCTOR, PAIR, arrived?.upTo ?? ''));
  for (const device of [his, doctors]) await device.push();
  await hers.pull();
  const { messages, marks } = await threadOf(hers.db, ADA, { pair: PAIR, since: null });
  expect(messages.map((message) => reachOf(message, marks))).toEqual(
    messages.map(() => ({ of: 2, delivered: 2, readBy: [DOCTOR] })),
  );
  // One’s own of each: the trainer has it, and has not read it.
  expect(await teamFor(his, TRAINER)).toMatchObject({ unread: 3 });
  expect(await teamFor(doctors, DOCTOR)).toMatchObject({ unread: 0 });

  await did(his.db, pinConversation(TRAINER, teamIdOf(ADA), true));
  expect((await conversationsOf(his.db, TRAINER)).map(({ id, isPinned }) => [id, isPinned])).toEqual([
    [teamIdOf(ADA), true],
    [ADA, false],
  ]);
  expect((await foundHere(his.db, TRAINER, 'three')).map(({ id }) => id)).toEqual([teamIdOf(ADA)]);

  await server().query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [DOCTOR]);
  await assign(server(), LATE, ADA);
  await say(doctors, DOCTOR, 'too late');
  await doctors.converge();
  for (const device of [hers, his, doctors]) await device.pull();
  expect(await said(doctors, DOCTOR)).toEqual([]);
  // What came too late stands where it was typed, and nothing else does.
  expect(await teamFor(doctors, DOCTOR)).toMatchObject({ isOpen: false, last: null, team: [], unsent: 1 });
  expect(await doctors.db.rejected.count()).toBe(1);
  const late = await openDevice(server(), LATE);
  expect(await said(late, LATE)).toEqual([]);
  await say(his, TRAINER, 'four');
  await his.push();
  for (const device of [hers, late]) await device.pull();
  expect([await said(hers, ADA), await said(late, LATE)]).toEqual([['one', 'two', 'three', 'four'], ['four']]);

  await did(hers.db, openTeam(ADA, false));
  await hers.push();
  await his.pull();
  expect(await teamFor(his, TRAINER)).toMatchObject({ isOpen: false, isCared: true });
  await did(hers.db, openTeam(ADA, true));
  await hers.push();
  await server().query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]);
  await hers.pull();
  // Nobody can write in it, and that whoever comes into her care could is hers to end.
  expect(await teamFor(hers, ADA)).toMatchObject({ isOpen: false, isCared: false, isWanted: true });
  for (const device of [hers, his, doctors, late]) device.close();
});

describe('how far a message of a team has come', () => {
  const at = (minutes: number): string => new Date(Date.UTC(2026, 0, 5, 12, minutes)).toISOString();
  const mark = (user_id: string, fields: object) => ({
    user_id,
    read_at: null,
    delivered_at: null,
    since: null,
    ...fields,
  });

  it('is told of each of the others, and not of who came later', () => {
    const marks = [
      mark('a', { delivered_at: at(9), read_at: at(9) }),
      mark('b', { delivered_at: at(9) }),
      mark('c', { since: at(7), delivered_at: at(9), read_at: at(9) }),
      mark('d', {}),
    ];
    expect(reachOf({ arrived_at: at(5) }, marks)).toEqual({ of: 3, delivered: 2, readBy: ['a'] });
    expect(reachOf({ arrived_at: at(8) }, marks)).toEqual({ of: 4, delivered: 3, readBy: ['a', 'c'] });
    expect(reachOf({ arrived_at: at(10) }, marks)).toEqual({ of: 4, delivered: 0, readBy: [] });
  });
});
