import { createElement } from 'react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { part } = await import('#src/ui/parts/part.tsx');

const Native = () => createElement('input');
const Late = () => createElement('b', null, 'here');

/** Comes when it is told to. */
function aPart() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  let asked = 0;
  const load = () => {
    asked += 1;
    return promise;
  };
  const Part = part(load, Native);
  return { Part, come: () => resolve(Late), fail: () => reject(new Error('no network')), asked: () => asked };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

it('what the browser has stands in the place of a part until it is here', async () => {
  const { Part, come, asked } = aPart();
  const place = shown(createElement(Part));
  expect(place.querySelector('input')).not.toBeNull();
  await expect.poll(asked).toBe(1);
  come();
  await expect.poll(() => place.textContent).toBe('here');
  expect(shown(createElement(Part)).textContent).toBe('here');
});

it('a part waits until who is typing has left', async () => {
  const { Part, come, asked } = aPart();
  const place = shown(createElement(Part));
  const input = place.querySelector('input');
  input?.focus();
  await expect.poll(asked).toBe(1);
  come();
  await settled();
  expect(place.querySelector('input')).toBe(input);
  input?.blur();
  tell(input, new page.Event('focusout', { bubbles: true }));
  await expect.poll(() => place.textContent).toBe('here');
});

it('where a part cannot come the browser’s stays, and it is asked for again the next time', async () => {
  const { Part, fail, asked } = aPart();
  const place = shown(createElement(Part));
  await expect.poll(asked).toBe(1);
  fail();
  await settled();
  expect(place.querySelector('input')).not.toBeNull();
  shown(createElement(Part));
  await expect.poll(asked).toBe(2);
});

it('a part that is about to be shown is brought before', async () => {
  const { Part, come, asked } = aPart();
  Part.ahead();
  come();
  await expect.poll(asked).toBe(1);
  await settled();
  expect(shown(createElement(Part)).textContent).toBe('here');
});
