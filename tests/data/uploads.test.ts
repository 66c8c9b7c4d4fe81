import { describe, expect, it, onTestFinished } from 'vitest';
import type { Local } from '#sync/engine/database.ts';
import { addProgressPhoto, removeProgressPhoto, restoreProgressPhoto } from '#sync/actions/progress-photos.ts';
import { exportDatabase } from '#sync/engine/portable.ts';
import { bytesOf, filesStatus, keepFile, releaseFiles } from '#src/data/uploads/uploads.ts';
import { askToSendFiles } from '#src/data/uploads/ask-to-send.ts';
import { followUploads, sendNext, waitAfter } from '#src/data/errands/follow-uploads.ts';
import { fetchFile, useFetching, useFile } from '#src/data/uploads/use-file.ts';
import { chooseLowData, LOW_DATA_KEY } from '#src/lib/low-data.ts';
import { pause } from '#src/lib/pause.ts';
import { unsentOf } from '#src/data/session/unsent.ts';
import { aServer } from './parts.ts';
import { mount, setOnline } from './mount.tsx';
import { did } from '../support/did.ts';

const server = aServer();
const { aUser } = server;
const BUCKET = 'progress-photos';

const jpeg = (size: number): ArrayBuffer => new Uint8Array(size).fill(0xff).buffer;

const placeOf = (userId: string, id: string, name = 'a') =>
  ({ path: `${userId}/${id}-${name}.jpg`, bucket: BUCKET, type: 'image/jpeg', entity: 'progress_photos', id }) as const;

async function aPicture(db: Local, userId: string) {
  const id = crypto.randomUUID();
  const [whole, thumb] = [placeOf(userId, id, 'whole'), placeOf(userId, id, 'thumb')];
  const row = {
    user_id: userId,
    pose: 'front' as const,
    own_pose: null,
    note: null,
    taken_on: '2031-01-01',
    width: 3,
    height: 4,
  };
  await did(db, addProgressPhoto(id, { ...row, path: whole.path, thumb_path: thumb.path }));
  await keepFile(db, whole, { bytes: jpeg(900) });
  await keepFile(db, thumb, { bytes: jpeg(90) });
  return { id, whole, thumb };
}

const onServer = async (userId: string): Promise<string[]> => {
  const { data } = await server.stack.service().storage.from(BUCKET).list(userId);
  return (data ?? []).map(({ name }) => `${userId}/${name}`).toSorted();
};

/** Nothing is sent but by the test. */
async function aQuietUser() {
  const user = await aUser();
  setOnline(false);
  return user;
}

