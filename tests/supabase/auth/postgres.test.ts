import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { hasPostgres } from '../../support/postgres.ts';
import { PASSWORD, openTestStackOn } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { NOT_VERIFIED, signIn, withPasskey } from './passkeys.support.ts';
import { claimsIn, followLink, lastMail, linkIn } from './support.ts';

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

// On the embedded database transactions stand in line; here they really meet.
describe.skipIf(!hasPostgres)('auth on PostgreSQL, where transactions meet', () => {
  let stack: TestStack;
  beforeAll(async () => {
    // Of the mails of one mailbox an address gets half, and here six are asked for at once.
    const limits = { passwordAttempts: 30, mails: 20, windowSeconds: 300 };
    stack = await openTestStackOn('postgres', { settings: { limits } });
  }, 120_000);
  afterAll(async () => {
    await stack.close();
  });

  test('sign-ups of one address at once make one account, and its newest link opens it once', async () => {
    const answers = await times(6, () =>
      stack.visitor().auth.signUp({ email: 'ada@example.test', password: PASSWORD }),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(null));
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);

    await stack.visitor().auth.resend({ type: 'signup', email: 'ada@example.test' });
    const link = linkIn(lastMail(stack, 'ada@example.test'));
    const landings = await times(6, () => followLink(link));
    expect(landings.filter(({ fragment }) => fragment['access_token'])).toHaveLength(1);
    expect(landings.filter(({ fragment }) => fragment['error_code'] === 'otp_expired')).toHaveLength(5);
  });

  test('refreshes of one token at once have one child', async () => {
    const device = await stack.signUp('ben@example.test');
    const { data } = await device.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? '';
    const answers = await times(8, () => stack.visitor().auth.refreshSession({ refresh_token }));
    expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null));
    expect(new Set(answers.map((answer) => answer.data.session?.refresh_token)).size).toBe(1);
    const alive = await stack.database.query(`select from auth.refresh_tokens where user_id = $1 and not revoked`, [
      data.session?.user.id,
    ]);
    expect(alive).toHaveLength(1);
  });

  test('a code brought several times at once raises one session', async () => {
    const device = await stack.signUp('cleo@example.test');
    const { data } = await device.auth.mfa.enroll({ factorType: 'totp' });
    const code = codeOf(data?.totp.secret ?? '', stepAt(Date.now()));
    const factorId = data?.id ?? '';
    const answers = await times(4, () => device.auth.mfa.challengeAndVerify({ factorId, code }));
    const raised = answers.filter(({ error }) => error === null);
    expect(raised).toHaveLength(1);
    expect(claimsIn(raised[0]?.data?.access_token)).toMatchObject({ aal: 'aal2' });
    expect((await device.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('of answers of a passkey with one count at once, one signs in', async () => {
    const { passkey: own } = (await stack.signUp('key@example.test')).auth;
    const begun = (await own.startRegistration()).data!;
    const { credential, passkey } = createAuthenticator(stack.url).register(begun.options);
    const made = { challengeId: begun.challenge_id, credential: credential as never };
    expect((await own.verifyRegistration(made)).error).toBeNull();
    const given = await times(6, async () => {
      const { challenge_id: challengeId, options } = (await stack.visitor().auth.passkey.startAuthentication()).data!;
      return { challengeId, credential: passkey.answer(options.challenge, { count: 7 }) as never };
    });
    const answers = await Promise.all(given.map((each) => stack.visitor().auth.passkey.verifyAuthentication(each)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a passkey that the office takes away meanwhile signs nobody in, and neither stops the other', async () => {
    const { passkey, id } = await withPasskey(stack, 'taken@example.test');
    const answer = await stack.database.transaction(async (office) => {
      const [held] = await office.query<{ user_id: string }>(
        `select u.id as user_id from auth.users u join auth.webauthn_credentials c on c.user_id = u.id
         where c.id = $1 for update of u`,
        [id],
      );
      const signingIn = signIn(stack.visitor(), passkey);
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await stack.database.query(waiting)).toHaveLength(1);
      });
      await office.query(`select private.end_ways_in($1)`, [held?.user_id]);
      return { signingIn };
    });
    expect((await answer.signingIn).answer.error).toMatchObject(NOT_VERIFIED);
  });

  test('users are changed, listed and deleted', async () => {
    const id = await stack.account('dayo@example.test', { first_name: 'Dayo' });
    const admin = stack.service().auth.admin;
    const changed = await admin.updateUserById(id, {
      email: 'dayo2@example.test',
      user_metadata: { first_name: null },
    });
    expect(changed.data.user).toMatchObject({ email: 'dayo2@example.test' });
    expect(changed.data.user?.user_metadata).not.toHaveProperty('first_name');
    expect((await admin.listUsers({ perPage: 1 })).data.users.map((user) => user.id)).toEqual([id]);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' });
  });

  test('two mailboxes that agree at the same moment change the address', async () => {
    const change = async (name: string) => {
      const device = await stack.signUp(`${name}@example.test`);
      await device.auth.updateUser({ email: `${name}.new@example.test` });
      const links = [`${name}@example.test`, `${name}.new@example.test`].map((email) => linkIn(lastMail(stack, email)));
      const landings = await Promise.all(links.map(followLink));
      return landings.filter(({ fragment }) => fragment['type'] === 'email_change').length;
    };
    const names = ['efe', 'femi', 'gozi', 'hana', 'ike', 'jumai'];
    expect(await Promise.all(names.map(change))).toEqual(names.map(() => 1));
    await stack.signIn('efe.new@example.test');
  });
});
