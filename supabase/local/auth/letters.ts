import type { Session } from '../database/database.ts';
import type { AuthContext } from './call.ts';
import type { Outgoing } from './mails.ts';
import { issueOneTime } from './one-time.ts';
import type { OneTimeKind, PendingSignUp } from './one-time.ts';
import type { UserRow } from './users.ts';

export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

export interface Invitation {
  link: string;
  token: string;
  code: string;
}

const SENT_AT: Record<OneTimeKind, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
};

/** A link that proves its reader owns the mailbox and leads on to `redirect`. */
export async function inviteBack(
  auth: AuthContext,
  session: Session,
  wanted: {
    userId: string;
    email: string;
    kind: OneTimeKind;
    type: LinkType;
    redirect: string;
    signUp?: PendingSignUp;
  },
): Promise<Invitation> {
  const { token, code } = await issueOneTime(session, auth.settings.jwtSecret, wanted);
  await session.query(`update auth.users set ${SENT_AT[wanted.kind]} = now(), updated_at = now() where id = $1`, [
    wanted.userId,
  ]);
  const query = new URLSearchParams({ token, type: wanted.type, redirect_to: wanted.redirect });
  return { link: `${auth.settings.url}/auth/v1/verify?${query}`, token, code };
}

/** The account, and the address to write to. */
type Addressee = Pick<UserRow, 'id' | 'language'> & { email: string };

/** Confirms the latest request, whoever made it. */
export async function confirmationMail(
  auth: AuthContext,
  session: Session,
  user: Addressee & Pick<UserRow, 'encrypted_password' | 'raw_user_meta_data'>,
  redirect: string,
): Promise<Outgoing> {
  const { link, code } = await inviteBack(auth, session, {
    userId: user.id,
    email: user.email,
    kind: 'confirmation_token',
    type: 'signup',
    redirect,
    signUp: { passwordHash: user.encrypted_password, userMetadata: user.raw_user_meta_data },
  });
  return { to: user.email, language: user.language, letter: { kind: 'signup', link, code } };
}

export async function recoveryMail(
  auth: AuthContext,
  session: Session,
  user: Addressee,
  redirect: string,
): Promise<Outgoing> {
  const { link, code } = await inviteBack(auth, session, {
    userId: user.id,
    email: user.email,
    kind: 'recovery_token',
    type: 'recovery',
    redirect,
  });
  return { to: user.email, language: user.language, letter: { kind: 'recovery', link, code } };
}

/** Both mailboxes must confirm: a stolen session alone cannot move the account away. */
export async function emailChangeMails(
  auth: AuthContext,
  session: Session,
  user: UserRow,
  redirect: string,
): Promise<Outgoing[]> {
  const { language, email_change: newEmail } = user;
  const oldEmail = user.email ?? '';
  // New links reset both, or one mailbox could confirm twice.
  await session.query(`update auth.users set email_change_confirm_status = 0 where id = $1`, [user.id]);
  const invite = (email: string, kind: OneTimeKind) =>
    inviteBack(auth, session, { userId: user.id, email, kind, type: 'email_change', redirect });
  const current = await invite(oldEmail, 'email_change_token_current');
  const next = await invite(newEmail, 'email_change_token_new');
  return [
    {
      to: oldEmail,
      language,
      letter: { kind: 'email_change_current', link: current.link, code: current.code, newEmail },
    },
    { to: newEmail, language, letter: { kind: 'email_change_new', link: next.link, code: next.code, oldEmail } },
  ];
}
