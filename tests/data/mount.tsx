import { Window } from 'happy-dom';
import { StrictMode, useEffect } from 'react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import type { AppData } from '#src/data/app-data.ts';
import { DataProvider } from '#src/data/provider.tsx';

// A page around React, beside the globals of Node that the stack in the same process needs as they are.

const page = new Window({ url: 'https://app.example/' });

let online = true;
Object.defineProperty(page.navigator, 'onLine', { get: () => online });

const PAGE = {
  window: page,
  document: page.document,
  location: page.location,
  localStorage: page.localStorage,
  navigator: page.navigator,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
};
for (const [name, value] of Object.entries(PAGE)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// After the page is there, because React looks for one when it is loaded.
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

/** What the device says of its network; the network itself is the phone's. */
export function setOnline(now: boolean): void {
  online = now;
  page.dispatchEvent(new page.Event(now ? 'online' : 'offline'));
}

/** What the browser offers of storage: each lacks another part. */
export function setStorage(storage: Partial<StorageManager>): void {
  Object.defineProperty(page.navigator, 'storage', { value: storage, configurable: true });
}

export interface Mounted<T> {
  /** Every value that was shown, in order. */
  readonly shown: T[];
  readonly now: T;
  /** Renders anew, as when a screen is given another day. */
  show(use: () => T): void;
}

/** Shows what a hook says under the provider, in strict mode as the app does, until the test is over. */
export function mount<T>(data: AppData, first: () => T): Mounted<T> {
  const shown: T[] = [];
  function Screen({ use }: { use: () => T }): null {
    const value = use();
    useEffect(() => {
      // A strict mount runs its effects twice.
      if (shown.length === 0 || !Object.is(shown.at(-1), value)) shown.push(value);
    }, [value]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  function show(use: () => T): void {
    const app = (
      <StrictMode>
        <DataProvider data={data}>
          <Screen use={use} />
        </DataProvider>
      </StrictMode>
    );
    flushSync(() => root.render(app));
  }
  show(first);
  onTestFinished(() => root.unmount());
  return {
    shown,
    get now() {
      return shown.at(-1) as T;
    },
    show,
  };
}

/** Shows a part under the provider until the test is over, and says what it reads. */
export function mountPart(data: AppData, part: ReactElement): () => string | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<DataProvider data={data}>{part}</DataProvider>);
  onTestFinished(() => root.unmount());
  return () => place.textContent;
}
