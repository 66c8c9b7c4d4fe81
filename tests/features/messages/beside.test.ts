import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { markConversationRead, markDelivered } from '#sync/actions/message-reads.ts';
import { sendMessage } from '#sync/actions/messages.ts';
import { conversationsOf, threadOf, undeliveredOf } from '#src/features/messages/queries.ts';
import { quotedIn } from '#src/features/messages/use-note-of.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';

const [ADA, TRAINER, DOCTOR] = [1, 2, 3].map(numbered) as [string, string, string];
const PAIR = { client_id: ADA, provider_id: TRAINER };

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  await join(db, DOCTOR, 'doctor');
  for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
});

const threadFor = async (who: string) => {
  const { db, close } = await openDevice(server(), who);
  const thread = await threadOf(db, who, { pair: PAIR, since: null });
  close();
  return thread;
};

describe('a message', () => {
  it('is delivered once a device of the other has it, before it is read, and then read', async () => {
    const hers = await openDevice(server(), ADA);
    await did(hers.db, sendMessage({ ...PAIR, sender_id: ADA, content: 'Hello', urgent: false }));
    await hers.push();
    expect(await undeliveredOf(hers.db, ADA)).toEqual([]);
    const his = await openDevice(server(), TRAINER);
    const [arrived] = await undeliveredOf(his.db, TRAINER);
    expect(arrived?.pair).toEqual(PAIR);
    await did(his.db, markDelivered(TRAINER, PAIR, arrived?.upTo ?? ''));
    expect(await undeliveredOf(his.db, TRAINER)).toEqual([]);
    await his.push();
    expect(await threadFor(ADA)).toMatchObject({ readTo: null, deliveredTo: arrived?.upTo });
    // It was delivered, and is unread all the same.
    expect((await conversationsOf(his.db, TRAINER))[0]?.unread).toBe(1);
    await did(his.db, markConversationRead(TRAINER, PAIR, arrived?.upTo ?? ''));
    await his.push();
    expect(await threadFor(ADA)).toMatchObject({ readTo: arrived?.upTo });
    hers.close();
    his.close();
  });

  it('is quoted behind what is typed of a note already', () => {
    expect(quotedIn(undefined, 'Ada: “Hello”')).toEqual({ objective: 'Ada: “Hello”' });
    expect(quotedIn({ template: 'soap', objective: 'Walks well. ' }, 'Ada: “Hello”')).toEqual({
      template: 'soap',
      objective: 'Walks well.\n\nAda: “Hello”',
    });
  });
});

it('what the two did stands between the messages, what others did does not, and none of it is unread', async () => {
  await server().exec(`
    insert into public.workout_programs (id, user_id, title, description, duration_weeks, difficulty, sessions, status, assigned_by)
    values ('${numbered(41)}', '${ADA}', 'Stronger', '', 4, 'beginner', 8, 'active', '${TRAINER}'),
      ('${numbered(42)}', '${ADA}', 'Own', '', 4, 'beginner', 8, 'active', null)`);
  for (const [who, name] of [
    [ADA, 'trainer'],
    [TRAINER, 'client'],
  ] as const) {
    const { events } = await threadFor(who);
    expect([name, events.map(({ event, card }) => [event, card.row.id])]).toEqual([name, [['assigned', numbered(41)]]]);
  }
  const { db, close } = await openDevice(server(), ADA);
  expect((await conversationsOf(db, ADA)).map(({ unread }) => unread)).toEqual([0, 0]);
  expect((await threadOf(db, ADA, { pair: { client_id: ADA, provider_id: DOCTOR }, since: null })).events).toEqual([]);
  close();
});

it('a visit stands where it was booked, and where it was called off once it is', async () => {
  const titled = (title: string, status: string, time: string) =>
    `('${ADA}', '${TRAINER}', '${title}', '2031-03-20', '${time}', '${status}', now() - interval '20 days')`;
  await server().exec(`
    insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status, created_at)
    values ${titled('Kept', 'confirmed', '09:00')}, ${titled('Off', 'cancelled', '11:00')}`);
  const { events } = await threadFor(ADA);
  const visits = events.filter(({ card }) => card.kind === 'appointment');
  expect(visits.map(({ event }) => event)).toEqual(['booked', 'cancelled']);
  const daysAgo = visits.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / 86_400_000));
  expect(daysAgo).toEqual([20, 0]);
});
