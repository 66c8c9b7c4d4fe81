import { createElement } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { Headline } = await import('#src/features/sync-centre/headline.tsx');

const nothing = { unsent: 0, rejected: 0, conflicts: 0 };

it.each([
  ['Everything is saved', nothing],
  ['1 change waits for your decision', { ...nothing, conflicts: 1 }],
  ['2 changes wait for your decision', { ...nothing, conflicts: 2 }],
  ['Needs attention', { ...nothing, rejected: 1, conflicts: 1 }],
  ['3 changes are safe on this device', { ...nothing, unsent: 3, conflicts: 1 }],
])('the sync centre says first what waits: %s', async (told, waiting) => {
  const place = shown(spoken('en', createElement(Headline, waiting)));
  await expect.poll(() => place.textContent).toBe(told);
});
