import { describe, expect, it } from 'vitest';
import { retractMessage, sendMessage } from '#sync/actions/messages.ts';
import type { Local } from '#sync/engine/database.ts';
import { latestMessages } from '#sync/queries/messages.ts';
import { followUploads, sendNext } from '#src/data/errands/follow-uploads.ts';
import { keepDocument, takeBack, waitingDocuments } from '#src/features/profile/on-demand/kept.ts';
import { keepMessage, placeOfMessageFile } from '#src/data/uploads/message-files.ts';
import { discardWithFile } from '#src/data/uploads/discard.ts';
import { staleCopies, tidy } from '#src/data/uploads/tidy.ts';
import { bytesOf, filesStatus } from '#src/data/uploads/uploads.ts';
import './mount.tsx';
import { did } from '../support/did.ts';
import { aServer } from './parts.ts';

const server = aServer();

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer;

/** A client with a provider in his care. */
async function aPair() {
  const user = await server.aUser();
  const provider = await server.stack.signUp(`${crypto.randomUUID()}@example.test`, {
    first_name: 'Ben',
    provider_type: 'trainer',
  });
  const provider_id = (await provider.auth.getUser()).data.user?.id ?? '';
  const service = server.stack.service();
  await service.from('profiles').update({ provider_status: 'approved' }).eq('id', provider_id);
  const client_id = user.userId;
  await service.from('client_assignments').insert({ trainer_id: provider_id, client_id, status: 'active' });
  const pair = { client_id, provider_id };
  const message = { ...pair, sender_id: client_id, content: 'Look', urgent: false };
  const last = async (db: Local = user.open.db) => {
    const [row] = await latestMessages(db, pair, 1);
    if (!row) throw new Error('no message');
    return row;
  };
  return { ...user, db: user.open.db, provider, message, last };
}

describe('the file of a message', () => {
  it('is here at once, goes after the text, and is opened by the other', async () => {
    const { db, open, page, phone, provider, message, last } = await aPair();
    phone.network.up = false;
    await keepMessage(db, message, { type: 'image/jpeg', bytes: PICTURE });
    const place = placeOfMessageFile(await last());
    if (!place) throw new Error('no file');
    expect(await bytesOf(db, place.path)).not.toBeNull();
    expect(await sendNext(db, page.session)).toBe(false);
    expect(await filesStatus(db)).toMatchObject({ waiting: 1, refused: 0 });
    phone.network.up = true;
    const end = followUploads(db, page.session);
    open.sync.poke();
    await expect.poll(() => filesStatus(db), { timeout: 15_000 }).toMatchObject({ waiting: 0 });
    end();
    const seen = await provider.storage.from('messages').download(place.path);
    expect(seen.error).toBeNull();
    expect(seen.data?.size).toBe(4);
  });

  it('is sent once, also where the answer of the first time was lost', async () => {
    const { db, open, page, message, last } = await aPair();
    await keepMessage(db, message, { type: 'application/pdf', bytes: PICTURE });
    open.sync.poke();
    await expect.poll(() => db.outbox.count()).toBe(0);
    const end = followUploads(db, page.session);
    await expect.poll(() => filesStatus(db), { timeout: 15_000 }).toMatchObject({ waiting: 0 });
    end();
    await db.files.update((await last()).file_path ?? '', { state: 'waiting', due: 0 });
    expect(await sendNext(db, page.session)).toBe(true);
    expect(await filesStatus(db)).toMatchObject({ waiting: 0, refused: 0 });
  });

  it('leaves this device with the words that are taken back, sent or not', async () => {
    const { db, phone, message, last } = await aPair();
    phone.network.up = false;
    await keepMessage(db, message, { type: 'image/jpeg', bytes: PICTURE });
    const row = await last();
    expect(await staleCopies(db)).toEqual([]);
    await did(db, retractMessage(row.id, 'Wrong person'));
    expect(placeOfMessageFile(await last())).toBeNull();
    await tidy(db);
    expect(await db.files.count()).toBe(0);
    expect(await db.file_bytes.count()).toBe(0);
  });

  it('stays while it waits, where a moderator has removed its message and may put it back', async () => {
    const { db, phone, message, last } = await aPair();
    phone.network.up = false;
    await keepMessage(db, message, { type: 'image/jpeg', bytes: PICTURE });
    const row = await last();
    await db.rows({ name: 'messages' }).put({ ...row, retract_reason: '@moderation', file_path: null });
    await tidy(db);
    expect(await db.files.count()).toBe(1);
    await db.files.update(row.file_path ?? '', { state: 'sent' });
    await tidy(db);
    expect(await db.files.count()).toBe(0);
  });

  it('stays while its message is parked, and goes when that is discarded', async () => {
    const { db, open, page, message } = await aPair();
    await keepMessage(db, { ...message, provider_id: crypto.randomUUID() }, { type: 'image/jpeg', bytes: PICTURE });
    open.sync.poke();
    await expect.poll(() => db.rejected.count()).toBe(1);
    const [parked] = await db.rejected.toArray();
    expect(await db.rows({ name: 'messages' }).get(parked?.id ?? '')).toBeUndefined();
    await tidy(db);
    expect(await db.file_bytes.count()).toBe(1);
    expect(await sendNext(db, page.session)).toBe(false);
    await discardWithFile(db, parked?.n ?? 0);
    expect(await db.rejected.count()).toBe(0);
    expect(await db.files.count()).toBe(0);
    expect(await db.file_bytes.count()).toBe(0);
  });

  it('is sent also where its message is beyond what this device holds, and is a copy only then', async () => {
    const { db, open, phone, provider, message, last } = await aPair();
    const isFile = (url: string): boolean => url.includes('/storage/v1/');
    phone.network.answer = (url) => (isFile(url) ? new Response('{}', { status: 503 }) : null);
    await keepMessage(db, message, { type: 'image/jpeg', bytes: PICTURE });
    const { id, file_path } = await last();
    open.sync.poke();
    await expect.poll(() => db.outbox.count()).toBe(0);
    await db.rows({ name: 'messages' }).delete(id);
    await tidy(db);
    expect(await filesStatus(db)).toMatchObject({ waiting: 1 });
    phone.network.answer = null;
    await db.files.update(file_path ?? '', { due: 0 });
    await expect
      .poll(
        async () => {
          // What is told after the push brings it again.
          await db.rows({ name: 'messages' }).delete(id);
          await db.files.update(file_path ?? '', { due: 0 });
          return db.files.count();
        },
        { timeout: 15_000 },
      )
      .toBe(0);
    expect((await provider.storage.from('messages').download(file_path ?? '')).data?.size).toBe(4);
  });

  it('is not needed where there are words or a card, and one of them is', async () => {
    const { db, message } = await aPair();
    const card = { card_kind: 'meal' as const, card_id: crypto.randomUUID() };
    await expect(did(db, sendMessage({ ...message, content: ' ' }))).rejects.toThrow('without anything');
    await did(db, sendMessage({ ...message, content: '', ...card }));
    expect(await db.outbox.count()).toBe(1);
  });
});

