import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOfRest } from '#src/sw/rest.ts';
import type { WorkerScope } from '#src/sw/scope.ts';

const ORIGIN = 'https://clinic.example';
const PATH = '/workouts/active?session=1';
const stays = new AbortController().signal;

function aWorker(...windows: [path: string, visibilityState: DocumentVisibilityState][]) {
  const told: string[] = [];
  const shown = windows.map(([path, visibilityState]) => ({ url: ORIGIN + path, visibilityState }));
  const worker = {
    location: new URL(ORIGIN),
    clients: { matchAll: () => Promise.resolve(shown) },
    registration: {
      showNotification: (title: string, { data }: { data: string }) => Promise.resolve(told.push(`${title} ${data}`)),
    },
  };
  return { worker: worker as unknown as WorkerScope, told };
}

const rest = (title: string, inMs = 60_000) => ({ inMs, message: { title, body: 'Next: Row', path: PATH } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['the page is closed', [], [`Over ${PATH}`]],
  ['the page is hidden', [[PATH, 'hidden']], [`Over ${PATH}`]],
  ['another page is seen', [['/nutrition', 'visible']], [`Over ${PATH}`]],
  ['the workout is seen', [[PATH, 'visible']], []],
] as const)('the end of a rest is told where %s', async (_when, windows, expected) => {
  const { worker, told } = aWorker(...windows.map(([path, seen]): [string, DocumentVisibilityState] => [path, seen]));
  const telling = tellOfRest(worker, rest('Over'), stays);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await telling;
  expect(told).toEqual(expected);
});

it('a rest that begins replaces the one before, and one that is skipped is not told', async () => {
  const { worker, told } = aWorker();
  const first = tellOfRest(worker, rest('First'), stays);
  const second = tellOfRest(worker, rest('Second'), stays);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all([first, second]);
  const third = tellOfRest(worker, rest('Third'), stays);
  await tellOfRest(worker, null, stays);
  await vi.advanceTimersByTimeAsync(60_000);
  await third;
  expect(told).toEqual([`Second ${PATH}`]);
});

it('a version that comes in is not kept waiting, and what is no rest is nothing', async () => {
  const { worker, told } = aWorker();
  const leaving = new AbortController();
  const telling = tellOfRest(worker, rest('Over'), leaving.signal);
  leaving.abort();
  await telling;
  await tellOfRest(worker, { inMs: 'soon' }, stays);
  expect(told).toEqual([]);
});

it('a rest is nobody’s where the person has left', async () => {
  const { worker, told } = aWorker();
  const heard = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, listener: (event: object) => void): void => void heard.set(type, listener);
  vi.stubGlobal('self', { ...worker, __WB_MANIFEST: [], addEventListener });
  await import('#src/sw.ts');
  const done: Promise<unknown>[] = [];
  const say = (data: object): void =>
    heard.get('message')?.({ data, waitUntil: (work: Promise<unknown>) => void done.push(work) });
  say({ type: 'REST', rest: rest('Over') });
  say({ type: 'KEEP_AREAS', areas: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(done);
  expect(told).toEqual([]);
  say({ type: 'REST', rest: rest('Over') });
  say({ type: 'KEEP_AREAS', areas: ['client'] });
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(done);
  expect(told).toEqual([`Over ${PATH}`]);
});
