import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { OpenConflict, SyncCentre } from '#src/data/sync/sync-centre.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { Conflicts } = await import('#src/features/sync-centre/conflicts.tsx');

it('what two presses restore is said once', async () => {
  let asked = 0;
  const acts = { restore: async () => ++asked === 1 } as unknown as SyncCentre;
  const conflict: OpenConflict = { n: 1, entity: 'workout_sessions', id: 'one', at: 0, lost: {}, kept: {}, row: null };
  const part = createElement(Conflicts, { conflicts: [conflict], acts });
  const place = shown(spoken('en', part));
  await expect.poll(() => place.querySelectorAll('button').length).toBe(2);
  const press = (): void => tell(place.querySelector('button'), new page.MouseEvent('click', { bubbles: true }));
  press();
  press();
  await expect.poll(() => shownToasts().length).toBeGreaterThan(0);
  expect(asked).toBe(1);
  expect(shownToasts()).toMatchObject([{ destructive: false }]);
});