describe('a scan that an applicant puts up', () => {
  /** Without a network, and with one that waits for it. */
  async function anApplicant() {
    const user = await server.aUser();
    const state = { role: 'trainer', provider_status: 'pending' };
    await server.stack.service().from('profiles').update(state).eq('id', user.userId);
    user.phone.network.up = false;
    await keepDocument(user.open.db, user.userId, { type: 'image/jpeg', bytes: PICTURE });
    return user;
  }

  it('waits without a network, is sent once there is one, and is neither replaced nor dropped', async () => {
    const { userId, open, page, phone } = await anApplicant();
    expect(await filesStatus(open.db)).toMatchObject({ waiting: 1, refused: 0 });
    phone.network.up = true;
    // The page's own errand may be faster.
    await expect
      .poll(async () => {
        await sendNext(open.db, page.session, Date.now() + 3_600_000);
        return (await filesStatus(open.db)).waiting;
      })
      .toBe(0);
    const uploads = phone.network.requests.filter(({ url }) => url.includes('/object/licences/'));
    expect(uploads).toHaveLength(1);
    const kept = async () =>
      server.stack.database.query(
        `select split_part(name, '/', 1) as of from storage.objects where bucket_id = 'licences'`,
      );
    expect(await kept()).toEqual([{ of: userId }]);
    // Its answer was lost: what is there already is sent.
    await open.db.files.toCollection().modify({ state: 'waiting', due: 0 });
    await sendNext(open.db, page.session, Date.now() + 3_600_000);
    expect(await filesStatus(open.db)).toMatchObject({ waiting: 0, refused: 0 });
    expect(await staleCopies(open.db)).toEqual([]);
  });

  it('that is taken back while it is sent is removed from where it has come to', async () => {
    const { open, page, phone } = await anApplicant();
    const [kept] = await waitingDocuments(open.db);
    if (!kept) throw new Error('it is not kept');
    const underWay = Promise.withResolvers<null>();
    const asked = Promise.withResolvers<void>();
    phone.network.answer = (url) => {
      if (!url.includes('/object/licences/')) return null;
      asked.resolve();
      return underWay.promise;
    };
    phone.network.up = true;
    await open.db.files.update(kept.path, { due: 0, tries: 0 });
    const sending = sendNext(open.db, page.session);
    await asked.promise;
    await takeBack(open.db, kept.path);
    expect(await waitingDocuments(open.db)).toEqual([]);
    underWay.resolve(null);
    await sending;
    const onServer = () => server.stack.database.query(`select from storage.objects where name = $1`, [kept.path]);
    await expect.poll(async () => [await onServer(), await open.db.files.toArray()]).toEqual([[], []]);
  });
});
