import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { png } from '../storage/support.ts';

// What a token may do once its session has ended, or with the password alone where the account has a second step.

const POLICY = 'a session that holds';

describe.each(engines)('every door of the database asks for the session, on %s', (engine) => {
  let db: TestDatabase;
  const [ADA, ADMIN, TRAINER] = [numbered(1), numbered(2), numbered(3)];
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, ADMIN, 'admin');
    await join(db, TRAINER, 'trainer');
  }, 240_000);
  afterAll(() => db.close());

  test('each table that clients reach has the policy', async () => {
    const open = await db.query(
      `select c.oid::regclass::text as name from pg_class c
       where (c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           or c.oid in ('storage.objects'::regclass, 'realtime.messages'::regclass))
         and not exists (
           select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
             and p.polroles = array['authenticated'::regrole::oid] and p.polwithcheck is null
             and pg_get_expr(p.polqual, p.polrelid) ~ '^\\( SELECT sync\\.session_holds\\(\\)')`,
    );
    expect(open).toEqual([]);
    // What is no table has no policy.
    expect(
      await db.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`),
    ).toEqual([]);
  });

  test('a table that is enrolled gets it', async () => {
    await db.exec(`create table public.later (id uuid primary key);
      select sync.enroll('public.later', readers => 'select r.id');
      select sync.enroll('public.later', readers => 'select r.id')`);
    const policies = await db.query(`select polname from pg_policy where polrelid = 'public.later'::regclass`);
    expect(policies).toEqual([{ polname: POLICY }]);
    await db.exec(`drop table public.later; delete from sync.entities where name = 'later'`);
  });

  const calls = () =>
    db.query<{ name: string; call: string }>(
      `select p.proname as name, format('select public.%I(%s)', p.proname, (
         select string_agg(format('null::%s', format_type(t.type, null)), ', ' order by t.n)
         from unnest(p.proargtypes::oid[]) with ordinality as t (type, n))) as call
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    );
  const refusals = async (as: string) => {
    const answers: string[] = [];
    for (const { name, call } of await calls()) {
      const code = await db
        .as(as, (caller) => caller.query(call))
        .then(
          () => 'answered',
          (error: { code?: string }) => error.code,
        );
      if (code !== 'PT401') answers.push(`${name}: ${code}`);
    }
    return answers;
  };

  test('each function that clients call raises 401 where the session has ended', async () => {
    await db.query(`delete from auth.sessions where user_id = $1`, [ADMIN]);
    expect((await calls()).length).toBeGreaterThan(5);
    expect(await refusals(ADMIN)).toEqual([]);
    expect(await db.as(ADMIN, (caller) => caller.query('select from public.profiles'))).toEqual([]);
    await db.query(`insert into auth.sessions (id, user_id) values ($1, $1)`, [ADMIN]);
    expect(await db.as(ADMIN, (caller) => caller.query('select from public.profiles'))).toHaveLength(1);
  });

  test('and where the second step is missing, which the token says and nobody else', async () => {
    await db.query(`insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'unverified')`, [
      ADA,
    ]);
    expect(await db.as(ADA, (caller) => caller.query('select from public.profiles'))).toHaveLength(1);
    await db.query(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [ADA]);
    expect(await refusals(ADA)).toEqual([]);
    const asRaised = (aal: string, session: string) =>
      db.as(ADA, async (caller) => {
        const claims = JSON.stringify({ sub: ADA, role: 'authenticated', aal, session_id: session });
        await caller.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
        return (await caller.query('select from public.profiles')).length;
      });
    expect(await asRaised('aal2', ADA)).toBe(1);
    expect(await asRaised('aal1', ADA)).toBe(0);
    // The session of somebody else is none.
    expect(await asRaised('aal2', TRAINER)).toBe(0);
  });

  test('a session that ends while a push is under way parks no row', async () => {
    await db.exec(`create function public.end_session() returns trigger language plpgsql security definer as $$
      begin delete from auth.sessions where user_id = new.user_id; return new; end $$;
      create trigger end_session before insert on public.water_intake for each row execute function public.end_session()`);
    const glass = (n: number) => ({
      entity: 'water_intake',
      row: { id: null, user_id: TRAINER, date: `2026-01-0${n}`, glasses_consumed: 1, rev: crypto.randomUUID() },
    });
    const ids = await db.query<{ id: string }>(
      `select sync.natural_id('water_intake', $1, d) as id from unnest(array['2026-01-01', '2026-01-02']) d`,
      [TRAINER],
    );
    const ops = ids.map(({ id }, n) => ({ ...glass(n + 1), row: { ...glass(n + 1).row, id } }));
    const push = db.as(TRAINER, (caller) => caller.query('select public.sync_push($1)', [JSON.stringify(ops)]));
    await expect(push).rejects.toMatchObject({ code: 'PT401' });
    expect(await db.query('select from public.water_intake where user_id = $1', [TRAINER])).toEqual([]);
  });
});

