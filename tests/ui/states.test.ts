import { createElement, useState } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { Answered } = await import('#src/ui/states.tsx');

type Answer = Parameters<typeof Answered<string>>[0]['answer'];

const COMING: Answer = { state: 'first-sync', progress: { received: 1, stall: null }, partly: 'Monday' };
const HERE: Answer = { state: 'content', value: 'Monday and Tuesday' };

it('what was typed beside the first records is still there when all have come', () => {
  function List() {
    const [answer, setAnswer] = useState(COMING);
    const list = createElement(Answered<string>, {
      answer,
      coming: 'Getting your days',
      empty: null,
      failed: 'Not read',
      // oxlint-disable-next-line react/no-children-prop -- the type of its props asks for them here
      children: (days) => createElement('p', null, days, createElement('input')),
    });
    return createElement('div', { onClick: () => setAnswer(HERE) }, list);
  }
  const place = shown(createElement(List));
  const typed = place.querySelector('input');
  expect(place.textContent).toContain('Getting your days');
  tell(place.querySelector('p'), new page.MouseEvent('click', { bubbles: true }));
  expect(place.textContent).toBe('Monday and Tuesday');
  expect(place.querySelector('input')).toBe(typed);
});
