import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Passkeys } from '#src/features/settings/passkeys/passkeys.tsx';
import { useBlocked } from '#src/features/settings/use-refusal.ts';
import { mount, mountPart, setOnline } from '../../data/mount.tsx';
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

it('passkeys are listed and made with a connection, where the browser has them and the project has them on', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const { page, phone, userId } = await server.aUser();
  const shown = (): (() => string | null) => mountPart(page, createElement(Passkeys));
  await expect.poll(shown()).toMatch(/You have no passkey yet\.This browser cannot use passkeys/);
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => ({}) });
  await expect.poll(shown()).toMatch(/You have no passkey yet\.Add a passkey$/);
  setOnline(false);
  await expect.poll(shown()).toMatch(/connection/);
  setOnline(true);
  const off = Response.json({ error_code: 'passkey_disabled', msg: 'Passkeys are disabled' }, { status: 404 });
  phone.network.answer = (url) => (url.includes('/passkeys') ? off.clone() : null);
  await expect.poll(shown()).toMatch(/Passkeys are not switched on here\.$/);
  await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);
  expect(await page.session.refresh(Infinity)).toBe('refused');
  await expect.poll(shown()).toMatch(/Sign in first$/);
});
