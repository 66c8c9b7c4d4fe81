import { describe, expect, it, vi } from 'vitest';
import {
  askForRole,
  askForWelcome,
  confirmByCode,
  enrol,
  hasSession,
  joinAsProvider,
  needsSecondStep,
  sendConfirmationAgain,
  sendResetLink,
  setPassword,
  signIn,
  signInWithPasskey,
  signUp,
  unenrol,
  verifiedFactors,
  verifyCode,
  verifyOwnCode,
} from '#src/features/account/calls.ts';
import { stopAsking } from '#src/data/session/passkeys.ts';
import { diagnosticsOf } from '#src/data/sync/diagnostics.ts';
import { isUnreached, reasonOf } from '#src/features/account/refusal.ts';
import { words } from '#src/features/account/words/en.ts';
import { authLinkIn } from '#src/lib/auth-link.ts';
import { LEGAL_VERSION } from '#src/lib/legal.ts';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { ageTokens, aPhone, aServer, opened } from '../../data/parts.ts';
import type { Network, Page } from '../../data/parts.ts';
import { browserWith, createAuthenticator } from '../../support/authenticator.ts';
import { add } from '#src/features/settings/passkeys/calls.ts';
import { PASSWORD } from '../../support/stack.ts';
import { followLink, lastMail, linkIn, mailsTo } from '../../supabase/auth/support.ts';

const server = aServer();
const { anAccount } = server;

const OTHERWISE = words.toast.tryAgain;
const newcomer = {
  first_name: 'Ada',
  last_name: 'Obi',
  password: 'secret1',
  confirm: 'secret1',
  privacy: true,
  terms: true,
  disclaimer: true,
  adult: true,
};

async function aPage(): Promise<{ page: Page; network: Network }> {
  vi.stubGlobal('location', { origin: server.stack.url });
  const phone = aPhone();
  return { page: await server.aPage(phone), network: phone.network };
}

const profileOf = async (email: string) => {
  const [row] = await server.stack.database.query(
    `select p.first_name, p.last_name, p.role, p.provider_status, p.specialization, p.experience_years,
       s.language
     from public.profiles p join auth.users u on u.id = p.id join public.user_settings s on s.id = p.id where u.email = $1`,
    [email],
  );
  return row;
};

const agreedBy = (email: string) =>
  server.stack.database.query(
    `select a.purpose, a.version::text, a.language from private.agreements a join auth.users u on u.id = a.user_id
     where u.email = $1 order by a.purpose`,
    [email],
  );

describe('a sign-up', () => {
  it('mails a link to the front page, which the app takes to a screen that signs in', async () => {
    const { page } = await aPage();
    const email = 'new-client@example.org';
    expect(await signUp(page.session, { ...newcomer, email }, 'fr')).toBeNull();
    expect(await hasSession(page.session)).toBe(false);
    expect(await profileOf(email)).toBeUndefined();
    const early = await signIn(page.session, { email, password: 'secret1' });
    expect(early && reasonOf(early, words, OTHERWISE)).toBe('Email not confirmed');
    const landing = await followLink(linkIn(lastMail(server.stack, email)));
    expect(new URL(landing.page).pathname).toBe('/');
    expect(authLinkIn(new URLSearchParams(landing.fragment).toString())).toMatchObject({ kind: 'confirmed' });
    const made = { first_name: 'Ada', last_name: 'Obi', role: 'client', language: 'fr' };
    expect(await profileOf(email)).toMatchObject(made);
    expect(await agreedBy(email)).toEqual(
      ['adult', 'disclaimer', 'privacy', 'terms'].map((purpose) => ({
        purpose,
        version: LEGAL_VERSION,
        language: 'fr',
      })),
    );
    expect(await signIn(page.session, { email, password: 'secret1' })).toBeNull();
  });

  it('of a provider asks for the type, and leads back to the portal', async () => {
    const { page } = await aPage();
    const email = 'new-doctor@example.org';
    const wanted = { provider_type: 'doctor' as const, specialization: 'Heart', license_number: '', experience: '12' };
    expect(await joinAsProvider(page.session, { ...newcomer, ...wanted, email }, 'de')).toBeNull();
    const landing = await followLink(linkIn(lastMail(server.stack, email)));
    expect(new URL(landing.page).pathname).toBe('/provider-auth');
    expect(await profileOf(email)).toMatchObject({
      role: 'doctor',
      provider_status: 'pending',
      specialization: 'Heart',
      experience_years: 12,
      language: 'de',
    });
  });

  it('is confirmed by the code in the mail, which is sent again', async () => {
    const { page } = await aPage();
    const email = 'by-code@example.org';
    const code = () => /\b\d{6}\b/.exec(lastMail(server.stack, email).text)?.[0] ?? '';
    await signUp(page.session, { ...newcomer, email }, 'en');
    const first = code();
    // The server wants a moment between two mails.
    await expect.poll(() => sendConfirmationAgain(page.session, email, '/')).toBeNull();
    expect(code()).not.toBe(first);
    const wrong = await confirmByCode(page.session, email, code() === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ code: 'otp_expired', status: 403 });
    expect(await confirmByCode(page.session, email, code())).toBeNull();
    expect(await hasSession(page.session)).toBe(true);
  });

  it('with a password that the server finds weak says so in its words', async () => {
    const { page } = await aPage();
    const fault = await signUp(page.session, { ...newcomer, email: 'weak@example.org', password: '123' }, 'en');
    expect(fault && reasonOf(fault, words, OTHERWISE)).toBe('Password should be at least 6 characters.');
  });
});

