import { expect, it, onTestFinished } from 'vitest';
import { addGlass } from '#sync/actions/water-intake.ts';
import { keepAskingForBackgroundSync, TAG } from '#src/data/sync/background-sync.ts';
import { lockNow } from '#src/data/uploads/lock.ts';
import { setLock } from '#src/data/uploads/pin.ts';
import { keepFile } from '#src/data/uploads/uploads.ts';
import { pause } from '#src/lib/pause.ts';
import { did } from '../support/did.ts';
import { setOnline } from './mount.tsx';
import { aServer } from './parts.ts';

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
