import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopAsking } from '#src/data/session/passkeys.ts';
import { changePassword, signOutElsewhere } from '#src/features/settings/calls.ts';
import { add, list, remove, rename } from '#src/features/settings/passkeys/calls.ts';
import { browserWith, createAuthenticator } from '../../support/authenticator.ts';
import { PASSWORD } from '../../support/stack.ts';
import { ageTokens, aPhone, aServer, signIn } from '../../data/parts.ts';

const server = aServer();

// What proves a password asks for the address of the page.
beforeEach(() => void vi.stubGlobal('location', { origin: server.stack.url }));
afterEach(() => void vi.unstubAllGlobals());

it('a password is changed by who knows it, also after another browser has changed the address', async () => {
  const { page, userId } = await server.aUser();
  const email = `new-${userId}@example.org`;
  await server.stack.service().auth.admin.updateUserById(userId, { email, email_confirm: true });
  const next = 'another secret';
  expect(await changePassword(page.session, { current: 'a guess', next })).toBe('wrong-password');
  expect(await changePassword(page.session, { current: PASSWORD, next })).toBeNull();
  const { error } = await server.stack.visitor().auth.signInWithPassword({ email, password: next });
  expect(error).toBeNull();
});

it('a project that wants a sign-in of the last day gets one, and the device stays signed in by it', async () => {
  const { page, phone, email, userId } = await server.aUser();
  let asked = 0;
  phone.network.answer = (url) => {
    // After the question who is signed in comes the change.
    if (!url.endsWith('/auth/v1/user') || ++asked !== 2) return null;
    return Response.json({ error_code: 'reauthentication_needed', msg: 'Reauthenticate' }, { status: 400 });
  };
  const next = 'another secret';
  expect(await changePassword(page.session, { current: PASSWORD, next })).toBeNull();
  phone.network.answer = null;
  expect(await page.session.refresh(Infinity)).toBe('fresh');
  expect(page.session.getSnapshot()).toMatchObject({ account: { userId }, canSync: true });
  const { error } = await server.stack.visitor().auth.signInWithPassword({ email, password: next });
  expect(error).toBeNull();
});

describe('a session that can ask no more', () => {
  const next = 'another secret';
  const change = { current: PASSWORD, next };

  const sessionsOf = async (userId: string): Promise<number> => {
    const [row] = await server.stack.database.query<{ n: number }>(
      `select count(*)::int as n from auth.sessions where user_id = $1`,
      [userId],
    );
    return row?.n ?? 0;
  };

  /** On two devices, of which the first asks. */
  async function onTwo() {
    const user = await server.aUser();
    await signIn(await server.aPage(aPhone()), user.email);
    return user;
  }

  it('with an old token gets a new one, and signs the other devices out or changes the password', async () => {
    const { page, phone, userId } = await onTwo();
    await ageTokens(phone, 1);
    expect(await signOutElsewhere(page.session)).toBeNull();
    expect(await sessionsOf(userId)).toBe(1);
    await ageTokens(phone, 1);
    expect(await changePassword(page.session, change)).toBeNull();
  });

  it('is told to sign in again where the server has ended it, and no other device is said to be signed out', async () => {
    const { page, userId } = await onTwo();
    const { session_id } = (await (await page.session.supabase()).auth.getClaims()).data?.claims ?? {};
    await server.stack.database.query(`delete from auth.sessions where id = $1`, [session_id]);
    expect(await signOutElsewhere(page.session)).toBe('ended');
    expect(await changePassword(page.session, change)).toBe('ended');
    expect(page.session.getSnapshot()).toMatchObject({ state: 'signed-in', canSync: false });
    expect(await sessionsOf(userId)).toBe(1);
  });

  it.each([401, 403, 404])('says what was not done where the answer to signing others out is %s', async (status) => {
    const { page, phone, userId } = await onTwo();
    phone.network.answer = (url) => (url.includes('/logout') ? Response.json({ msg: 'no' }, { status }) : null);
    expect(await signOutElsewhere(page.session)).toBe('other');
    expect(await sessionsOf(userId)).toBe(2);
  });

  it('is told of the network where nothing comes back', async () => {
    const { page, phone } = await onTwo();
    phone.network.up = false;
    expect(await signOutElsewhere(page.session)).toBe('offline');
    expect(await changePassword(page.session, change)).toBe('offline');
  });
});