describe('files that wait', () => {
  it('count as unsent and go once there is a network, each told by its bytes', async () => {
    const { page, open, userId } = await aQuietUser();
    const { whole, thumb } = await aPicture(open.db, userId);
    expect(await filesStatus(open.db)).toEqual({ waiting: 2, waitingBytes: 990, sentBytes: 0, refused: 0, shut: 0 });
    expect(await unsentOf(open)).toMatchObject({ files: 2 });
    setOnline(true);
    const end = followUploads(open.db, page.session);
    await expect
      .poll(() => filesStatus(open.db))
      .toEqual({ waiting: 0, waitingBytes: 0, sentBytes: 990, refused: 0, shut: 0 });
    end();
    expect(await onServer(userId)).toEqual([thumb.path, whole.path].toSorted());
    expect(await unsentOf(open)).toMatchObject({ files: 0 });
  });

  it('go the smallest first, and not twice at a time', async () => {
    const { page, open, userId } = await aQuietUser();
    const { thumb } = await aPicture(open.db, userId);
    await sendNext(open.db, page.session);
    expect(await onServer(userId)).toEqual([thumb.path]);
    const both = [sendNext(open.db, page.session), sendNext(open.db, page.session)];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  it('are tried again after waits that grow, and told where the server turns them down', async () => {
    const { page, open, userId, phone } = await aQuietUser();
    await aPicture(open.db, userId);
    phone.network.answer = (url) => (url.includes('/storage/') ? Response.json({}, { status: 503 }) : null);
    const now = Date.now();
    expect(await sendNext(open.db, page.session, now)).toBe(true);
    expect(await sendNext(open.db, page.session, now)).toBe(true);
    expect(await sendNext(open.db, page.session, now + waitAfter(1) - 1)).toBe(false);
    phone.network.answer = (url) => (url.includes('/storage/') ? Response.json({}, { status: 403 }) : null);
    expect(await sendNext(open.db, page.session, now + waitAfter(1))).toBe(true);
    expect(await filesStatus(open.db)).toMatchObject({ waiting: 2, refused: 1 });
    phone.network.answer = null;
    expect([1, 2, 3, 20].map(waitAfter)).toEqual([5000, 10_000, 20_000, 1_800_000]);
  });

  it('that a killed tab had begun are taken up by the next', async () => {
    const { page, open, userId, phone } = await aQuietUser();
    await aPicture(open.db, userId);
    const now = Date.now();
    phone.network.answer = (url) => (url.includes('/storage/') ? new Promise(() => undefined) : null);
    void sendNext(open.db, page.session, now);
    void sendNext(open.db, page.session, now);
    const asked = (): number => phone.network.requests.filter(({ url }) => url.includes('/storage/')).length;
    await expect.poll(asked).toBe(2);
    phone.network.answer = null;
    expect(await sendNext(open.db, page.session, now + 1000)).toBe(false);
    expect(await sendNext(open.db, page.session, now + 60_000)).toBe(true);
    expect(await sendNext(open.db, page.session, now + 60_000)).toBe(true);
    expect(await onServer(userId)).toHaveLength(2);
  });

  it('are in no export', async () => {
    const { open, userId } = await aQuietUser();
    await aPicture(open.db, userId);
    const { tables } = JSON.parse(await exportDatabase(open.db)) as { tables: object };
    expect(Object.keys(tables)).not.toContain('files');
    expect(Object.keys(tables)).not.toContain('file_bytes');
  });
});

describe('files of a deleted record', () => {
  it('stay while it can be undone, and go after', async () => {
    const { page, open, userId } = await aQuietUser();
    const { db } = open;
    const { id, whole, thumb } = await aPicture(db, userId);
    while (await sendNext(db, page.session));
    const now = Date.now();
    await releaseFiles(db, [whole, thumb], now);
    await did(db, removeProgressPhoto(id));
    expect(await sendNext(db, page.session, now + 59_000)).toBe(false);
    await did(db, restoreProgressPhoto(id));
    while (await sendNext(db, page.session, now + 60_000));
    expect(await filesStatus(db)).toMatchObject({ waiting: 0, sentBytes: 990 });
    await releaseFiles(db, [whole, thumb], now);
    await did(db, removeProgressPhoto(id));
    while (await sendNext(db, page.session, now + 60_000));
    expect(await onServer(userId)).toEqual([]);
    expect(await bytesOf(db, whole.path)).toBeNull();
  });

  it('and copies of what another device deleted are dropped here', async () => {
    const { page, open, userId } = await aQuietUser();
    const { db } = open;
    const { id, whole } = await aPicture(db, userId);
    while (await sendNext(db, page.session));
    await did(db, removeProgressPhoto(id));
    followUploads(db, page.session)();
    const end = followUploads(db, page.session);
    await expect.poll(() => bytesOf(db, whole.path)).toBeNull();
    end();
  });
});

it('a file of another device is fetched and kept', async () => {
  const { page, open, userId } = await aQuietUser();
  const { whole } = await aPicture(open.db, userId);
  while (await sendNext(open.db, page.session));
  await open.db.files.clear();
  await open.db.file_bytes.clear();
  await fetchFile(open.db, whole, page.session);
  expect((await bytesOf(open.db, whole.path))?.byteLength).toBe(900);
});

describe('files where little data is to be used', () => {
  it('wait until somebody sends them, and then for the text', async () => {
    const { page, open, userId } = await aQuietUser();
    localStorage.setItem(LOW_DATA_KEY, 'on');
    onTestFinished(() => localStorage.removeItem(LOW_DATA_KEY));
    await aPicture(open.db, userId);
    const end = followUploads(open.db, page.session);
    onTestFinished(end);
    setOnline(true);
    open.sync.poke();
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    await pause(300);
    expect(await onServer(userId)).toEqual([]);
    askToSendFiles();
    await expect.poll(async () => (await onServer(userId)).length).toBe(2);
    expect(await filesStatus(open.db)).toMatchObject({ waiting: 0 });
  });

  it('go by themselves again once they may', async () => {
    const { page, open, userId } = await aQuietUser();
    localStorage.setItem(LOW_DATA_KEY, 'on');
    onTestFinished(() => localStorage.removeItem(LOW_DATA_KEY));
    await aPicture(open.db, userId);
    setOnline(true);
    const end = followUploads(open.db, page.session);
    onTestFinished(end);
    await pause(100);
    expect(await onServer(userId)).toEqual([]);
    chooseLowData('off');
    await expect.poll(async () => (await onServer(userId)).length).toBe(2);
  });

  it('that others sent are shown once somebody has them brought', async () => {
    const { page, open, userId } = await aUser();
    const { whole } = await aPicture(open.db, userId);
    await expect.poll(() => sendNext(open.db, page.session)).toBe(false);
    await open.db.files.clear();
    await open.db.file_bytes.clear();
    const address = mount(page, () => useFile(whole, false).address);
    const fetching = mount(page, useFetching);
    await pause(300);
    expect(address.shown).toEqual([null]);
    await fetching.now([whole]);
    await expect.poll(() => address.now).toMatch(/^blob:/);
  });
});
