import { expect, it } from 'vitest';
import { useBlocked } from '#src/features/settings/use-refusal.ts';
import { mount, setOnline } from '../../data/mount.tsx';
import { aServer } from '../../data/parts.ts';

const server = aServer();

it('what only the server can do waits for a connection, and for a sign-in where the session has ended', async () => {
  const { page, userId } = await server.aUser();
  const blocked = mount(page, useBlocked);
  expect(blocked.now).toBeUndefined();
  setOnline(false);
  await expect.poll(() => blocked.now).toBe('This needs a connection');
  setOnline(true);
  await expect.poll(() => blocked.now).toBeUndefined();
  await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);
  expect(await page.session.refresh(Infinity)).toBe('refused');
  await expect.poll(() => blocked.now).toBe('Sign in first');
});
