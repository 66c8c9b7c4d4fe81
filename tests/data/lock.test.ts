import { afterEach, describe, expect, it } from 'vitest';
import type { Local } from '#sync/engine/database.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { keepProgressPhoto, thumbOf, wholeOf } from '#src/data/uploads/album-files.ts';
import { followUploads, sendAll, sendNext } from '#src/data/errands/follow-uploads.ts';
import { forgetPin, lossWithoutPin } from '#src/data/uploads/forget-pin.ts';
import { heldKey, keepLocking, lockNow, lockOf } from '#src/data/uploads/lock.ts';
import { removeLock, setLock, unlock } from '#src/data/uploads/pin.ts';
import { fetchFile } from '#src/data/uploads/use-file.ts';
import { bytesOf, filesStatus, keepFile } from '#src/data/uploads/uploads.ts';
import { aServer } from './parts.ts';
import { setOnline } from './mount.tsx';

const server = aServer();
const PIN = '4 cups of rice';

const jpeg = (size: number): ArrayBuffer => new Uint8Array(size).fill(0xee).buffer;
const picture = { whole: jpeg(900), thumb: jpeg(90), width: 3, height: 4 };
const described = { pose: 'front' as const, own_pose: null, note: null, taken_on: '2031-01-01', picture };

async function aUserWithPhoto() {
  const user = await server.aUser();
  setOnline(false);
  const { db } = user.open;
  const add = () => keepProgressPhoto(db, user.userId, described);
  await add();
  return { ...user, db, add };
}

const stored = async (db: Local): Promise<Uint8Array[]> =>
  (await db.file_bytes.toArray()).map(({ bytes }) => new Uint8Array(bytes));
const isPlain = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0xee);
const plain = async (db: Local): Promise<boolean[]> => (await stored(db)).map(isPlain);
const photoOf = async (db: Local, userId: string) => {
  const [photo] = await progressPhotosOf(db, userId);
  if (!photo) throw new Error('no photo');
  return photo;
};

afterEach(lockNow);

