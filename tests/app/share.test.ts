import { Dexie } from 'dexie';
import { IDBKeyRange, IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { dropOldShared, takeShared } from '#src/data/shared.ts';
import { receive, SHARE_PATH } from '#src/sw/share.ts';
import { pictureOf } from '#src/work/picture/kept/draw.ts';

// What the build puts in.
vi.mock('#src/lib/product.ts', () => ({ PRODUCT_NAME: 'Ilera' }));

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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a slip out of a chat', { files: aFile('image/jpeg', 'slip.jpg') }, '/health?shared=papers'],
  ['a letter', { title: 'Letter', files: aFile('application/pdf', 'letter.pdf') }, '/health?shared=papers'],
  ['a table', { files: aFile('text/csv', 'workouts.csv') }, '/settings?shared=history'],
  ['what has no type', { files: aFile('', 'run.fit') }, '/settings?shared=history'],
  ['words', { text: '2 wraps of amala and egusi' }, '/nutrition?shared=words'],
  ['a link of ours', { text: `Do this with me: ${ORIGIN}/workouts?routine=AB` }, '/workouts?routine=AB'],
  ['a link of ours in a sentence', { text: `“Come to ${ORIGIN}/workouts?routine=AB.”` }, '/workouts?routine=AB'],
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

it('is removed by then, though nobody comes for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  await share({ text: 'egusi' });
  vi.setSystemTime(now + 3_600_001);
  await dropOldShared();
  vi.setSystemTime(now);
  expect(await takeShared()).toEqual({ text: '', files: [] });
});

it('leads to a sheet that has nothing where it is no form', async () => {
  const request = new Request(ORIGIN + SHARE_PATH, { method: 'POST', body: '{}' });
  expect((await receive(request, ORIGIN)).headers.get('location')).toBe(`${ORIGIN}/nutrition?shared=words`);
});

it('is not taken for the one before where there is no room for it', async () => {
  await share({ text: 'older' });
  const noRoom = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
  await share({ text: 'newer' });
  vi.restoreAllMocks();
  expect(await takeShared()).toEqual({ text: '', files: [] });
});

/** What a card becomes. */
async function drawn(count: number) {
  const said: string[] = [];
  const brush = {
    measureText: (text: string) => ({ width: text.length }),
    fillText: (text: string) => void (text && said.push(text)),
    fillRect: () => undefined,
    scale: () => undefined,
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => brush,
    toBlob: (done: (blob: Blob) => void) => done(new Blob()),
  };
  vi.stubGlobal('document', { fonts: {}, createElement: () => canvas });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  const lines = Array.from({ length: count }, (_, place) => ({ name: `Line-${place + 1}`, figure: '' }));
  await pictureOf({ title: 'Receipt', detail: 'Paid', lines });
  return { said, canvas };
}

it('a picture has the last line of a long bill, and no more of it than can be drawn', async () => {
  const whole = await drawn(60);
  expect(whole.said.filter((text) => text.startsWith('Line-'))).toHaveLength(60);
  expect(whole.canvas.height).toBeGreaterThan(4000);
  const { said, canvas } = await drawn(300);
  expect(said.filter((text) => text.startsWith('Line-'))).toHaveLength(199);
  expect(said.slice(-3, -1)).toEqual(['…', 'Line-300']);
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(16_777_216);
});

it('is what the web manifest posts', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../manifest.webmanifest'), 'utf8');
  const { share_target } = JSON.parse(text) as { share_target: object };
  const params = { title: 'title', text: 'text', url: 'url', files: [expect.objectContaining({ name: 'files' })] };
  expect(share_target).toMatchObject({ action: SHARE_PATH, method: 'POST', enctype: 'multipart/form-data', params });
});
