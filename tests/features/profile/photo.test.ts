import { describe, expect, it } from 'vitest';
import { dropPhoto } from '#src/data/photo/drop-photo.ts';
import { keepPhoto, readPhoto } from '#src/data/photo/photo.ts';
import { unsentOf } from '#src/data/session/unsent.ts';
import { useSyncChip } from '#src/data/sync/sync-chip.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { mount, setOnline } from '../../data/mount.tsx';
import { aServer, holdBack } from '../../data/parts.ts';
import { did } from '../../support/did.ts';

const server = aServer();
const { aUser } = server;

const jpeg = (last: number): ArrayBuffer => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, last]).buffer;
const lastOf = (photo: { bytes: ArrayBuffer } | null): number | undefined => new Uint8Array(photo?.bytes ?? []).at(-1);

const onServer = async (userId: string): Promise<string[]> => {
  const { data } = await server.stack.service().storage.from('avatars').list(userId);
  return (data ?? []).map(({ name }) => `${userId}/${name}`);
};

describe('a photo', () => {
  it('is kept without a network and counts as unsent, and is sent once there is one', async () => {
    const { page, phone, open, userId } = await aUser();
    const chip = mount(page, useSyncChip);
    phone.network.up = false;
    setOnline(false);
    await keepPhoto(open.db, userId, jpeg(1));
    await expect.poll(() => chip.now).toEqual({ says: 'offline', unsent: 1 });
    expect(await readPhoto(open.db)).toMatchObject({ isSent: false });
    expect(await unsentOf(open)).toMatchObject({ count: 1, byEntity: { profiles: 1 } });
    phone.network.up = true;
    setOnline(true);
    await expect.poll(async () => (await readPhoto(open.db))?.isSent).toBe(true);
    expect(await onServer(userId)).toEqual([(await profileOf(open.db, userId))?.avatar_path]);
    await expect.poll(async () => (await unsentOf(open)).count).toBe(0);
    await expect.poll(() => chip.now).toEqual({ says: 'synced', unsent: 0 });
  });

  it('follows what another device has chosen, and takes the place of it on the server', async () => {
    const { open, userId } = await aUser();
    const theirs = `${userId}/theirs.jpg`;
    await server.stack.service().storage.from('avatars').upload(theirs, jpeg(2), { contentType: 'image/jpeg' });
    await did(open.db, saveProfile(userId, { avatar_path: theirs }));
    await expect.poll(async () => lastOf(await readPhoto(open.db))).toBe(2);
    await keepPhoto(open.db, userId, jpeg(3));
    await expect.poll(() => onServer(userId)).not.toContain(theirs);
    expect(await onServer(userId)).toEqual([(await readPhoto(open.db))?.path]);
    await did(open.db, saveProfile(userId, { avatar_path: null }));
    await expect.poll(() => readPhoto(open.db)).toBeNull();
  });

  it('that is chosen while another one comes is kept and sent', async () => {
    const { phone, open, userId } = await aUser();
    const theirs = `${userId}/theirs.jpg`;
    await server.stack.service().storage.from('avatars').upload(theirs, jpeg(2), { contentType: 'image/jpeg' });
    const gate = holdBack(phone, theirs);
    await did(open.db, saveProfile(userId, { avatar_path: theirs }));
    await expect.poll(() => gate.isWaiting).toBe(true);
    await keepPhoto(open.db, userId, jpeg(3));
    gate.letGo();
    await expect.poll(async () => (await readPhoto(open.db))?.isSent).toBe(true);
    expect(lastOf(await readPhoto(open.db))).toBe(3);
  });

  it('that is removed without a network leaves no file behind, once the server knows of it', async () => {
    const { phone, open, userId } = await aUser();
    await keepPhoto(open.db, userId, jpeg(1));
    await expect.poll(async () => (await readPhoto(open.db))?.isSent).toBe(true);
    await expect.poll(async () => (await unsentOf(open)).count).toBe(0);
    phone.network.up = false;
    setOnline(false);
    await dropPhoto(open.db, userId);
    expect(await readPhoto(open.db)).toBeNull();
    phone.network.up = true;
    const gate = holdBack(phone, 'sync_push');
    setOnline(true);
    await expect.poll(() => gate.isWaiting).toBe(true);
    // Others are still told of it.
    expect(await onServer(userId)).toHaveLength(1);
    gate.letGo();
    await expect.poll(() => onServer(userId)).toEqual([]);
  });

  it('whose removal failed is removed at a later look', async () => {
    const { phone, open, userId } = await aUser();
    await keepPhoto(open.db, userId, jpeg(1));
    await expect.poll(async () => (await readPhoto(open.db))?.isSent).toBe(true);
    phone.network.answer = (url) => (url.endsWith('/object/avatars') ? new Response('', { status: 503 }) : null);
    const asked = (): number => phone.network.requests.filter(({ url }) => url.endsWith('/object/avatars')).length;
    await dropPhoto(open.db, userId);
    await expect.poll(asked).toBeGreaterThan(0);
    expect(await onServer(userId)).toHaveLength(1);
    phone.network.answer = null;
    setOnline(true);
    await expect.poll(() => onServer(userId)).toEqual([]);
  });

  it('that is taken back while it is on its way is nobody’s', async () => {
    const { phone, open, userId } = await aUser();
    const gate = holdBack(phone, '/storage/');
    await keepPhoto(open.db, userId, jpeg(1));
    await expect.poll(() => gate.isWaiting).toBe(true);
    await dropPhoto(open.db, userId);
    gate.letGo();
    const asked = (): number => phone.network.requests.filter(({ url }) => url.includes('/storage/')).length;
    await expect.poll(asked).toBe(2);
    await expect.poll(() => onServer(userId)).toEqual([]);
    expect((await profileOf(open.db, userId))?.avatar_path).toBeNull();
  });
});
