import type { HTMLInputElement } from 'happy-dom';
import { createElement, useState } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { Stepper } = await import('#src/ui/stepper.tsx');

function Counted() {
  const [value, setValue] = useState(10);
  return createElement(Stepper, { label: 'Reps', value, onChange: setValue });
}

/** A stepper at ten, with the ways to use it. */
function aStepper() {
  const place = shown(createElement(Counted));
  const field = place.querySelector('input') as HTMLInputElement;
  const more = place.querySelectorAll('button')[1];
  const type = (text: string): void => {
    // As a browser does it, past what React keeps on the field itself.
    Reflect.set(page.HTMLInputElement.prototype, 'value', text, field);
    tell(field, new page.InputEvent('input', { bubbles: true }));
  };
  const key = (name: string): void => tell(field, new page.KeyboardEvent('keydown', { key: name, bubbles: true }));
  const clickByKeyboard = (): void => tell(more, new page.MouseEvent('click', { bubbles: true, detail: 0 }));
  const pointer = (what: string): void => tell(more, new page.PointerEvent(what, { bubbles: true }));
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
