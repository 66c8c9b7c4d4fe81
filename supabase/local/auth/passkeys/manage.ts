import type { Row } from '../../database/database.ts';
import { json } from '../../http/answers.ts';
import type { AuthContext, Call } from '../call.ts';
import { AuthFault, invalid } from '../faults.ts';
import { callerOf } from '../sessions.ts';
import type { Caller } from '../sessions.ts';

export interface PasskeyRow extends Row {
  id: string;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const LONGEST_NAME = 120;
const SHOWN = 'id, friendly_name, created_at, last_used_at';

export function passkeyView({ id, friendly_name, created_at, last_used_at }: PasskeyRow) {
  return {
    id,
    friendly_name: friendly_name || undefined,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at ? new Date(last_used_at).toISOString() : undefined,
  };
}

/** Whoever took over a session below the second step may neither add a way in nor take one away. */
export function checkMayManage({ user, session }: Caller): void {
  if (!user.email_confirmed_at) throw new AuthFault(403, 'email_not_confirmed', 'Email not confirmed');
  if (session.aal === 'aal2' || !user.factors.some(({ status }) => status === 'verified')) return;
  const message = 'AAL2 session is required to manage passkeys when MFA is enabled';
  throw new AuthFault(403, 'insufficient_aal', message);
}

/** Another user's counts as missing. */
function known([passkey]: PasskeyRow[]): PasskeyRow {
  if (!passkey) throw new AuthFault(404, 'validation_failed', 'Passkey not found');
  return passkey;
}

export async function passkeys(auth: AuthContext, call: Call): Promise<Response> {
  const { user } = await callerOf(auth, call);
  const rows = await auth.database.query<PasskeyRow>(
    `select ${SHOWN} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [user.id],
  );
  return json(200, rows.map(passkeyView));
}

export async function renamePasskey(auth: AuthContext, call: Call): Promise<Response> {
  const { user } = await callerOf(auth, call);
  const name = (call.body.text('friendly_name') ?? '').trim();
  if (!name) throw invalid('friendly_name is required');
  if (name.length > LONGEST_NAME) throw invalid(`friendly_name must be ${LONGEST_NAME} characters or less`);
  const renamed = await auth.database.query<PasskeyRow>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
     where id::text = $1 and user_id = $2 returning ${SHOWN}`,
    [call.params[0], user.id, name],
  );
  return json(200, passkeyView(known(renamed)));
}

export async function removePasskey(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  checkMayManage(caller);
  const removed = await auth.database.query<PasskeyRow>(
    `delete from auth.webauthn_credentials where id::text = $1 and user_id = $2 returning ${SHOWN}`,
    [call.params[0], caller.user.id],
  );
  known(removed);
  return new Response(null, { status: 204 });
}
