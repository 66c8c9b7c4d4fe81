import { expect, it, onTestFinished } from 'vitest';
import { addGlass } from '#sync/actions/water-intake.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { keepAskingForBackgroundSync, TAG } from '#src/data/sync/background-sync.ts';
import { drainInBackground } from '#src/data/sync/drain.ts';
import { keepProgressPhoto } from '#src/data/uploads/album-files.ts';
import { lockNow } from '#src/data/uploads/lock.ts';
import { setLock } from '#src/data/uploads/pin.ts';
import { keepFile } from '#src/data/uploads/uploads.ts';
import { pause } from '#src/lib/pause.ts';
import { did } from '../support/did.ts';
import { setOnline } from './mount.tsx';
import { aPhone, aServer, holdBack, openPage, signIn } from './parts.ts';

const server = aServer();

async function asking() {
  const { open, userId } = await server.aUser();
  setOnline(false);
  const asked: string[] = [];
  const sync = { register: async (tag: string) => void asked.push(tag) };
  const ready = Promise.resolve({ sync } as unknown as ServiceWorkerRegistration);
  const begin = (): void => onTestFinished(keepAskingForBackgroundSync(open.db, { ready }));
  return { db: open.db, userId, asked, begin };
}

const aFile = { path: 'me/a.jpg', bucket: 'progress-photos', type: 'image/jpeg', entity: 'progress_photos', id: 'a' };

it('a file that waits is asked for with no row beside it', async () => {
  const { db, asked, begin } = await asking();
  await keepFile(db, aFile, { bytes: new ArrayBuffer(9) });
  expect(await db.outbox.count()).toBe(0);
  begin();
  await expect.poll(() => asked).toEqual([TAG]);
});

it('a file that a PIN keeps back is not, and a row is for all that', async () => {
  const { db, userId, asked, begin } = await asking();
  await keepFile(db, aFile, { bytes: new ArrayBuffer(9) });
  await setLock(db, '4 cups of rice');
  lockNow();
  begin();
  await pause(50);
  expect(asked).toEqual([]);
  await did(db, addGlass({ userId, date: '2026-05-01' }));
  await expect.poll(() => asked).toContain(TAG);
});

it('sends the queue and the files of the signed-in user with no tab open', async () => {
  const { email, userId } = await server.anAccount();
  const phone = aPhone();
  const page = await openPage(server.stack, phone);
  const { db } = await signIn(page, email);
  phone.network.up = false;
  await did(db, addGlass({ userId, date: '2026-05-01' }));
  const picture = { whole: new ArrayBuffer(900), thumb: new ArrayBuffer(90), width: 3, height: 4 };
  const described = { pose: 'front' as const, own_pose: null, note: null, taken_on: '2026-05-01' };
  await keepProgressPhoto(db, userId, { ...described, picture });
  await page.close();
  const store = openSessionStore(null, phone.storeName);
  const { url, anonKey } = server.stack;
  expect(await drainInBackground({ store, server: { url, anonKey }, fetch: phone.network.fetch })).toBe(false);
  phone.network.up = true;
  const slow = holdBack(phone, 'sync_push');
  const giving = new AbortController();
  const given = drainInBackground({
    store,
    server: { url, anonKey },
    fetch: phone.network.fetch,
    until: giving.signal,
  });
  await expect.poll(() => slow.isWaiting).toBe(true);
  giving.abort();
  expect(await given).toBe(false);
  slow.letGo();
  expect(await drainInBackground({ store, server: { url, anonKey }, fetch: phone.network.fetch })).toBe(true);
  const rows = await server.stack.database.query(`select 1 from public.water_intake where user_id = $1`, [userId]);
  expect(rows).toHaveLength(1);
  const { data: files } = await server.stack.service().storage.from('progress-photos').list(userId);
  expect(files).toHaveLength(2);
  store.close();
});