describe('a lock over the album', () => {
  it('seals what is here and what comes, each by itself, and opens it again without a network', async () => {
    const { db, userId, add } = await aUserWithPhoto();
    expect(await plain(db)).toEqual([true, true]);
    await setLock(db, PIN);
    await add();
    expect(await plain(db)).toEqual([false, false, false, false]);
    const ivs = (await db.file_bytes.toArray()).map(({ iv }) => new Uint8Array(iv ?? new ArrayBuffer()).join());
    expect(new Set(ivs).size).toBe(4);
    const { path } = wholeOf(await photoOf(db, userId));
    expect((await bytesOf(db, path))?.byteLength).toBe(900);
    lockNow();
    expect(await bytesOf(db, path)).toBeNull();
    expect(await unlock(db, `${PIN}!`)).toBe(false);
    expect(await bytesOf(db, path)).toBeNull();
    expect(await unlock(db, PIN)).toBe(true);
    expect((await bytesOf(db, path))?.byteLength).toBe(900);
  });

  it('has a key that no script can read out', async () => {
    const { db } = await aUserWithPhoto();
    await setLock(db, PIN);
    const held = heldKey.getSnapshot();
    expect(held?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', held?.key as CryptoKey)).rejects.toThrow('not extractable');
  });

  it('keeps nothing unsealed: no photo, no copy, and no file of another lock', async () => {
    const { db, userId, add, page } = await aUserWithPhoto();
    await setLock(db, PIN);
    lockNow();
    await expect(add()).rejects.toThrow('locked');
    const place = thumbOf(await photoOf(db, userId));
    await expect(keepFile(db, place, { bytes: jpeg(1) })).rejects.toThrow('another by now');
    await expect(fetchFile(db, place, page.session)).rejects.toThrow('locked');
    expect(await progressPhotosOf(db, userId)).toHaveLength(1);
  });

  it('is taken off with the PIN alone, and leaves the photos', async () => {
    const { db, userId } = await aUserWithPhoto();
    await setLock(db, PIN);
    lockNow();
    expect(await removeLock(db, 'another')).toBe(false);
    expect(await lockOf(db)).not.toBeNull();
    expect(await removeLock(db, PIN)).toBe(true);
    expect([await lockOf(db), await plain(db)]).toEqual([null, [true, true]]);
    expect((await bytesOf(db, wholeOf(await photoOf(db, userId)).path))?.byteLength).toBe(900);
  });

  it('finishes at the next unlocking what a killed tab had begun', async () => {
    const { db } = await aUserWithPhoto();
    await setLock(db, PIN);
    const [first] = await db.file_bytes.toArray();
    await db.file_bytes.put({ path: first?.path ?? '', bytes: jpeg(90) });
    lockNow();
    await unlock(db, PIN);
    expect(await plain(db)).toEqual([false, false]);
  });

  it('holds back what waits to be sent, which goes once it is unlocked', async () => {
    const { db, page } = await aUserWithPhoto();
    await setLock(db, PIN);
    lockNow();
    expect(await sendNext(db, page.session)).toBe(false);
    expect(await sendAll(db, page.session)).toBe(true);
    expect(await filesStatus(db)).toMatchObject({ waiting: 2, shut: 2 });
    setOnline(true);
    const end = followUploads(db, page.session);
    await unlock(db, PIN);
    await expect.poll(() => filesStatus(db)).toMatchObject({ waiting: 0, shut: 0 });
    end();
  });

  it('whose PIN is forgotten goes with what it sealed, and says before what is lost', async () => {
    const { db, userId, page, add } = await aUserWithPhoto();
    await setLock(db, PIN);
    while (await sendNext(db, page.session));
    await add();
    lockNow();
    expect(await lossWithoutPin(db)).toEqual({ photos: 1, copies: 2 });
    await forgetPin(db);
    expect([await lockOf(db), await db.file_bytes.count(), await db.files.count()]).toEqual([null, 0, 0]);
    const left = await progressPhotosOf(db, userId);
    expect(left).toHaveLength(1);
    for (const photo of left) await fetchFile(db, wholeOf(photo), page.session);
    expect(await plain(db)).toEqual([true]);
  });
});

it('a forgotten PIN leaves no thumb on the server of a photo that was not sent whole', async () => {
  const { db, page, phone, userId } = await aUserWithPhoto();
  await setLock(db, PIN);
  setOnline(true);
  await sendNext(db, page.session);
  const thumb = thumbOf(await photoOf(db, userId));
  expect(await db.files.get(thumb.path)).toMatchObject({ state: 'sent', onServer: true });
  // The page itself would send it away at once.
  phone.network.up = false;
  await forgetPin(db);
  expect(await db.files.toArray()).toMatchObject([{ path: thumb.path, state: 'leaving' }]);
  phone.network.up = true;
  await sendAll(db, page.session);
  expect(await db.files.count()).toBe(0);
  const bucket = (await page.session.supabase()).storage.from(thumb.bucket);
  expect((await bucket.download(thumb.path)).error).not.toBeNull();
});

describe('the lock closes by itself', () => {
  const page = (state: () => string) =>
    Object.defineProperty(new EventTarget(), 'visibilityState', { get: state }) as unknown as Document;

  it('after a while without a touch, and when the page is hidden', async () => {
    const { db } = await aUserWithPhoto();
    let state = 'visible';
    const shown = page(() => state);
    await setLock(db, PIN);
    const soon = keepLocking(shown, 50);
    await expect.poll(() => heldKey.getSnapshot()).toBeNull();
    soon();
    const end = keepLocking(shown, 60_000);
    await unlock(db, PIN);
    expect(heldKey.getSnapshot()).not.toBeNull();
    state = 'hidden';
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(heldKey.getSnapshot()).toBeNull();
    end();
  });

  it('where it was opened before anything watched over it, too', async () => {
    const { db } = await aUserWithPhoto();
    await setLock(db, PIN);
    const end = keepLocking(
      page(() => 'visible'),
      50,
    );
    await expect.poll(() => heldKey.getSnapshot()).toBeNull();
    end();
  });
});
