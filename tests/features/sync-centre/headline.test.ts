import { createElement } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { Headline } = await import('#src/features/sync-centre/headline.tsx');

const calm = { pending: {}, pendingSince: null, lastSync: 1, stall: null, rejected: 0, conflicts: 0 };

it.each([
  ['Everything is saved', calm, 0],
  ['1 change waits for your decision', { ...calm, conflicts: 1 }, 0],
  ['2 changes wait for your decision', { ...calm, conflicts: 2, stall: 'offline' as const }, 0],
  ['Needs attention', { ...calm, rejected: 1, conflicts: 1 }, 0],
  ['3 changes are safe on this device', { ...calm, conflicts: 1 }, 3],
])('the sync centre says first what waits: %s', async (told, status, unsent) => {
  const place = shown(spoken('en', createElement(Headline, { status, unsent })));
  await expect.poll(() => place.textContent).toBe(told);
});
