import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { sendMessage } from '#sync/actions/messages.ts';
import { editQuickReplies, pinConversation } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { conversationsOf } from '#src/features/messages/queries.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';

const [ADA, TRAINER, DOCTOR] = [1, 2, 3].map(numbered) as [string, string, string];

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  await join(db, DOCTOR, 'doctor');
  for (const provider of [TRAINER, DOCTOR]) await assign(db, provider, ADA);
});

it('the pinned conversation stands on top, on each device of who pinned it', async () => {
  const [phone, desk] = [await openDevice(server(), ADA), await openDevice(server(), ADA)];
  const message = { client_id: ADA, provider_id: TRAINER, sender_id: ADA, content: 'Hello', urgent: false };
  await did(phone.db, sendMessage(message));
  const order = async ({ db }: typeof phone) =>
    (await conversationsOf(db, ADA)).map(({ other, isPinned }) => [other, isPinned]);
  expect(await order(phone)).toEqual([
    [TRAINER, false],
    [DOCTOR, false],
  ]);
  await did(phone.db, pinConversation(ADA, DOCTOR, true));
  await did(phone.db, pinConversation(ADA, DOCTOR, true));
  await phone.push();
  await desk.pull();
  for (const device of [phone, desk]) {
    expect(await order(device)).toEqual([
      [DOCTOR, true],
      [TRAINER, false],
    ]);
  }
  await did(desk.db, pinConversation(ADA, DOCTOR, false));
  expect((await settingsOf(desk.db, ADA))?.pinned).toEqual([]);
  phone.close();
  desk.close();
});

it('two quick edits of the replies lose none', async () => {
  const { db, push, close } = await openDevice(server(), TRAINER);
  await Promise.all(
    ['Well done', 'Rest today'].map((reply) =>
      did(
        db,
        editQuickReplies(TRAINER, (before) => [...before, reply]),
      ),
    ),
  );
  await push();
  expect((await settingsOf(db, TRAINER))?.quick_replies.toSorted()).toEqual(['Rest today', 'Well done']);
  close();
});
