import 'fake-indexeddb/auto';
import { createElement, useEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Request } from '#src/features/history/worker.ts';
import { aDatabase } from '../../data/history.support.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';

const { Reading } = await import('#src/features/history/reading.ts');
const { useBringing } = await import('#src/features/history/use-bringing.ts');
const { readHealth } = await import('#src/work/history/kept/health.ts');
const { HistoryFoot } = await import('#src/features/history/history-foot.tsx');

/** Holds back what it is asked to show, once it is told to. */
let held: Promise<void> = Promise.resolve();

/** Holds back what it is asked to open. */
let opening: Promise<void> = Promise.resolve();

/** The thread that reads, in this one. */
class Thread extends EventTarget {
  static made = 0;
  readonly #reading = new Reading();

  constructor() {
    super();
    Thread.made += 1;
  }

  postMessage({ n, request }: { n: number; request: Request }): void {
    const answer = async () => {
      if (request.ask === 'open') await opening;
      if (request.ask === 'open') return this.#reading.open(request.file);
      await held;
      return request.ask === 'show' ? this.#reading.show(request.answers, request.setting) : null;
    };
    void answer().then((value) => this.dispatchEvent(new MessageEvent('message', { data: { n, value } })));
  }

  terminate(): void {}
}

let bringing: ReturnType<typeof useBringing> | null = null;

function Bringing() {
  const now = useBringing([], ({ name }) => name);
  useEffect(() => {
    bringing = now;
  });
  return createElement(HistoryFoot, { bringing: now });
}

it('is blocked while a changed answer is read', async () => {
  vi.stubGlobal('Worker', Thread);
  onTestFinished(() => void vi.unstubAllGlobals());
  const me = numbered(1);
  const { button } = aScreen(await aDatabase(me), me, createElement(Bringing));
  const foot = (name: string) => vi.waitFor(() => expect(button(name)).toBeDefined(), { timeout: 20_000 });
  await vi.waitFor(() => expect(bringing).not.toBeNull());
  bringing?.read(new File(['Date,Weight\n2024-06-05,150\n'], 'file.csv'));
  await foot('Answer the questions first');
  /** What is on the screen is told to this test a moment later. */
  const answer = (weight: 'kg' | 'lb') =>
    vi.waitFor(() => {
      if (bringing?.stage.at !== 'preview') throw new Error('not yet');
      bringing.answer(bringing.stage, { weight });
    });
  await answer('kg');
  await foot('Bring it along');
  let release = (): void => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  await answer('lb');
  await foot('Reading the file');
  expect(button('Bring it along')).toBeUndefined();
  release();
  await foot('Bring it along');
}, 60_000);

it('stops while a file is read, and begins no thread after that', async () => {
  vi.stubGlobal('Worker', Thread);
  onTestFinished(() => void vi.unstubAllGlobals());
  const me = numbered(1);
  const { button } = aScreen(await aDatabase(me), me, createElement(Bringing));
  await vi.waitFor(() => expect(bringing?.stage.at).toBe('choose'));
  opening = new Promise(() => undefined);
  bringing?.read(new File(['Date,Weight\n2024-06-05,150\n'], 'file.csv'));
  await vi.waitFor(() => expect(button('Stop')).toBeDefined());
  button('Stop')?.click();
  await vi.waitFor(() => expect(bringing?.stage.at).toBe('choose'));
  const made = Thread.made;
  const stopped = AbortSignal.abort();
  const asked = { file: new File([], 'export.xml'), to: new MessageChannel().port1 };
  const reading = readHealth(asked, { told: () => undefined, signal: stopped });
  await expect(reading).rejects.toBe(stopped.reason);
  expect(Thread.made).toBe(made);
}, 60_000);
