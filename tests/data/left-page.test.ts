import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { freeDatabasesWhenLeft } from '#src/data/database/left-page.ts';

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  return new Promise((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
}

const transition = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

it('leaves no transaction behind in a page that is kept, and begins anew where somebody comes back to it', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on a database
  const ofNextPage = IDBDatabase.prototype.transaction;
  const page = new EventTarget();
  let reloads = 0;
  freeDatabasesWhenLeft({
    page,
    reload: () => {
      reloads += 1;
    },
  });
  const name = randomUUID();
  const [left, next] = await Promise.all([opened(name), opened(name)]);

  page.dispatchEvent(transition('pagehide', true));
  page.dispatchEvent(transition('pageshow', true));
  expect(reloads, 'nothing was cut off').toBe(0);

  const endless = left.transaction('kept', 'readwrite');
  const ask = (): void => {
    endless.objectStore('kept').count().onsuccess = ask;
  };
  ask();
  let isFree = false;
  ofNextPage.call(next, 'kept', 'readwrite').objectStore('kept').put(1, 'one').onsuccess = () => {
    isFree = true;
  };
  page.dispatchEvent(transition('pagehide', false));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isFree).toBe(false);
  page.dispatchEvent(transition('pagehide', true));
  await expect.poll(() => isFree).toBe(true);
  page.dispatchEvent(transition('pageshow', true));
  expect(reloads).toBe(1);
});