describe('a sign-in', () => {
  it('with a wrong password is refused in the words of the server', async () => {
    const { email } = await anAccount();
    const { page } = await aPage();
    const fault = await signIn(page.session, { email, password: 'wrong' });
    expect(fault && reasonOf(fault, words, OTHERWISE)).toBe('Invalid login credentials');
  });

  it('without a network says that it needs one', async () => {
    const { email } = await anAccount();
    const { page, network } = await aPage();
    network.up = false;
    const fault = await signIn(page.session, { email, password: PASSWORD });
    expect(fault && isUnreached(fault)).toBe(true);
    expect(fault && reasonOf(fault, words, OTHERWISE, words.offline.signIn)).toBe(words.offline.signIn);
  });

  it('is welcomed by one mail in the life of an account', async () => {
    const { email } = await anAccount();
    const { page } = await aPage();
    await askForWelcome(page);
    await signIn(page.session, { email, password: PASSWORD });
    await askForWelcome(page);
    await askForWelcome(page);
    expect(mailsTo(server.stack, email).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Welcome to /)]);
  });

  it('goes on without what fails on the way, and keeps in the log which it was and nothing of the person', async () => {
    const { email } = await anAccount();
    const { page, network } = await aPage();
    await signIn(page.session, { email, password: PASSWORD });
    network.answer = (url) => (/functions|profiles/.test(url) ? Response.json({ email }, { status: 500 }) : null);
    await askForWelcome(page);
    expect(await askForRole(page)).toBeNull();
    const { db } = opened(page);
    const log = (await db.sync_log.toArray()).map(({ event, detail }) => [event, detail]);
    expect(log).toContainEqual(['welcome-mail-failed', { error: 'FunctionsHttpError', status: 500 }]);
    expect(log).toContainEqual(['role-lookup-failed', expect.anything()]);
    expect(await diagnosticsOf(db)).not.toContain(email);
  });

  it('asks the server for the role', async () => {
    const { email, userId } = await anAccount();
    await server.stack.database.query(
      `update public.profiles set role = 'trainer', provider_status = 'approved', first_name = 'Dr. Ade' where id = $1`,
      [userId],
    );
    const { page } = await aPage();
    expect(await askForRole(page)).toBeNull();
    await signIn(page.session, { email, password: PASSWORD });
    expect(await askForRole(page)).toEqual({ role: 'trainer', first_name: 'Dr. Ade' });
  });
});

