import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, TOO_MANY_TRIES, invalid } from './faults.ts';
import { passwordMatches } from './passwords.ts';
import { refresh } from './refresh.ts';
import { refuseBanned, startSession } from './sessions.ts';
import { userByEmail } from './users.ts';

const WRONG = new AuthFault(400, 'invalid_credentials', 'Invalid login credentials');

async function signIn(auth: AuthContext, call: Call): Promise<Response> {
  const email = (call.body.text('email') ?? '').trim().toLowerCase();
  const password = call.body.text('password') ?? '';
  if (!email || !password) throw invalid('missing email or password');
  const tried = `${call.address} ${email.slice(0, 254)}`;
  // Counted before the comparison, so that parallel guesses count too.
  if (!auth.attempts.take(tried) || !auth.attemptsOfAddress.take(call.address)) throw TOO_MANY_TRIES;

  const user = await userByEmail(auth.database, email);
  const hash = user?.encrypted_password ?? null;
  if (!(await auth.hashInTurn(call.address, () => passwordMatches(password, hash))) || !user) throw WRONG;
  auth.attempts.forget(tried);
  auth.attemptsOfAddress.uncount(call.address);
  refuseBanned(user);
  if (!user.email_confirmed_at) throw new AuthFault(400, 'email_not_confirmed', 'Email not confirmed');
  return json(
    200,
    await auth.database.transaction((session) => startSession(auth, session, user.id, 'password', call)),
  );
}

export async function token(auth: AuthContext, call: Call): Promise<Response> {
  const grant = call.url.searchParams.get('grant_type');
  if (grant === 'password') return signIn(auth, call);
  if (grant === 'refresh_token') return refresh(auth, call);
  throw invalid('unsupported_grant_type');
}
