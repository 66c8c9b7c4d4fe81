import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { retractMessage, sendMessage } from '#sync/actions/messages.ts';
import { resendRejected } from '#sync/engine/attention.ts';
import { hold } from '#sync/engine/hold.ts';
import { latestMessages } from '#sync/queries/messages.ts';
import { onSyncCentreAsked } from '#src/data/sync/ask-for-centre.ts';
import { isAllSafe, unsentOf as leftOn } from '#src/data/session/unsent.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import { conversationsOf, unsentOf } from '#src/features/messages/queries.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { aScreen } from '../screen.tsx';

const { Unsent } = await import('#src/features/messages/unsent.tsx');
const { MessageLine } = await import('#src/features/messages/message-line.tsx');

const [ADA, TRAINER, STRANGER] = [1, 2, 3].map(numbered) as [string, string, string];
const PAIR = { client_id: ADA, provider_id: TRAINER };
const MESSAGE = { ...PAIR, sender_id: ADA, urgent: false };

const server = aServer(async (db) => {
  await join(db, ADA);
  for (const provider of [TRAINER, STRANGER]) await join(db, provider, 'trainer');
  await assign(db, TRAINER, ADA);
});

it('of what was not sent and what was not taken back each says so, and leads to where it is mended', async () => {
  const { db, converge, close } = await openDevice(server(), ADA);
  await did(db, sendMessage({ ...MESSAGE, content: 'It was sent' }));
  await converge();
  const [sent] = await latestMessages(db, PAIR, 1);
  if (!sent) throw new Error('no message');
  await server().query(`update public.client_assignments set status = 'ended'`);
  await did(db, retractMessage(sent.id, 'Wrong day'));
  await did(db, sendMessage({ ...MESSAGE, content: 'It never left' }));
  await did(db, sendMessage({ ...MESSAGE, provider_id: STRANGER, content: 'To another' }));
  await converge();
  expect(await db.rejected.count()).toBe(3);
  expect((await unsentOf(db, ADA, PAIR)).map(({ message }) => message.content)).toEqual(['It never left']);

  const [after] = await latestMessages(db, PAIR, 1);
  expect(after).toMatchObject({ id: sent.id, retract_reason: null });
  const standing = (await standingsOf(db, { name: 'messages' })).get(sent.id);
  const props = {
    message: after ?? sent,
    standing,
    marks: [],
    found: null,
    mayRetract: false,
    onReport: () => undefined,
  };
  const line = aScreen(db, ADA, createElement(MessageLine, { ...props, onRetract: () => undefined }));
  await expect.poll(() => line.place.textContent).toContain('the other still sees it');
  expect(line.place.textContent).not.toContain('not sent');
  const more = (place: typeof line.place) => place.querySelector('[aria-haspopup]');
  expect(more(line.place)).toBeNull();
  const inCare = aScreen(
    db,
    ADA,
    createElement(MessageLine, { ...props, mayRetract: true, onRetract: () => undefined }),
  );
  await expect.poll(() => more(inCare.place)).not.toBeNull();

  let asked = 0;
  const end = onSyncCentreAsked(() => (asked += 1));
  const screen = aScreen(db, ADA, createElement(Unsent, { pair: PAIR }));
  await expect.poll(() => screen.place.textContent).toContain('It never left');
  expect(screen.place.textContent).toContain('It was not sent.');
  screen.press('See why, and send it again or discard it');
  expect(asked).toBe(1);
  end();
  const [parked] = await unsentOf(db, ADA, PAIR);
  await db.rejected
    .where('[entity+id]')
    .equals(['messages', parked?.message.id ?? ''])
    .delete();
  await expect.poll(() => screen.place.textContent).not.toContain('It never left');
  close();
});

it('what waited for a day asks whether it still holds, and is sent as its writer then has it', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const dayAgo = { now: () => Date.now() - 25 * 3_600_000 };
  const id = await did(db, sendMessage({ ...MESSAGE, content: 'I come today' }), dayAgo);
  await hold(db, Date.now());
  expect(await conversationsOf(db, ADA)).toMatchObject([{ unsent: 1 }]);
  const left = await leftOn({ db });
  expect(left).toMatchObject({ count: 0, rejected: 0, held: 1 });
  expect(isAllSafe(left)).toBe(false);
  const screen = aScreen(db, ADA, createElement(Unsent, { pair: PAIR }));
  await expect.poll(() => screen.place.textContent).toContain('Does it still hold?');
  expect(screen.button('See why, and send it again or discard it')).toBeUndefined();
  screen.press('Send now');
  await expect.poll(() => screen.place.textContent).not.toContain('I come today');
  const [message] = await latestMessages(db, PAIR, 1);
  expect(message).toMatchObject({ id, content: 'I come today' });
  expect(Date.now() - Date.parse(message?.created_at ?? '')).toBeLessThan(60_000);
  expect(await db.outbox.count()).toBe(1);
  close();
});

it('what waits together is sent together, in the order in which it was written', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const dayAgo = { now: () => Date.now() - 25 * 3_600_000 };
  for (const content of ['Take two', 'No, sorry: ONE']) await did(db, sendMessage({ ...MESSAGE, content }), dayAgo);
  await hold(db, Date.now());
  const screen = aScreen(db, ADA, createElement(Unsent, { pair: PAIR }));
  await expect.poll(() => screen.place.textContent).toContain('ONE');
  screen.press('Send them all, in this order');
  await expect.poll(() => db.outbox.count()).toBe(2);
  expect((await latestMessages(db, PAIR, 2)).map(({ content }) => content)).toEqual(['No, sorry: ONE', 'Take two']);
  close();
});

it('what is being typed stays where another tab sends what was held', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const dayAgo = { now: () => Date.now() - 25 * 3_600_000 };
  await did(db, sendMessage({ ...MESSAGE, content: 'I come today' }), dayAgo);
  await hold(db, Date.now());
  const screen = aScreen(db, ADA, createElement(Unsent, { pair: PAIR }));
  await expect.poll(() => screen.button('Edit')).toBeDefined();
  screen.press('Edit');
  await expect.poll(() => screen.place.querySelector('textarea')).not.toBeNull();
  const [parked] = await db.rejected.toArray();
  expect(await resendRejected(db, parked?.n ?? 0)).toBe(true);
  await expect.poll(() => screen.button('Discard')).toBeUndefined();
  const text = (): string | undefined => screen.place.querySelector('textarea')?.value;
  expect(text()).toBe('I come today');
  screen.press('Send');
  await expect
    .poll(() => shownToasts().map(({ title }) => title))
    .toContain('It was sent or discarded elsewhere meanwhile. What you typed stays here.');
  expect(text()).toBe('I come today');
  close();
});

it('what waits for somebody whose care has ended, and to whom nothing was ever sent, has its conversation', async () => {
  const { db, close } = await openDevice(server(), ADA);
  const dayAgo = { now: () => Date.now() - 25 * 3_600_000 };
  await did(db, sendMessage({ ...MESSAGE, provider_id: STRANGER, content: 'It never left' }), dayAgo);
  await hold(db, Date.now());
  expect((await conversationsOf(db, ADA)).find(({ pair }) => pair.provider_id === STRANGER)).toMatchObject({
    unsent: 1,
  });
  close();
});
