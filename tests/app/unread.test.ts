import { expect, it, vi } from 'vitest';
import { useUnreadForgotten, useUnreadShown } from '#src/app/unread.ts';
import { mount } from '../data/mount.tsx';
import { aServer } from '../data/parts.ts';

const server = aServer();

it('the number of the unread is on the icon and on the bell, and goes with whoever leaves', async () => {
  const { page } = await server.aUser();
  const setAppBadge = vi.fn<Navigator['setAppBadge']>(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  mount(page, useUnreadForgotten);
  mount(page, () => useUnreadShown(3));
  await expect.poll(() => localStorage.getItem('unread')).toBe('3');
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  await page.signOut('wipe');
  await expect.poll(() => localStorage.getItem('unread')).toBeNull();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
