import { Window } from 'happy-dom';
import type { HTMLInputElement } from 'happy-dom';
import { createElement, useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Stepper } from '#src/ui/stepper.tsx';

const page = new Window({ url: 'https://app.example/' });
for (const [name, value] of Object.entries({ window: page, document: page.document, navigator: page.navigator })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// After the page is there, because React looks for one when it is loaded.
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

function Counted() {
  const [value, setValue] = useState(10);
  return createElement(Stepper, { label: 'Reps', value, onChange: setValue });
}

/** A stepper at ten, with the ways to use it. */
function aStepper() {
  const place = page.document.createElement('div');
  page.document.body.append(place);
  const root = createRoot(place as unknown as Element);
  flushSync(() => root.render(createElement(Counted)));
  onTestFinished(() => root.unmount());
  const field = place.querySelector('input') as HTMLInputElement;
  const type = (text: string): void =>
    flushSync(() => {
      // As a browser does it, past what React keeps on the field itself.
      Reflect.set(page.HTMLInputElement.prototype, 'value', text, field);
      field.dispatchEvent(new page.InputEvent('input', { bubbles: true }));
    });
  const key = (name: string): void =>
    flushSync(() => void field.dispatchEvent(new page.KeyboardEvent('keydown', { key: name, bubbles: true })));
  const more = place.querySelectorAll('button')[1];
  const clickByKeyboard = (): void =>
    flushSync(() => void more?.dispatchEvent(new page.MouseEvent('click', { bubbles: true, detail: 0 })));
  const pointer = (what: string): void =>
    flushSync(() => void more?.dispatchEvent(new page.PointerEvent(what, { bubbles: true })));
  return { field, type, key, clickByKeyboard, pointer };
}

it('a stepper goes on from what was typed', () => {
  const { field, type, key } = aStepper();
  type('20');
  key('ArrowUp');
  expect(field.value).toBe('21');
});

it('a stepper that was held until the page took the press away still heeds the keyboard', async () => {
  const { field, clickByKeyboard, pointer } = aStepper();
  pointer('pointerdown');
  await expect.poll(() => Number(field.value)).toBeGreaterThan(10);
  pointer('pointercancel');
  const held = Number(field.value);
  clickByKeyboard();
  expect(Number(field.value)).toBe(held + 1);
});
