import type { Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import { knownUserId } from './admin.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, invalid } from './faults.ts';
import { removeFactor } from './factors.ts';
import { inviteBack } from './letters.ts';
import type { Invitation, LinkType } from './letters.ts';
import type { OneTimeKind } from './one-time.ts';
import { passkeysOf, removeOneOf } from './passkeys/manage.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { allowedRedirect } from './redirects.ts';
import { newcomer } from './sign-up.ts';
import { knownUser, normalEmail, userByEmail } from './users.ts';
import type { UserRow } from './users.ts';
import { userView } from './views.ts';

const LINKS = new Map<string, { kind: OneTimeKind; type: LinkType }>([
  ['signup', { kind: 'confirmation_token', type: 'signup' }],
  ['recovery', { kind: 'recovery_token', type: 'recovery' }],
  ['magiclink', { kind: 'recovery_token', type: 'magiclink' }],
]);

async function newUser(session: Session, call: Call, email: string, passwordHash: string): Promise<UserRow> {
  const userMetadata = call.body.object('data') ?? {};
  const user = await newcomer(session, { email, passwordHash, userMetadata, confirmed: false });
  if (user) return user;
  throw new AuthFault(422, 'email_exists', 'A user with this email address has already been registered');
}

/** The link a mail would have carried, for a server that sends its own mails. */
export async function generateLink(auth: AuthContext, call: Call): Promise<Response> {
  const { body } = call;
  const type = body.text('type') ?? '';
  const link = LINKS.get(type);
  if (!link) throw invalid('The type of a link is signup, recovery or magiclink');
  const email = normalEmail(body.text('email') ?? '');
  const redirect = allowedRedirect(
    call.url.searchParams.get('redirect_to') ?? body.text('redirect_to') ?? null,
    auth.settings,
  );
  const password = body.text('password');
  if (type === 'signup') checkStrength(password ?? '');
  const passwordHash = type === 'signup' && password ? await hashPassword(password) : '';

  const { user, invitation } = await auth.database.transaction(async (session) => {
    const found =
      type === 'signup' ? await newUser(session, call, email, passwordHash) : await userByEmail(session, email);
    if (!found) throw new AuthFault(404, 'user_not_found', 'User with this email not found');
    const made: Invitation = await inviteBack(auth, session, {
      userId: found.id,
      email,
      redirect,
      ...link,
      ...(type === 'signup' && {
        signUp: { passwordHash: found.encrypted_password, userMetadata: found.raw_user_meta_data },
      }),
    });
    return { user: await knownUser(session, found.id), invitation: made };
  });
  return json(200, {
    ...userView(user),
    action_link: invitation.link,
    email_otp: invitation.code,
    hashed_token: invitation.token,
    redirect_to: redirect,
    verification_type: type,
  });
}

export async function factorsOf(auth: AuthContext, call: Call): Promise<Response> {
  return json(200, (await knownUser(auth.database, knownUserId(call))).factors);
}

/** For somebody who has lost their second factor. */
export async function removeFactorOf(auth: AuthContext, call: Call): Promise<Response> {
  const user = await knownUser(auth.database, knownUserId(call));
  const factor = user.factors.find(({ id }) => id === call.params[1]);
  if (!factor) throw new AuthFault(404, 'mfa_factor_not_found', 'Factor not found');
  await auth.database.transaction((session) => removeFactor(session, factor.id));
  return json(200, { id: factor.id });
}

export async function passkeysOfUser(auth: AuthContext, call: Call): Promise<Response> {
  return passkeysOf(auth.database, (await knownUser(auth.database, knownUserId(call))).id);
}

export async function removePasskeyOf(auth: AuthContext, call: Call): Promise<Response> {
  const { id, email, language } = await knownUser(auth.database, knownUserId(call));
  await removeOneOf(auth.database, id, call.params[1]);
  if (email) await auth.post.notify({ to: email, language, letter: { kind: 'passkey_removed' } });
  return new Response(null, { status: 204 });
}
