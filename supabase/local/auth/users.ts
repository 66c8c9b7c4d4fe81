import type { Row, Session } from '../database/database.ts';
import { AuthFault, invalid } from './faults.ts';
import { withdrawOneTimes } from './one-time.ts';
import type { PendingSignUp } from './one-time.ts';
import type { Language } from './words.ts';

interface FactorView {
  id: string;
  status: 'verified' | 'unverified';
  friendly_name: string | null;
  factor_type: string;
  created_at: string;
  updated_at: string;
}

export interface UserRow extends Row {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_confirm_status: number;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: Record<string, unknown>[];
  factors: FactorView[];
  /** From the app's settings, and from the sign-up until it is confirmed; every mail to the user is in it. */
  language: Language;
}

const SELECT_USER = `
  select u.*,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email
      ) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id) as identities,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'status', f.status, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
        'created_at', f.created_at, 'updated_at', f.updated_at
      ) order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = u.id) as factors,
    coalesce((select s.language from public.user_settings s where s.id = u.id),
      substring(u.raw_user_meta_data ->> 'language' from '^(?:en|es|fr|de)$'), 'en') as language
  from auth.users u`;

export async function userById(session: Session, id: string): Promise<UserRow | null> {
  const [user] = await session.query<UserRow>(`${SELECT_USER} where u.id = $1 and u.deleted_at is null`, [id]);
  return user ?? null;
}

export async function userByEmail(session: Session, email: string): Promise<UserRow | null> {
  const [user] = await session.query<UserRow>(`${SELECT_USER} where lower(u.email) = $1 and u.deleted_at is null`, [
    email,
  ]);
  return user ?? null;
}

export async function knownUser(session: Session, id: string): Promise<UserRow> {
  const user = await userById(session, id);
  if (!user) throw new AuthFault(404, 'user_not_found', 'User not found');
  return user;
}

/** Locks the user's row, for a decision that depends on it. */
export async function lockedUser(session: Session, id: string): Promise<UserRow> {
  await session.query(`select id from auth.users where id = $1 for update`, [id]);
  return knownUser(session, id);
}

export function listUsers(session: Session, limit: number, offset: number): Promise<UserRow[]> {
  return session.query<UserRow>(
    `${SELECT_USER} where u.deleted_at is null order by u.created_at desc, u.id limit $1 offset $2`,
    [limit, offset],
  );
}

export interface NewUser {
  id?: string;
  email: string;
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  confirmed: boolean;
}

const INSERT_USER = `
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values ($1, $2, $3, case when $4::boolean then now() end, $5::jsonb, $6::jsonb)
  on conflict do nothing
  returning id`;

const INSERT_IDENTITY = `
  insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'email', $1::text, $2::jsonb)`;

const metadataOf = (user: NewUser & { id: string }): Record<string, unknown> => ({
  ...user.userMetadata,
  sub: user.id,
  email: user.email,
  email_verified: user.confirmed,
  phone_verified: false,
});

/** Null where the address or the id is taken, even a moment ago. */
export async function insertUser(session: Session, user: NewUser): Promise<UserRow | null> {
  const id = user.id ?? crypto.randomUUID();
  const userMetadata = metadataOf({ ...user, id });
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const values = [id, user.email, user.passwordHash, user.confirmed];
  const inserted = await session.query(INSERT_USER, [
    ...values,
    JSON.stringify(appMetadata),
    JSON.stringify(userMetadata),
  ]);
  if (inserted.length === 0) return null;
  await session.query(INSERT_IDENTITY, [id, JSON.stringify(userMetadata)]);
  return knownUser(session, id);
}

/** Replaces everything one sign-up asked for by another's. */
export async function takeSignUp(session: Session, { id, email }: UserRow, wanted: PendingSignUp): Promise<void> {
  const userMetadata = metadataOf({ ...wanted, id, email: email ?? '', confirmed: false });
  const values = [id, JSON.stringify(userMetadata)];
  await session.query(
    `update auth.users set encrypted_password = $3, raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1`,
    [...values, wanted.passwordHash],
  );
  await session.query(
    `update auth.identities set identity_data = $2::jsonb, updated_at = now() where user_id = $1 and provider = 'email'`,
    values,
  );
}

export async function confirmEmail(session: Session, id: string): Promise<void> {
  const verified = JSON.stringify({ email_verified: true });
  await session.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || $2::jsonb where id = $1`,
    [id, verified],
  );
  await session.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now() where user_id = $1`,
    [id, verified],
  );
}

export async function setEmail(session: Session, id: string, email: string): Promise<void> {
  const values = [id, email, JSON.stringify({ email })];
  await session.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || $3::jsonb where id = $1`,
    values,
  );
  await session.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now() where user_id = $1`,
    [values[0], values[2]],
  );
  await withdrawOneTimes(session, id);
}

/** The person whom a new password is to keep out may have made one. */
export async function removePasskeys(session: Session, userId: string): Promise<number> {
  return (await session.query(`delete from auth.webauthn_credentials where user_id = $1 returning id`, [userId]))
    .length;
}

/** Cancels a pending change of address, which the same person may have begun. */
export async function setPassword(session: Session, id: string, hash: string): Promise<void> {
  await session.query(
    `update auth.users set encrypted_password = $2, email_change = '', email_change_confirm_status = 0,
       updated_at = now() where id = $1`,
    [id, hash],
  );
  await withdrawOneTimes(session, id);
}

/** As hosted: merged into what is there; null removes a key. */
export async function mergeMetadata(
  session: Session,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Record<string, unknown>,
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  await session.query(
    `update auth.users set ${column} = (${column} || $2::jsonb)
       - array(select jsonb_array_elements_text($3::jsonb)), updated_at = now() where id = $1`,
    [id, JSON.stringify(data), JSON.stringify(removed)],
  );
}

const ADDRESS = /^[^\s@<>",;:\\()[\]]+@[^\s@.,;:/\\()[\]<>"']+(\.[^\s@.,;:/\\()[\]<>"']+)+$/;
const LONGEST_ADDRESS = 254;

export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > LONGEST_ADDRESS || !ADDRESS.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && new Date(user.banned_until) > new Date();
}
