import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { sendMessage } from '#sync/actions/messages.ts';
import { editQuickReplies, pinConversation, saveSettings } from '#sync/actions/user-settings.ts';
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
    (await conversationsOf(db, ADA)).map(({ id, isPinned }) => [id, isPinned]);
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

it('what the server would not keep of them is refused here, while it can be mended', async () => {
  const { db, close } = await openDevice(server(), TRAINER);
  const keep = (replies: string[]) =>
    did(
      db,
      editQuickReplies(TRAINER, () => replies),
    );
  // Two bytes a letter.
  const fit = [...Array.from({ length: 19 }, () => 'é'.repeat(1000)), 'é'.repeat(990)];
  await keep(fit);
  await expect(keep([...fit, 'é'])).rejects.toThrow('quick_replies');
  const pin = (pinned: string[]) => did(db, saveSettings(TRAINER, { pinned }));
  const most = Array.from({ length: 200 }, (_, n) => numbered(n + 1));
  await pin(most);
  await expect(pin([...most, numbered(201)])).rejects.toThrow('pinned');
  close();
});

it('the server keeps as many of them, and no more', async () => {
  const set = (column: string, value: string): Promise<unknown> =>
    server().as(TRAINER, (session) =>
      session.query(`update public.user_settings set ${column} = ${value} where id = $1`, [TRAINER]),
    );
  const filled = (bytes: number) => `array[repeat('a', ${bytes - 2}), 'b']`;
  await set('quick_replies', filled(40_000));
  await expect(set('quick_replies', filled(40_001))).rejects.toThrow('quick_replies');
  await set('pinned', `array_fill(id, array[200])`);
  await expect(set('pinned', `array_fill(id, array[201])`)).rejects.toThrow('pinned');
});
