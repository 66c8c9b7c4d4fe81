import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { markConversationRead, markDelivered } from '#sync/actions/message-reads.ts';
import { sendMessage } from '#sync/actions/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { eventsIn, eventsOf } from '#src/features/messages/along/events.ts';
import { conversationsOf, threadOf, undeliveredOf } from '#src/features/messages/queries.ts';
import { quotedIn } from '#src/features/messages/use-note-of.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { aScreen } from '../screen.tsx';

const { Mixed } = await import('#src/features/messages/mixed.tsx');
const { Older } = await import('#src/features/messages/older.tsx');

const [ADA, TRAINER, DOCTOR] = [1, 2, 3].map(numbered) as [string, string, string];
const PAIR = { client_id: ADA, provider_id: TRAINER };
const LINE = { marks: [], found: null, mayRetract: false, onRetract: () => undefined, onReport: () => undefined };

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
    expect(await threadFor(ADA)).toMatchObject({ marks: [{ read_at: null, delivered_at: arrived?.upTo }] });
    // It was delivered, and is unread all the same.
    expect((await conversationsOf(his.db, TRAINER))[0]?.unread).toBe(1);
    await did(his.db, markConversationRead(TRAINER, PAIR, arrived?.upTo ?? ''));
    await his.push();
    expect(await threadFor(ADA)).toMatchObject({ marks: [{ read_at: arrived?.upTo }] });
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

it('what happened between older messages stands between those, each in one page alone', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const all = await eventsOf(db, PAIR);
  expect(all.length).toBeGreaterThan(1);
  for (const { at } of all) {
    const [before, from] = [eventsIn(all, { since: null, until: at }), eventsIn(all, { since: at })];
    expect([...before, ...from]).toEqual(all);
  }
  close();
});

it('a long row of what happened is folded up to its last, a short one is not', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const [event] = await eventsOf(db, PAIR);
  if (!event) throw new Error('nothing happened');
  const folded = (count: number) => {
    const events = Array.from({ length: count }, (_, n) => ({
      ...event,
      card: { ...event.card, row: { ...event.card.row, id: numbered(3000 + n) } },
    }));
    const { place } = aScreen(
      db,
      ADA,
      createElement(MemoryRouter, {}, createElement(Mixed, { pair: PAIR, messages: [], events, line: LINE })),
    );
    return place;
  };
  const long = folded(5);
  await expect.poll(() => long.querySelectorAll('.event').length).toBe(5);
  expect(long.querySelectorAll('details .event')).toHaveLength(4);
  expect(long.querySelector('summary')?.textContent).toBe('4 earlier entries');
  const short = folded(3);
  await expect.poll(() => short.querySelectorAll('.event').length).toBe(3);
  expect(short.querySelector('details')).toBeNull();
  close();
});

it('what is on its way for more than a day says so and can be taken back, and what is not so old does not', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const place = (hours: number) => {
    const message = {
      ...PAIR,
      id: numbered(4000 + hours),
      sender_id: ADA,
      content: 'I come today',
      created_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
      retract_reason: null,
    } as Message;
    const standings = new Map([[message.id, 'on-this-device' as const]]);
    const mixed = createElement(Mixed, { pair: PAIR, messages: [message], events: [], line: LINE, standings });
    return aScreen(db, ADA, createElement(MemoryRouter, {}, mixed)).place;
  };
  const [old, young] = [place(25), place(23)];
  await expect.poll(() => old.textContent).toContain('It has waited for more than a day.');
  expect(old.textContent).toContain('Take back');
  await expect.poll(() => young.textContent).toContain('I come today');
  expect(young.textContent).not.toContain('more than a day');
  close();
});

it('of messages of one instant each stands once, and in one order however far back one looks', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const pair = { client_id: ADA, provider_id: DOCTOR };
  const at = (minutes: number): string => new Date(Date.UTC(2026, 0, 5, 12) - minutes * 60_000).toISOString();
  const rows = Array.from({ length: 204 }, (_, n) => ({
    ...pair,
    id: numbered(2000 - n),
    sender_id: ADA,
    content: `${n}`,
    // The last two are of one instant.
    created_at: at(Math.min(n, 202)),
    arrived_at: at(0),
    retract_reason: null,
    rev: '',
    updated_at: at(0),
    deleted: false,
  }));
  await db.rows({ name: 'messages' }).bulkPut(rows);
  const { messages, oldest } = await threadOf(db, ADA, { pair, since: at(202) });
  expect(messages.slice(0, 3).map(({ content }) => content)).toEqual(['203', '202', '201']);
  expect(oldest?.content).toBe('203');

  const before = { id: numbered(2), created_at: at(0) };
  const asks = async (id: string) => {
    const upTo = { id, created_at: at(0) };
    const { place, button } = aScreen(db, ADA, createElement(Older, { pair, before, upTo, events: [], line: LINE }));
    await expect.poll(() => place.textContent).not.toBe('Leave');
    return button('Show older messages') === undefined;
  };
  expect([await asks(numbered(1)), await asks(numbered(3))]).toEqual([true, false]);
  close();
});
