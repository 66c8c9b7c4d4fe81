import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import type { AppData } from '#src/data/app-data.ts';
import type { Opening } from '#src/data/database/opening.ts';
import { missing } from '#src/lib/missing.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { keepAnswer, keptAnswer, useLastKnown } from '#src/work/remote/use-last-known.ts';
import type { Remote } from '#src/work/remote/use-remote.ts';
import { mount, setOnline } from '../../data/mount.tsx';
import { numbered } from '../../support/members.ts';

const Shape = z.object({ places: z.array(z.number()) });

let db: Local;
beforeEach(async () => {
  db = await openDatabase(numbered(1), entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

test('what was answered last is kept with its time, each question by itself, of two at once both', async () => {
  expect(await keptAnswer(db, 'week', Shape)).toBeNull();
  await Promise.all([
    keepAnswer(db, 'week', { value: { places: [1] }, at: 5 }),
    keepAnswer(db, 'teams', { value: { places: [2] }, at: 6 }),
  ]);
  await keepAnswer(db, 'week', { value: { places: [3] }, at: 7 });
  expect(await keptAnswer(db, 'week', Shape)).toEqual({ value: { places: [3] }, at: 7 });
  expect(await keptAnswer(db, 'teams', Shape)).toEqual({ value: { places: [2] }, at: 6 });
});

test('the last twenty are kept, and what this version cannot read is none', async () => {
  for (let at = 0; at < 21; at += 1) await keepAnswer(db, `board ${at}`, { value: { places: [at] }, at });
  expect(await keptAnswer(db, 'board 0', Shape)).toBeNull();
  expect(await keptAnswer(db, 'board 1', Shape)).toEqual({ value: { places: [1] }, at: 1 });
  await keepAnswer(db, 'week', { value: 'places', at: 30 });
  expect(await keptAnswer(db, 'week', Shape)).toBeNull();
});

test('what is kept is shown while the server is asked and where it cannot be had, and what it says takes its place', async () => {
  await keepAnswer(db, 'week', { value: { places: [1] }, at: 5 });
  const opening = { state: 'open', db } as unknown as Opening;
  // The device's database, without an account around it.
  const data = {
    opening: { subscribe: () => () => undefined, getSnapshot: () => opening },
    start: () => () => undefined,
  } as unknown as AppData;
  type Places = Remote<z.infer<typeof Shape>>;
  const use = (remote: Places) => () => useLastKnown({ remote, name: 'week', shape: Shape });
  const retry = (): void => undefined;
  const screen = mount(data, use({ state: 'loading' }));
  const kept = { state: 'content', value: { places: [1] }, at: 5, stale: true };
  await expect.poll(() => screen.now).toEqual({ ...kept, asking: true, retry: null });
  screen.show(use({ state: 'failed', retry }));
  await expect.poll(() => screen.now).toEqual({ ...kept, asking: false, retry });
  screen.show(use({ state: 'offline' }));
  await expect.poll(() => screen.now).toEqual({ ...kept, asking: false, retry: null });
  const fresh: Places = { state: 'content', value: { places: [2] }, at: 9, stale: false, retry };
  screen.show(use(fresh));
  await expect.poll(() => screen.now).toEqual(fresh);
  await expect.poll(() => keptAnswer(db, 'week', Shape)).toEqual({ value: { places: [2] }, at: 9 });
});

test('what is loaded on demand says why it is missing, reloads no page for it, and comes once it can be had', async () => {
  let isThere = false;
  const fault = new TypeError('fetch failed');
  missing.add(fault);
  const load = async () => {
    if (!isThere) throw fault;
    return { Part: () => createElement('p', {}, 'It is here'), address: 'https://app.example/assets/part.js' };
  };
  const Part = onDemand(load);
  const host = document.createElement('div');
  const root = createRoot(host);
  setOnline(false);
  root.render(createElement(Part));
  await expect.poll(() => host.textContent).toMatch(/needs a connection/);
  expect(missing.has(fault)).toBe(false);
  setOnline(true);
  await expect.poll(() => host.textContent).toMatch(/could not be loaded/);
  isThere = true;
  host.querySelector('button')?.click();
  await expect.poll(() => host.textContent).toBe('It is here');
  root.unmount();
});
