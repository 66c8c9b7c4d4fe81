import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Rejected, SyncCentre } from '#src/data/sync/sync-centre.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { Refused } = await import('#src/features/sync-centre/refused.tsx');

it('what two presses discard is said once', async () => {
  const asked: number[] = [];
  const acts = { discard: async (n: number) => void asked.push(n) } as unknown as SyncCentre;
  const refused = { n: 1, entity: 'workout_sessions', code: '23514', row: {} } as unknown as Rejected;
  const place = shown(spoken('en', createElement(Refused, { rejected: [refused], acts })));
  const discard = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard');
  await expect.poll(discard).toBeDefined();
  for (let presses = 0; presses < 2; presses++) tell(discard(), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => shownToasts().length).toBeGreaterThan(0);
  expect(asked).toEqual([1]);
  expect(shownToasts()).toMatchObject([{ title: 'Discarded' }]);
});

it('what was too much, or needs something that is missing, is told from what nobody knows', async () => {
  const refused = { n: 1, entity: 'community_posts', code: 'P0001', row: {} } as unknown as Rejected;
  const acts = {} as unknown as SyncCentre;
  const place = shown(spoken('en', createElement(Refused, { rejected: [refused], acts })));
  await expect.poll(() => place.textContent).toContain('It is too much at once or for one day');
});

it('what waited for too long was not refused: it is sent as it is', async () => {
  const sent: unknown[][] = [];
  const acts = { edit: async (...told: unknown[]) => sent.push(told) > 0 } as unknown as SyncCentre;
  const row = { content: 'I come today' };
  const held = { n: 1, entity: 'messages', code: 'held', row, base: null } as unknown as Rejected;
  const place = shown(spoken('en', createElement(Refused, { rejected: [held], acts })));
  const named = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await expect.poll(() => named('Send now')).toBeDefined();
  expect(place.textContent).toContain('Waits for your word');
  expect(place.textContent).not.toContain('Not accepted');
  expect(named('Correct it')).toBeUndefined();
  tell(named('Send now'), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => sent).toEqual([[1]]);
});
