import type { Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { invalid } from './faults.ts';
import { confirmationMail, emailChangeMails, recoveryMail } from './letters.ts';
import type { Outgoing } from './mails.ts';
import { allowedRedirect } from './redirects.ts';
import { normalEmail, userByEmail } from './users.ts';
import type { UserRow } from './users.ts';

type Compose = (session: Session, user: UserRow, email: string, redirect: string) => Promise<Outgoing[]>;

/** The same answer whether or not the account exists. */
async function writeTo(auth: AuthContext, call: Call, email: string, compose: Compose): Promise<Response> {
  const redirect = allowedRedirect(call.url.searchParams.get('redirect_to'), auth.settings);
  const mails = await auth.database.transaction(async (session) => {
    const user = await userByEmail(session, email);
    return user ? compose(session, user, email, redirect) : [];
  });
  for (const mail of mails) await auth.post.send(mail);
  return json(200, {});
}

export async function recover(auth: AuthContext, call: Call): Promise<Response> {
  const email = normalEmail(call.body.text('email') ?? '');
  auth.post.reserve('recovery', email, call.address);
  return writeTo(auth, call, email, async (session, user, address, redirect) => [
    await recoveryMail(auth, session, { ...user, email: address }, redirect),
  ]);
}

export async function resend(auth: AuthContext, call: Call): Promise<Response> {
  const type = call.body.text('type');
  const email = normalEmail(call.body.text('email') ?? '');
  if (type === 'signup') {
    auth.post.reserve('signup', email, call.address);
    return writeTo(auth, call, email, async (session, user, address, redirect) =>
      user.email_confirmed_at ? [] : [await confirmationMail(auth, session, { ...user, email: address }, redirect)],
    );
  }
  if (type === 'email_change') {
    auth.post.reserve('email_change_current', email, call.address);
    return writeTo(auth, call, email, async (session, user, _address, redirect) =>
      user.email_change ? emailChangeMails(auth, session, user, redirect) : [],
    );
  }
  throw invalid('Resend requires a type of signup or email_change');
}
