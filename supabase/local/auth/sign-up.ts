import { json } from '../http/answers.ts';
import type { Session } from '../database/database.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, invalid } from './faults.ts';
import { confirmationMail } from './letters.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { allowedRedirect } from './redirects.ts';
import { insertUser, knownUser, normalEmail, takeSignUp, userByEmail } from './users.ts';
import type { NewUser, UserRow } from './users.ts';
import { nobodyView, userView } from './views.ts';

interface Credentials {
  email: string;
  password: string;
}

function credentialsOf({ body }: Call): Credentials {
  const [email, password] = [body.text('email'), body.text('password')];
  if (body.text('phone')) throw new AuthFault(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password) {
    throw new AuthFault(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!password) throw invalid('Signup requires a valid password');
  const valid = normalEmail(email ?? '');
  checkStrength(password);
  return { email: valid, password };
}

const FORGET_UNCONFIRMED = 'select private.forget_unconfirmed()';

/**
 * Null where the address has an account. An earlier, unconfirmed sign-up with this address may have been a stranger's,
 * so nothing of it is kept or revealed; its own mail still confirms it.
 */
export async function newcomer(session: Session, wanted: NewUser): Promise<UserRow | null> {
  await session.query(FORGET_UNCONFIRMED);
  const made = await insertUser(session, wanted);
  if (made) return made;
  const user = await userByEmail(session, wanted.email);
  if (!user || user.email_confirmed_at) return null;
  await takeSignUp(session, user, wanted);
  return knownUser(session, user.id);
}

/** A taken address gets the same answer as a new one: nobody learns who has an account. */
export async function signUp(auth: AuthContext, call: Call): Promise<Response> {
  const { email, password } = credentialsOf(call);
  const userMetadata = call.body.object('data') ?? {};
  const redirect = allowedRedirect(call.url.searchParams.get('redirect_to'), auth.settings);
  auth.post.reserve('signup', email, call.address);
  const passwordHash = await auth.hashInTurn(call.address, () => hashPassword(password));
  const wanted: NewUser = { email, passwordHash, userMetadata, confirmed: false };

  const outcome = await auth.database.transaction(async (session) => {
    const user = await newcomer(session, wanted);
    if (!user) return null;
    const mail = await confirmationMail(auth, session, { ...user, email }, redirect);
    return { mail, user: await knownUser(session, user.id) };
  });
  if (!outcome) return json(200, nobodyView(email, userMetadata));
  await auth.post.send(outcome.mail);
  return json(200, userView(outcome.user));
}
