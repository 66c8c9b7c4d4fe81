import { createElement, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from '../../ui/page.ts';

const { DayHeader } = await import('#src/features/nutrition/day-header.tsx');

function Screen() {
  const [day, setDay] = useState('2026-03-02');
  return createElement(DayHeader, { day, today: '2026-03-02', last: '2026-03-15', onChange: setDay });
}

it('a day that is turned to is read out', async () => {
  const place = shown(createElement(Suspense, null, createElement(Screen)));
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('Today');
  const told = place.querySelector('[aria-live="polite"]');
  tell(place.querySelector('button'), new page.MouseEvent('click', { bubbles: true }));
  expect(told?.textContent).toContain('Yesterday');
});
