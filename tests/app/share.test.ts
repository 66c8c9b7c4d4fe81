import { Dexie } from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { takeShared } from '#src/data/shared.ts';
import { receive, SHARE_PATH } from '#src/sw/share.ts';

Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

const ORIGIN = 'https://clinic.example';

async function share(parts: Record<string, string | File | readonly File[]>): Promise<string | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) for (const each of [value].flat()) body.append(name, each);
  const answer = await receive(new Request(ORIGIN + SHARE_PATH, { method: 'POST', body }), ORIGIN);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')?.replace(ORIGIN, '') ?? null;
}

const aFile = (type: string, name: string): File => new File(['x'], name, { type });

afterEach(() => void vi.useRealTimers());

it.each([
  ['a slip out of a chat', { files: aFile('image/jpeg', 'slip.jpg') }, '/health?shared=papers'],
  ['a letter', { title: 'Letter', files: aFile('application/pdf', 'letter.pdf') }, '/health?shared=papers'],
  ['a table', { files: aFile('text/csv', 'workouts.csv') }, '/settings?shared=history'],
  ['what has no type', { files: aFile('', 'run.fit') }, '/settings?shared=history'],
  ['words', { text: '2 wraps of amala and egusi' }, '/nutrition?shared=words'],
  ['a link of ours', { text: `Do this with me: ${ORIGIN}/workouts?routine=AB` }, '/workouts?routine=AB'],
  ['a link of others', { url: 'https://clinic.example.evil/workouts' }, '/nutrition?shared=words'],
])('%s is led to the screen it belongs to', async (_what, parts, screen) => {
  expect(await share(parts)).toBe(screen);
});

it('is taken once, the newest only, and a dozen files at most', async () => {
  await share({ text: 'older' });
  await share({ text: 'newer', files: Array.from({ length: 20 }, (_, place) => aFile('image/png', `${place}.png`)) });
  const { text, files } = await takeShared();
  expect([text, files.length]).toEqual(['newer', 12]);
  expect(await takeShared()).toEqual({ text: '', files: [] });
});

it('is nobody’s after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await share({ text: 'egusi' });
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await takeShared()).toEqual({ text: '', files: [] });
});

it('is what the web manifest posts', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../manifest.webmanifest'), 'utf8');
  const { share_target } = JSON.parse(text) as { share_target: object };
  const params = { title: 'title', text: 'text', url: 'url', files: [expect.objectContaining({ name: 'files' })] };
  expect(share_target).toMatchObject({ action: SHARE_PATH, method: 'POST', enctype: 'multipart/form-data', params });
});
