import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { codeIn, followLink, lastMail, linkIn, mailsTo, otherCode, sessionIn, withRedirect } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ settings: { redirectUrls: ['https://*.partner.test/app/**', 'ilera://back'] } });
}, 120_000);
afterAll(() => stack.close());

async function signUp(email: string, emailRedirectTo?: string) {
  const options = emailRedirectTo === undefined ? {} : { emailRedirectTo };
  const answer = await stack.visitor().auth.signUp({ email, password: PASSWORD, options });
  expect(answer.error).toBeNull();
  return answer.data;
}

test('a sign-up is confirmed by the link in its mail, and only then signs in', async () => {
  const device = stack.visitor();
  const { data, error } = await device.auth.signUp({
    email: ' Ada@Example.test ',
    password: PASSWORD,
    options: { data: { first_name: 'Ada', last_name: 'Obi' }, emailRedirectTo: `${stack.url}/welcome?from=mail` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email: 'ada@example.test',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada', last_name: 'Obi', email_verified: false },
  });
  expect(data.user?.identities).toHaveLength(1);

  const early = await device.auth.signInWithPassword({ email: 'ada@example.test', password: PASSWORD });
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

  const mail = lastMail(stack, 'ada@example.test');
  expect(mail.subject).toBe('Confirm your Ilera account');
  const landed = await followLink(linkIn(mail));
  expect(landed.status).toBe(303);
  expect(landed.page).toBe(`${stack.url}/welcome?from=mail`);
  expect(landed.fragment).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' });

  const opened = await device.auth.setSession(sessionIn(landed));
  expect(opened.data.user?.email_confirmed_at).toBeTruthy();
  const later = await stack.visitor().auth.signInWithPassword({ email: 'ada@example.test', password: PASSWORD });
  expect(later.data.user?.user_metadata).toMatchObject({ first_name: 'Ada', email_verified: true });
});

test('the link works once', async () => {
  await signUp('once@example.test', `${stack.url}/welcome`);
  const link = linkIn(lastMail(stack, 'once@example.test'));
  const [one, other] = await Promise.all([followLink(link), followLink(link)]);
  const spent = one.fragment['access_token'] ? other : one;
  expect([one, other].filter(({ fragment }) => fragment['access_token'])).toHaveLength(1);
  expect(spent).toMatchObject({
    status: 303,
    page: `${stack.url}/welcome`,
    fragment: { error: 'access_denied', error_code: 'otp_expired', error_description: expect.any(String) as string },
  });
});

test('the link works for an hour and not longer', async () => {
  await signUp('late@example.test');
  const link = linkIn(lastMail(stack, 'late@example.test'));
  const age = (minutes: number) =>
    stack.database.query(
      `update auth.one_time_tokens set created_at = now() - make_interval(mins => $1::int) where relates_to = 'late@example.test'`,
      [minutes],
    );
  await age(61);
  expect((await followLink(link)).fragment['error_code']).toBe('otp_expired');

  await signUp('late@example.test');
  await age(59);
  expect((await followLink(linkIn(lastMail(stack, 'late@example.test')))).fragment['type']).toBe('signup');
});

test('the database holds no token that would open a link', async () => {
  const { user } = await signUp('hashed@example.test');
  const mail = lastMail(stack, 'hashed@example.test');
  const rows = await stack.database.query(`select * from auth.one_time_tokens where user_id = $1`, [user?.id]);
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  expect(stored).not.toContain(new URL(linkIn(mail)).searchParams.get('token'));
  expect(stored).not.toContain(codeIn(mail));
});

test('an address with an account is answered as a new one, and gets no mail', async () => {
  await stack.account('taken@example.test');
  const { user, session } = await signUp('Taken@example.test');
  const fresh = await signUp('fresh@example.test');
  expect(session).toBeNull();
  expect(user).toMatchObject({ email: 'taken@example.test', identities: [] });
  expect(Object.keys(fresh.user ?? {}).filter((key) => !(key in (user ?? {})))).toEqual([]);
  const [real] = await stack.database.query(`select id from auth.users where email = 'taken@example.test'`);
  expect(user?.id).not.toBe(real?.['id']);
  expect(mailsTo(stack, 'taken@example.test')).toEqual([]);
  await stack.signIn('taken@example.test');
});

const STRANGER = { first_name: 'Mallory', provider_type: 'doctor', license_number: 'MDCN-666', language: 'de' };
const OWNER = { first_name: 'Ngozi' };
const STRANGERS_PASSWORD = 'known to a stranger';

/** Somebody else signs up with an address, and then, or before, who owns it. The mails, first those of the stranger. */
async function twoSignUps(email: string, strangerFirst: boolean) {
  const ask = async (password: string, data: object) => {
    const answer = await stack.visitor().auth.signUp({ email, password, options: { data } });
    expect(answer.error).toBeNull();
    return { answer: JSON.stringify(answer.data), link: linkIn(lastMail(stack, email)) };
  };
  const first = strangerFirst ? await ask(STRANGERS_PASSWORD, STRANGER) : await ask(PASSWORD, OWNER);
  const second = strangerFirst ? await ask(PASSWORD, OWNER) : await ask(STRANGERS_PASSWORD, STRANGER);
  return strangerFirst ? { stranger: first, owner: second } : { stranger: second, owner: first };
}

async function accountOf(email: string) {
  const { data } = await stack.visitor().auth.signInWithPassword({ email, password: PASSWORD });
  const [profile] = await stack.database.query(
    `select p.first_name, p.role, p.license_number, s.language from public.profiles p
     join auth.users u on u.id = p.id join public.user_settings s on s.id = p.id where u.email = $1`,
    [email],
  );
  return { metadata: data.user?.user_metadata, identity: data.user?.identities?.[0]?.identity_data, profile };
}

test.each([
  ['before', true],
  ['after', false],
])('of an address that a stranger registered %s its owner, nothing of the stranger stays', async (when, first) => {
  const email = `${when}@example.test`;
  const { stranger, owner } = await twoSignUps(email, first);
  expect(owner.answer).not.toMatch(/Mallory|MDCN|doctor/);
  expect(stranger.answer).not.toContain('Ngozi');
  expect((await followLink(owner.link)).fragment['type']).toBe('signup');

  const known = await accountOf(email);
  expect(known.metadata).toMatchObject({ first_name: 'Ngozi', email, email_verified: true });
  expect(JSON.stringify(known)).not.toMatch(/Mallory|MDCN|doctor/);
  expect(known.profile).toEqual({ first_name: 'Ngozi', role: 'client', license_number: null, language: 'en' });
  const theirs = await stack.visitor().auth.signInWithPassword({ email, password: STRANGERS_PASSWORD });
  expect(theirs.error).toMatchObject({ code: 'invalid_credentials' });
  expect((await followLink(stranger.link)).fragment['error_code']).toBe('otp_expired');
});

test('a mail that is asked for again confirms what was asked for last', async () => {
  const email = 'asked-again@example.test';
  const { stranger } = await twoSignUps(email, true);
  await stack.visitor().auth.resend({ type: 'signup', email });
  await followLink(linkIn(lastMail(stack, email)));
  expect((await accountOf(email)).profile).toMatchObject({ first_name: 'Ngozi' });
  expect((await followLink(stranger.link)).fragment['error_code']).toBe('otp_expired');
});

test('a forgotten password confirms the mailbox, and no sign-up of which nobody knows whose it was', async () => {
  const email = 'forgot-early@example.test';
  await twoSignUps(email, false);
  await stack.visitor().auth.resetPasswordForEmail(email);
  const device = stack.visitor();
  await device.auth.setSession(sessionIn(await followLink(linkIn(lastMail(stack, email)))));
  const theirs = await stack.visitor().auth.signInWithPassword({ email, password: STRANGERS_PASSWORD });
  expect(theirs.error).toMatchObject({ code: 'invalid_credentials' });
  expect((await device.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect((await accountOf(email)).profile).toMatchObject({ first_name: null, role: 'client' });
});

test('an address that nobody confirms is forgotten after a day', async () => {
  await signUp('forgotten@example.test');
  await stack.database.query(
    `update auth.users set created_at = now() - interval '2 days', confirmation_sent_at = now() - interval '25 hours'
     where email = 'forgotten@example.test'`,
  );
  await signUp('somebody-else@example.test');
  expect(await stack.database.query(`select from auth.users where email = 'forgotten@example.test'`)).toEqual([]);
});

test('one of the thousand most common passwords is refused, whichever of its letters are large', async () => {
  for (const password of ['123456', 'iloveyou', 'QwertyUiop', 'philips']) {
    const { error } = await stack.visitor().auth.signUp({ email: 'common@example.test', password });
    expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['pwned'] });
  }
});

test('resend sends the confirmation again, and says nothing of who has an account', async () => {
  await signUp('resend@example.test');
  const device = stack.visitor();
  for (const email of ['resend@example.test', 'nobody@example.test', 'taken@example.test']) {
    expect((await device.auth.resend({ type: 'signup', email })).error).toBeNull();
  }
  expect(mailsTo(stack, 'resend@example.test')).toHaveLength(2);
  expect(mailsTo(stack, 'nobody@example.test')).toEqual([]);
  expect(mailsTo(stack, 'taken@example.test')).toEqual([]);
});

test('a link leads only where it may', async () => {
  const { port } = new URL(stack.url);
  const wanted: [string, string][] = [
    [`http://localhost:${port}/provider-auth`, `http://localhost:${port}/provider-auth`],
    [`http://127.0.0.1:${port}/deep/path?x=1`, `http://127.0.0.1:${port}/deep/path?x=1`],
    ['https://one.partner.test/app/here', 'https://one.partner.test/app/here'],
    ['ilera://back', 'ilera://back'],
    ['https://evil.test/', stack.url],
    ['https://one.partner.test/elsewhere', stack.url],
    ['https://a.b.partner.test/app/here', stack.url],
    ['https://evil.test/.partner.test/app/here', stack.url],
    [`http://localhost:${port}@evil.test/`, stack.url],
    [`https://localhost:${port}/`, stack.url],
    [`http://localhost:${Number(port) + 1}/`, stack.url],
    ['//evil.test', stack.url],
    ['javascript:alert(1)', stack.url],
  ];
  await signUp('redirect@example.test', 'https://evil.test/');
  const link = linkIn(lastMail(stack, 'redirect@example.test'));
  expect(link).not.toContain('evil');
  await followLink(link);
  for (const [asked, expected] of wanted) {
    const { page } = await followLink(withRedirect(link, asked));
    expect({ asked, page: page.replace(/\/$/, '') }).toEqual({ asked, page: expected });
  }
});

test('the code of the mail confirms as its link does, and a wrong one does not', async () => {
  await signUp('code@example.test');
  const code = codeIn(lastMail(stack, 'code@example.test'));
  const verify = (token: string) =>
    stack.visitor().auth.verifyOtp({ email: 'Code@example.test', token, type: 'signup' });
  expect((await verify(otherCode(code))).error).toMatchObject({ code: 'otp_expired', status: 403 });
  expect((await verify(code)).data.session?.access_token).toBeTruthy();
  expect((await verify(code)).error).toMatchObject({ code: 'otp_expired' });
});

test('a code cannot be found by trying', async () => {
  await signUp('guess@example.test');
  const code = codeIn(lastMail(stack, 'guess@example.test'));
  const answers: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const { error } = await stack
      .visitor()
      .auth.verifyOtp({ email: 'guess@example.test', token: otherCode(code), type: 'signup' });
    answers.push(error?.code);
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('otp_expired'));
  expect(answers.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit']);
});

test('the token of the link confirms by verifyOtp, for the purpose it was made for', async () => {
  await signUp('hash@example.test');
  const token_hash = new URL(linkIn(lastMail(stack, 'hash@example.test'))).searchParams.get('token') ?? '';
  const wrong = await stack.visitor().auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(wrong.error?.code).toBe('otp_expired');
  const right = await stack.visitor().auth.verifyOtp({ token_hash, type: 'email' });
  expect(right.data.user?.email).toBe('hash@example.test');
});

test('what cannot be an account is refused with the codes auth-js knows', async () => {
  const device = stack.visitor();
  const weak = await device.auth.signUp({ email: 'weak@example.test', password: '12345' });
  expect(weak.error).toMatchObject({
    code: 'weak_password',
    status: 422,
    name: 'AuthWeakPasswordError',
    reasons: ['length'],
  });
  for (const email of ['nonsense', 'a@b', 'a b@c.test', 'a@c.test, d@e.test', `${'x'.repeat(300)}@c.test`]) {
    const { error } = await device.auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  }
  const long = await device.auth.signUp({ email: 'long@example.test', password: 'x'.repeat(73) });
  expect(long.error).toMatchObject({ code: 'validation_failed' });
  expect((await device.auth.signInAnonymously()).error).toMatchObject({ code: 'anonymous_provider_disabled' });
  const phone = await device.auth.signUp({ phone: '+2348000000000', password: PASSWORD });
  expect(phone.error).toMatchObject({ code: 'phone_provider_disabled' });
  expect(await stack.database.query(`select from auth.users where email like 'weak@%' or email like 'long@%'`)).toEqual(
    [],
  );
});

test('unusual addresses are addresses', async () => {
  for (const email of [
    "o'neil@example.test",
    'first.last+tag@sub.example.test',
    'ọlá@example.test',
    'x_1-2@123.test',
  ]) {
    expect((await signUp(email)).user?.email).toBe(email);
    expect(lastMail(stack, email).to).toBe(email);
  }
});

test('two sign-ups of one address at once make one account', async () => {
  const both = await Promise.all([signUp('twin@example.test'), signUp('twin@example.test')]);
  expect(both[0].user?.id).toBe(both[1].user?.id);
});
