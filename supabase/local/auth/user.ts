import type { Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, TOO_MANY_TRIES, invalid } from './faults.ts';
import { emailChangeMails } from './letters.ts';
import type { Outgoing } from './mails.ts';
import { checkStrength, hashPassword, passwordMatches } from './passwords.ts';
import { allowedRedirect } from './redirects.ts';
import { callerOf, signedInByMail, endSession, endSessions } from './sessions.ts';
import type { Caller } from './sessions.ts';
import { knownUser, mergeMetadata, normalEmail, removePasskeys, setPassword, userByEmail } from './users.ts';
import type { UserRow } from './users.ts';
import type { Passkeys } from './words/wording.ts';
import { userView } from './views.ts';

export async function currentUser(auth: AuthContext, call: Call): Promise<Response> {
  return json(200, userView((await callerOf(auth, call)).user));
}

/** A stolen session must not lock the owner out: setting a password takes the old one, or a sign-in by mail. */
async function checkCurrent(auth: AuthContext, call: Call, { user, session }: Caller): Promise<void> {
  const current = call.body.text('current_password');
  if (current === undefined) {
    if (signedInByMail(session)) return;
    throw new AuthFault(400, 'current_password_required', 'Current password required when setting new password.');
  }
  if (!auth.attempts.take(`current ${user.id}`)) throw TOO_MANY_TRIES;
  if (!(await passwordMatches(current, user.encrypted_password))) {
    throw new AuthFault(400, 'current_password_mismatch', 'Current password is not correct');
  }
  auth.attempts.forget(`current ${user.id}`);
}

/** Null where no password is set. */
async function newPasswordHash(auth: AuthContext, call: Call, caller: Caller): Promise<string | null> {
  const password = call.body.text('password');
  if (password === undefined) return null;
  checkStrength(password);
  await checkCurrent(auth, call, caller);
  const { user } = caller;
  if (await passwordMatches(password, user.encrypted_password)) {
    throw new AuthFault(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

async function beginEmailChange(
  auth: AuthContext,
  session: Session,
  user: UserRow,
  email: string,
  redirect: string,
): Promise<Outgoing[]> {
  if (await userByEmail(session, email)) {
    throw new AuthFault(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await session.query(`update auth.users set email_change = $2, updated_at = now() where id = $1`, [user.id, email]);
  return emailChangeMails(auth, session, await knownUser(session, user.id), redirect);
}

/** A password set without the old one is a recovery: what whoever is to be kept out may have made does not stay. */
async function afterPassword(session: Session, userId: string, isRecovery: boolean): Promise<Passkeys> {
  if (isRecovery) return (await removePasskeys(session, userId)) > 0 ? 'removed' : 'none';
  const [kept] = await session.query(`select from auth.webauthn_credentials where user_id = $1 limit 1`, [userId]);
  return kept ? 'kept' : 'none';
}

export async function changeCurrentUser(auth: AuthContext, call: Call): Promise<Response> {
  const { body } = call;
  const caller = await callerOf(auth, call);
  const { user } = caller;
  if (body.object('app_metadata')) throw new AuthFault(403, 'not_admin', 'Updating app_metadata is not possible');
  if (body.text('phone')) throw new AuthFault(422, 'phone_provider_disabled', 'Phone numbers are not offered');
  const asked = body.text('email');
  const email = asked === undefined ? null : normalEmail(asked);
  const emailChanges = email !== null && email !== user.email;
  const secondFactor = user.factors.some((factor) => factor.status === 'verified');
  if (secondFactor && caller.session.aal !== 'aal2' && (emailChanges || body.text('password') !== undefined)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthFault(401, 'insufficient_aal', message);
  }
  const passwordHash = await auth.hashInTurn(call.address, () => newPasswordHash(auth, call, caller));
  const data = body.object('data');
  if (emailChanges) auth.post.reserve('email_change_current', user.email ?? email, call.address);
  if (emailChanges) auth.post.reserve('email_change_new', email, call.address);
  const redirect = allowedRedirect(call.url.searchParams.get('redirect_to'), auth.settings);

  const { mails, changed, passkeys } = await auth.database.transaction(async (session) => {
    if (data) await mergeMetadata(session, user.id, 'raw_user_meta_data', data);
    if (passwordHash) {
      await setPassword(session, user.id, passwordHash);
      await endSessions(session, user.id, caller.session.id);
    }
    const kept = passwordHash ? await afterPassword(session, user.id, !body.text('current_password')) : 'none';
    const outgoing = emailChanges ? await beginEmailChange(auth, session, user, email, redirect) : [];
    return { mails: outgoing, changed: await knownUser(session, user.id), passkeys: kept };
  });
  for (const mail of mails) await auth.post.send(mail);
  if (passwordHash && user.email) {
    const { language } = changed;
    await auth.post.notify({ to: user.email, language, letter: { kind: 'password_changed', passkeys } });
  }
  return json(200, userView(changed));
}

export async function logout(auth: AuthContext, call: Call): Promise<Response> {
  const scope = call.url.searchParams.get('scope') ?? 'global';
  const { user, session } = await callerOf(auth, call);
  if (scope === 'global') await endSessions(auth.database, user.id);
  else if (scope === 'others') await endSessions(auth.database, user.id, session.id);
  else if (scope === 'local') await endSession(auth.database, session.id);
  else throw invalid(`Unsupported logout scope "${scope}"`);
  return new Response(null, { status: 204 });
}
