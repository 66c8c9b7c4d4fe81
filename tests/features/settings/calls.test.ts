import { expect, it, onTestFinished, vi } from 'vitest';
import { changePassword } from '#src/features/settings/calls.ts';
import { PASSWORD } from '../../support/stack.ts';
import { aServer } from '../../data/parts.ts';

const server = aServer();

it('a password is changed by who knows it, also after another browser has changed the address', async () => {
  vi.stubGlobal('location', { origin: server.stack.url });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { page, userId } = await server.aUser();
  const email = `new-${userId}@example.org`;
  await server.stack.service().auth.admin.updateUserById(userId, { email, email_confirm: true });
  const next = 'another secret';
  expect(await changePassword(page.session, { current: 'a guess', next })).toBe('wrong-password');
  expect(await changePassword(page.session, { current: PASSWORD, next })).toBeNull();
  const { error } = await server.stack.visitor().auth.signInWithPassword({ email, password: next });
  expect(error).toBeNull();
});
