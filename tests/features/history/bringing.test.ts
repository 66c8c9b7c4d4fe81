import 'fake-indexeddb/auto';
import { createElement, useEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Request } from '#src/features/history/worker.ts';
import { aDatabase } from '../../data/history.support.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';

const { Reading } = await import('#src/features/history/reading.ts');
const { useBringing } = await import('#src/features/history/use-bringing.ts');
const { HistoryFoot } = await import('#src/features/history/history-foot.tsx');

/** Holds back what it is asked to show, once it is told to. */
let held: Promise<void> = Promise.resolve();

/** The thread that reads, in this one. */
class Thread extends EventTarget {
  readonly #reading = new Reading();

  postMessage({ n, request }: { n: number; request: Request }): void {
    const answer = async () => {
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
