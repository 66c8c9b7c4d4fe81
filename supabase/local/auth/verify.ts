import type { Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, TOO_MANY_TRIES, invalid } from './faults.ts';
import { spendOneTime, tokenOfCode, withdrawOneTimes } from './one-time.ts';
import type { FoundToken, OneTimeKind, PendingSignUp } from './one-time.ts';
import { allowedRedirect, withFragment } from './redirects.ts';
import { startSession } from './sessions.ts';
import type { SessionAnswer } from './sessions.ts';
import { confirmEmail, lockedUser, setEmail, takeSignUp, userByEmail } from './users.ts';

const EXPIRED = new AuthFault(403, 'otp_expired', 'Email link is invalid or has expired');
const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const KINDS = new Map<string, readonly OneTimeKind[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
]);

function kindsOf(type: string | null | undefined): readonly OneTimeKind[] {
  const kinds = KINDS.get(type ?? '');
  if (!kinds) throw invalid('Verify requires a verification type');
  return kinds;
}

/** Null where the other mailbox has to confirm first. */
async function acceptChange(session: Session, found: FoundToken): Promise<string | null> {
  const user = await lockedUser(session, found.user_id);
  const newEmail = user.email_change;
  const stale = found.relates_to !== (found.token_type === 'email_change_token_new' ? newEmail : user.email);
  if (!newEmail || stale) throw EXPIRED;
  if (user.email_change_confirm_status === 0) {
    await session.query(`update auth.users set email_change_confirm_status = 1 where id = $1`, [user.id]);
    return null;
  }
  if (await userByEmail(session, newEmail)) {
    throw new AuthFault(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await setEmail(session, user.id, newEmail);
  await confirmEmail(session, user.id);
  return user.id;
}

const NOBODYS: PendingSignUp = { passwordHash: null, userMetadata: {} };

/** The mailbox's owner has confirmed: their sign-up counts, and others with the address are deleted. */
async function confirmOwner(session: Session, { user_id, sign_up }: FoundToken): Promise<void> {
  const user = await lockedUser(session, user_id);
  if (!user.email_confirmed_at) {
    const [other] = await session.query(
      `select from auth.one_time_tokens where user_id = $1 and sign_up is not null limit 1`,
      [user.id],
    );
    if (sign_up || other) await takeSignUp(session, user, sign_up ?? NOBODYS);
    await withdrawOneTimes(session, user.id);
  }
  await confirmEmail(session, user.id);
}

async function accept(auth: AuthContext, call: Call, token: string, kinds: readonly OneTimeKind[]) {
  return auth.database.transaction(async (session): Promise<SessionAnswer | 'expired' | 'half-done'> => {
    const found = await spendOneTime(session, token, kinds);
    if (!found) return 'expired';
    if (found.token_type.startsWith('email_change')) {
      const changed = await acceptChange(session, found);
      return changed === null ? 'half-done' : startSession(auth, session, changed, 'otp', call);
    }
    await confirmOwner(session, found);
    return startSession(auth, session, found.user_id, 'otp', call);
  });
}

/** The link in a mail: the result goes to the app in the fragment of the address. */
export async function verifyLink(auth: AuthContext, call: Call): Promise<Response> {
  const asked = call.url.searchParams;
  const target = allowedRedirect(asked.get('redirect_to'), auth.settings);
  const goTo = (values: Record<string, string>) =>
    new Response(null, {
      status: 303,
      headers: { location: withFragment(target, values), 'cache-control': 'no-store' },
    });
  try {
    const token = asked.get('token') ?? asked.get('token_hash') ?? '';
    const type = asked.get('type') ?? '';
    const outcome = await accept(auth, call, token, kindsOf(type));
    if (outcome === 'expired') throw EXPIRED;
    if (outcome === 'half-done') return goTo({ message: HALF_DONE });
    return goTo({
      access_token: outcome.access_token,
      expires_at: String(outcome.expires_at),
      expires_in: String(outcome.expires_in),
      refresh_token: outcome.refresh_token,
      token_type: 'bearer',
      type,
    });
  } catch (error) {
    if (!(error instanceof AuthFault)) throw error;
    const kind = error.status < 500 ? 'access_denied' : 'server_error';
    return goTo({ error: kind, error_code: error.code, error_description: error.message });
  }
}

/** Codes are short, so attempts on an address are counted, wherever they come from. */
function tokenGiven(auth: AuthContext, call: Call): string {
  const hash = call.body.text('token_hash');
  if (hash) return hash;
  const [email, code] = [call.body.text('email')?.trim().toLowerCase(), call.body.text('token')];
  if (!email || !code) throw invalid('Only an email address with its token, or a token_hash, can be verified');
  if (!auth.codeAttempts.take(email.slice(0, 254))) throw TOO_MANY_TRIES;
  return tokenOfCode(auth.settings.jwtSecret, email, code.trim());
}

export async function verifyCode(auth: AuthContext, call: Call): Promise<Response> {
  const kinds = kindsOf(call.body.text('type'));
  const outcome = await accept(auth, call, tokenGiven(auth, call), kinds);
  if (outcome === 'expired') throw new AuthFault(403, 'otp_expired', 'Token has expired or is invalid');
  if (outcome === 'half-done') return json(200, { code: 200, msg: HALF_DONE });
  const email = call.body.text('email')?.trim().toLowerCase();
  if (email) auth.codeAttempts.forget(email);
  return json(200, outcome);
}
