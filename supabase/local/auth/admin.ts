import type { Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Body, Call } from './call.ts';
import { AuthFault, invalid } from './faults.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import {
  confirmEmail,
  insertUser,
  knownUser,
  listUsers,
  mergeMetadata,
  normalEmail,
  removePasskeys,
  setEmail,
  setPassword,
  userByEmail,
} from './users.ts';
import type { NewUser, UserRow } from './users.ts';
import { userView } from './views.ts';

const TAKEN = new AuthFault(422, 'email_exists', 'A user with this email address has already been registered');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function knownUserId(call: Call): string {
  const id = call.params[0] ?? '';
  if (!UUID.test(id)) throw new AuthFault(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

async function passwordHashOf(body: Body): Promise<string | null> {
  const password = body.text('password');
  if (!password) return body.text('password_hash') ?? null;
  checkStrength(password);
  return hashPassword(password);
}

const DURATION = /(\d+(?:\.\d+)?)(h|m|s)/g;
const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** `24h`, `1h30m`, or `none`, which lifts the ban. */
function banSeconds(text: string): number {
  if (text === 'none') return 0;
  const parts = [...text.matchAll(DURATION)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text)
    throw invalid('Invalid format for ban_duration');
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0), 0);
}

async function setBan(session: Session, id: string, text: string): Promise<void> {
  await session.query(
    `update auth.users set banned_until = case when $2::float8 > 0 then now() + make_interval(secs => $2::float8) end,
       updated_at = now() where id = $1`,
    [id, banSeconds(text)],
  );
}

export async function createUser(auth: AuthContext, call: Call): Promise<Response> {
  const { body } = call;
  const id = body.text('id');
  if (id !== undefined && !UUID.test(id)) throw invalid('ID must conform to the uuid v4 format');
  const email = normalEmail(body.text('email') ?? '');
  const wanted: NewUser = {
    ...(id === undefined ? {} : { id }),
    email,
    passwordHash: await passwordHashOf(body),
    userMetadata: body.object('user_metadata') ?? {},
    appMetadata: body.object('app_metadata') ?? {},
    confirmed: body.flag('email_confirm') ?? false,
  };
  const ban = body.text('ban_duration');
  const user = await auth.database.transaction(async (session) => {
    const made = await insertUser(session, wanted);
    if (!made)
      throw (await userByEmail(session, email)) ? TAKEN : new AuthFault(422, 'user_already_exists', 'This id is taken');
    if (ban !== undefined) await setBan(session, made.id, ban);
    return knownUser(session, made.id);
  });
  return json(200, userView(user));
}

function pageOf(url: URL): { page: number; perPage: number } {
  const number = (name: string, other: number) => {
    const text = url.searchParams.get(name);
    if (!text) return other;
    if (!/^\d{1,6}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name}`);
    return Math.max(1, Number(text));
  };
  return { page: number('page', 1), perPage: Math.min(1000, number('per_page', 50)) };
}

/** auth-js reads the page from the first parameter of each link, so it comes first. */
function linksTo(page: number, perPage: number, last: number): string {
  const link = (to: number, rel: string) => `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

export async function users(auth: AuthContext, call: Call): Promise<Response> {
  const { page, perPage } = pageOf(call.url);
  const found = await listUsers(auth.database, perPage, (page - 1) * perPage);
  const [counted] = await auth.database.query<{ total: number }>(
    `select count(*)::int as total from auth.users where deleted_at is null`,
  );
  const total = counted?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const headers = { 'x-total-count': String(total), link: linksTo(page, perPage, last) };
  return json(200, { users: found.map(userView), aud: 'authenticated' }, headers);
}

export async function oneUser(auth: AuthContext, call: Call): Promise<Response> {
  return json(200, userView(await knownUser(auth.database, knownUserId(call))));
}

async function changeEmail(session: Session, user: UserRow, email: string): Promise<void> {
  if (email === user.email) return;
  if (await userByEmail(session, email)) throw TAKEN;
  await setEmail(session, user.id, email);
}

export async function changeUser(auth: AuthContext, call: Call): Promise<Response> {
  const { body } = call;
  const id = knownUserId(call);
  const passwordHash = await passwordHashOf(body);
  const email = body.text('email');
  const [userMetadata, appMetadata] = [body.object('user_metadata'), body.object('app_metadata')];
  const ban = body.text('ban_duration');
  const { user, removed } = await auth.database.transaction(async (session) => {
    const before = await knownUser(session, id);
    if (email) await changeEmail(session, before, normalEmail(email));
    if (body.flag('email_confirm')) await confirmEmail(session, id);
    if (userMetadata) await mergeMetadata(session, id, 'raw_user_meta_data', userMetadata);
    if (appMetadata) await mergeMetadata(session, id, 'raw_app_meta_data', appMetadata);
    if (ban !== undefined) await setBan(session, id, ban);
    if (passwordHash) {
      await setPassword(session, id, passwordHash);
      await endSessions(session, id);
    }
    const count = passwordHash ? await removePasskeys(session, id) : 0;
    return { user: await knownUser(session, id), removed: count };
  });
  if (removed > 0 && user.email) {
    const letter = { kind: 'password_changed', passkeys: 'removed' } as const;
    await auth.post.notify({ to: user.email, language: user.language, letter });
  }
  return json(200, userView(user));
}

export async function deleteUser(auth: AuthContext, call: Call): Promise<Response> {
  if (call.body.flag('should_soft_delete')) throw invalid('Users are deleted for good here');
  const id = knownUserId(call);
  const deleted = await auth.database.query(`delete from auth.users where id = $1 returning id`, [id]);
  if (deleted.length === 0) throw new AuthFault(404, 'user_not_found', 'User not found');
  return json(200, {});
}
