import type { HTMLInputElement } from 'happy-dom';
import { createElement, useState } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { Stepper } = await import('#src/ui/stepper.tsx');

interface Counting {
  first?: number;
  step?: number;
}

function Counted({ first = 10, step = 1 }: Counting) {
  const [value, setValue] = useState(first);
  return createElement(Stepper, { label: 'Reps', value, step, onChange: setValue });
}

/** A stepper, at ten where nothing else is said, with the ways to use it. */
function aStepper(counting: Counting = {}) {
  const place = shown(createElement(Counted, counting));
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

it.each([
  ['up', 52.9, 'ArrowUp', ['55', '57.5']],
  ['down', 52.9, 'ArrowDown', ['52.5', '50']],
  ['up from below the first', 1, 'ArrowUp', ['2.5', '5']],
])('a stepper off its grid goes %s to the round figure first', (_, first, by, told) => {
  const { field, key } = aStepper({ first, step: 2.5 });
  const values = told.map(() => {
    key(by);
    return field.value;
  });
  expect(values).toEqual(told);
});

it('a stepper on its grid keeps to it, whatever a fraction adds up to', () => {
  const { field, key } = aStepper({ first: 0, step: 0.1 });
  const values = Array.from({ length: 12 }, () => {
    key('ArrowUp');
    return field.value;
  });
  expect(values.join(' ')).toBe('0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1 1.1 1.2');
});