describe('passkeys', () => {
  const passkey = { name: 'Blue phone', password: PASSWORD };
  const listed = async (page: Awaited<ReturnType<typeof server.aUser>>['page']) =>
    (await list(await page.session.supabase())).data as { id: string; friendly_name: string }[];

  it('are made by who knows the password, named, and taken away by the same', async () => {
    const { page } = await server.aUser();
    browserWith(createAuthenticator(server.stack.url));
    expect(await add(page.session, { ...passkey, password: 'a guess' })).toBe('wrong-password');
    expect(await listed(page)).toEqual([]);
    expect(await add(page.session, passkey)).toBeNull();
    const id = (await listed(page))[0]?.id ?? '';
    expect(await listed(page)).toMatchObject([{ id, friendly_name: 'Blue phone' }]);
    expect(await rename(page.session, id, 'Old phone')).toBeNull();
    expect(await listed(page)).toMatchObject([{ friendly_name: 'Old phone' }]);
    expect(await remove(page.session, id, 'a guess')).toBe('wrong-password');
    expect(await remove(page.session, id, PASSWORD)).toBeNull();
    expect(await listed(page)).toEqual([]);
  });

  it('are not made where the device made none, has one, or the server cannot be asked', async () => {
    const { page, phone } = await server.aUser();
    const device = browserWith(createAuthenticator(server.stack.url));
    device.refusal = new DOMException('', 'NotAllowedError');
    expect(await add(page.session, passkey)).toBe('passkey_not_used');
    device.refusal = new DOMException('', 'InvalidStateError');
    expect(await add(page.session, passkey)).toBe('webauthn_credential_exists');
    device.refusal = new DOMException('', 'SecurityError');
    expect(await add(page.session, passkey)).toBe('other');
    phone.network.up = false;
    expect(await add(page.session, passkey)).toBe('offline');
  });

  it('are made also where the name is not kept, which is said', async () => {
    const { page, phone } = await server.aUser();
    browserWith(createAuthenticator(server.stack.url));
    phone.network.answer = (url) => (/passkeys\/[^/]{36}$/.test(url) ? Response.json({}, { status: 500 }) : null);
    expect(await add(page.session, passkey)).toBe('passkey_not_named');
    expect(await listed(page)).toHaveLength(1);
  });

  it('are not made once the screen that asked is left, nor where what the device made cannot be written down', async () => {
    const { page } = await server.aUser();
    browserWith(createAuthenticator(server.stack.url));
    const asked = Promise.withResolvers<void>();
    const create = ({ signal }: { signal: AbortSignal }) => {
      asked.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    vi.stubGlobal('navigator', { credentials: { create } });
    const adding = add(page.session, passkey);
    await asked.promise;
    stopAsking();
    expect(await adding).toBe('passkey_not_used');
    const toJSON = () => {
      throw new TypeError('not written');
    };
    vi.stubGlobal('navigator', { credentials: { create: async () => ({ toJSON }) } });
    expect(await add(page.session, passkey)).toBe('other');
  });

  it.each(['/token', '/registration/options'])(
    'are not asked for once the screen is left during %s',
    async (during) => {
      const { page, phone } = await server.aUser();
      browserWith(createAuthenticator(server.stack.url));
      phone.network.answer = (url) => {
        if (url.includes(during)) stopAsking();
        return null;
      };
      expect(await add(page.session, passkey)).toBe('passkey_not_used');
      expect(await listed(page)).toEqual([]);
      phone.network.answer = null;
      expect(await add(page.session, passkey)).toBeNull();
    },
  );

  it('are said to be off where the project has them off', async () => {
    const { page, phone } = await server.aUser();
    const off = { error_code: 'passkey_disabled', msg: 'Passkeys are disabled' };
    phone.network.answer = (url) => (url.includes('/passkeys') ? Response.json(off, { status: 404 }) : null);
    expect(await list(await page.session.supabase())).toEqual({ data: null, error: null });
    browserWith(createAuthenticator(server.stack.url));
    expect(await add(page.session, passkey)).toBe('other');
  });
});
