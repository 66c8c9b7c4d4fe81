import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

// A page for parts of the kit, where a browser of its own would take longer to start than the test.

export const page = new Window({ url: 'https://app.example/' });

const PAGE = {
  window: page,
  document: page.document,
  navigator: page.navigator,
  history: page.history,
  matchMedia: page.matchMedia.bind(page),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
};
for (const [name, value] of Object.entries(PAGE)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// After the page is there, because React looks for one when it is loaded.
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

/** Shows it until the test is over. */
export function shown(part: ReactElement) {
  const place = page.document.createElement('div');
  page.document.body.append(place);
  const root = createRoot(place as unknown as Element);
  flushSync(() => root.render(part));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}

type Target = Pick<typeof page.document.body, 'dispatchEvent'>;

/** React has heard it when this returns. */
export const tell = (target: Target | null | undefined, event: InstanceType<typeof page.Event>): void =>
  flushSync(() => void target?.dispatchEvent(event));