describe('a passkey', () => {
  it('signs in on a device that knows nobody, and what goes wrong is said', async () => {
    const { page: first } = await server.aUser();
    vi.stubGlobal('location', { origin: server.stack.url });
    const device = browserWith(createAuthenticator(server.stack.url));
    expect(await add(first.session, { name: 'phone', password: PASSWORD })).toBeNull();
    const { page, network } = await aPage();
    device.refusal = new DOMException('', 'NotAllowedError');
    const stopped = await signInWithPasskey(page.session);
    expect(stopped && reasonOf(stopped, words, OTHERWISE)).toBe(words.refusal.passkey_not_used);
    device.refusal = new DOMException('The host is another', 'SecurityError');
    const elsewhere = await signInWithPasskey(page.session);
    expect(elsewhere && reasonOf(elsewhere, words, OTHERWISE)).toBe('The host is another');
    device.refusal = null;
    network.answer = (url) => {
      if (url.endsWith('/authentication/options')) stopAsking();
      return null;
    };
    const left = await signInWithPasskey(page.session);
    expect(left && reasonOf(left, words, OTHERWISE)).toBe(words.refusal.passkey_not_used);
    network.answer = null;
    network.up = false;
    const unreached = await signInWithPasskey(page.session);
    expect(unreached && isUnreached(unreached)).toBe(true);
    network.up = true;
    expect(await signInWithPasskey(page.session)).toBeNull();
    expect(await needsSecondStep(page.session)).toBe(false);
    const whose = (each: Page) => each.session.getSnapshot();
    await expect.poll(() => whose(page)).toMatchObject({ state: 'signed-in', canSync: true });
    const { state: _, ...account } = whose(first) as { state: string; account: { userId: string } };
    expect(whose(page)).toMatchObject({ account: { userId: account.account.userId } });
  });
});

describe('a forgotten password', () => {
  it('is replaced by way of a mailed link', async () => {
    const { email, userId } = await anAccount();
    const { page } = await aPage();
    expect(await sendResetLink(page.session, email)).toBeNull();
    const landing = await followLink(linkIn(lastMail(server.stack, email)));
    expect(new URL(landing.page).pathname).toBe('/reset-password');
    expect(authLinkIn(new URLSearchParams(landing.fragment).toString())).toEqual({ kind: 'recovery', userId });
    expect(await setPassword(page.session, { password: 'secret2', confirm: 'secret2' })).not.toBeNull();
    const { access_token = '', refresh_token = '' } = landing.fragment;
    await (await page.session.supabase()).auth.setSession({ access_token, refresh_token });
    expect(await hasSession(page.session)).toBe(true);
    expect(await setPassword(page.session, { password: 'secret2', confirm: 'secret2' })).toBeNull();
    const other = await aPage();
    expect(await signIn(other.page.session, { email, password: 'secret2' })).toBeNull();
  });
});

describe('a second step', () => {
  it('is asked for at the next sign-in, and no longer once it is turned off', async () => {
    const { email } = await anAccount();
    const { page } = await aPage();
    await signIn(page.session, { email, password: PASSWORD });
    expect(await needsSecondStep(page.session)).toBe(false);

    const begun = await enrol(page.session);
    if ('fault' in begun) throw new Error(begun.fault.message);
    const { id, secret, picture } = begun.enrolment;
    expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(picture).not.toContain('#');
    expect(await verifiedFactors(page.session)).toEqual([]);
    const step = stepAt(Date.now());
    const wrong = await verifyCode(page.session, id, '000000');
    expect(wrong && reasonOf(wrong, words, OTHERWISE)).toBe('Invalid TOTP code entered');
    expect(await verifyCode(page.session, id, codeOf(secret, step - 1))).toBeNull();
    expect(await verifiedFactors(page.session)).toMatchObject([{ id }]);
    expect(await needsSecondStep(page.session)).toBe(false);

    const { page: other } = await aPage();
    await signIn(other.session, { email, password: PASSWORD });
    expect(await needsSecondStep(other.session)).toBe(true);
    expect(await verifyCode(other.session, id, codeOf(secret, step))).toBeNull();
    expect(await needsSecondStep(other.session)).toBe(false);

    expect(await unenrol(other.session, id)).toBeNull();
    expect(await verifiedFactors(other.session)).toEqual([]);
  });

  it('cannot be set up in a session that has ended, and where none is known nobody says that there is none', async () => {
    const { page, userId } = await server.aUser();
    await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);
    const refused = await enrol(page.session);
    expect('fault' in refused && reasonOf(refused.fault, words, OTHERWISE)).toBe(words.refusal.session_not_found);
    expect(await verifiedFactors(page.session)).toBeNull();
    expect(await verifyOwnCode(page.session, '000000')).not.toBeNull();
    expect(await unenrol(page.session, 'one')).not.toBeNull();
  });

  it('is set up with a new token where the old one has run out', async () => {
    const { page, phone } = await server.aUser();
    await ageTokens(phone, 1);
    expect(await enrol(page.session)).toHaveProperty('enrolment');
    expect(await verifyOwnCode(page.session, '000000')).not.toBeNull();
  });
});