describe('an access token', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack({ log: () => undefined });
  }, 120_000);
  afterAll(() => stack.close());

  /** A device that renews nothing and asks with this token, as whoever took it would. */
  const holding = (token: string): SupabaseClient =>
    createClient(stack.url, stack.anonKey, { accessToken: async () => token });

  async function anAdministrator(name: string) {
    const email = `${name}@example.test`;
    const device = await stack.signUp(email);
    const { session } = (await device.auth.getSession()).data;
    const [id, token] = [session?.user.id ?? '', session?.access_token ?? ''];
    await stack.database.query(`update public.profiles set role = 'admin' where id = $1`, [id]);
    expect((await device.storage.from('avatars').upload(`${id}/face.png`, png())).error).toBeNull();
    const applicant = await stack.account(`${name}.doctor@example.test`, { provider_type: 'doctor' });
    return { email, device, id, token, applicant };
  }

  async function joins(client: SupabaseClient, topic: string): Promise<string> {
    await client.realtime.setAuth();
    return new Promise((resolve) => {
      client.channel(topic, { config: { private: true } }).subscribe((status) => resolve(status));
    });
  }

  const statusOf = (asked: PromiseLike<{ error: unknown }>) =>
    Promise.resolve(asked).then(({ error }) => {
      const { status, statusCode, code } = (error ?? {}) as { status?: number; statusCode?: string; code?: string };
      return error ? (code ?? statusCode ?? status ?? 'refused') : 'done';
    });

  /** All that it is tried for, and what came of it. */
  async function tries(token: string, { id, applicant }: { id: string; applicant: string }) {
    const thief = holding(token);
    const files = thief.storage.from('avatars');
    const face = `${id}/face.png`;
    const rows = await thief.from('profiles').select('id');
    const deletion = await thief.functions.invoke('delete-account', { body: { userId: id } });
    const welcome = await thief.functions.invoke('send-welcome-email', { body: { userId: id } });
    const answer = {
      rows: rows.data,
      write: (await thief.from('profiles').update({ location: 'Lagos' }).eq('id', id).select('location')).data,
      pull: await statusOf(thief.rpc('sync_pull', {})),
      push: await statusOf(thief.rpc('sync_push', { ops: [] })),
      digest: await statusOf(thief.rpc('sync_digest')),
      decide: await statusOf(
        thief.rpc('decide_provider', { provider: applicant, decision: 'needs-information', reason: 'x' }),
      ),
      applications: await statusOf(thief.rpc('provider_applications')),
      download: (await files.download(face)).data !== null,
      list: (await files.list(id)).data,
      sign: (await files.createSignedUrl(face, 60)).data?.signedUrl,
      upload: (await files.upload(`${id}/other.png`, png())).data !== null,
      remove: (await files.remove([face])).data,
      join: await joins(thief, `user:${id}`),
      deletion: deletion.response?.status,
      welcome: welcome.response?.status,
    };
    await thief.removeAllChannels();
    return answer;
  }

  const NOTHING = {
    rows: [],
    write: [],
    pull: 'PT401',
    push: 'PT401',
    digest: 'PT401',
    decide: 'PT401',
    applications: 'PT401',
    download: false,
    list: [],
    sign: undefined,
    upload: false,
    remove: [],
    join: 'CHANNEL_ERROR',
    deletion: 401,
    welcome: 401,
  };

  test('does nothing any more after a sign-out everywhere', async () => {
    const ada = await anAdministrator('ada');
    expect(await joins(holding(ada.token), `user:${ada.id}`)).toBe('SUBSCRIBED');
    expect((await holding(ada.token).rpc('sync_pull', {})).status).toBe(200);
    await (await stack.signIn(ada.email)).auth.signOut({ scope: 'global' });
    expect((await holding(ada.token).rpc('sync_pull', {})).status).toBe(401);
    expect(await tries(ada.token, ada)).toEqual(NOTHING);
  });

  test('does nothing with the password alone where there is a second step, and all of it with the code', async () => {
    const ben = await anAdministrator('ben');
    const { auth } = ben.device;
    const { data: factor, error } = await auth.mfa.enroll({ factorType: 'totp' });
    if (error) throw error;
    const code = () => codeOf(factor.totp.secret, stepAt(Date.now()));
    await auth.mfa.challengeAndVerify({ factorId: factor.id, code: code() });
    const thief = await stack.signIn(ben.email);
    const token = (await thief.auth.getSession()).data.session?.access_token ?? '';
    expect(await tries(token, ben)).toEqual(NOTHING);

    const raised = (await auth.refreshSession()).data.session?.access_token ?? '';
    expect(await tries(raised, ben)).toMatchObject({
      rows: [{ id: ben.id }],
      write: [{ location: 'Lagos' }],
      pull: 'done',
      decide: 'done',
      download: true,
      upload: true,
      join: 'SUBSCRIBED',
      deletion: 200,
    });
  });
});
