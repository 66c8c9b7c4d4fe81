import { json } from '../http/answers.ts';
import type { AuthContext } from './call.ts';

export async function health(): Promise<Response> {
  return json(200, { name: 'GoTrue', version: 'local', description: 'The endpoints of GoTrue that the product calls' });
}

export async function settings(): Promise<Response> {
  return json(200, {
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: true,
  });
}

/** Tokens are signed with a shared secret, so there is no public key to publish; clients ask `/user` instead. */
export async function publicKeys(_auth: AuthContext): Promise<Response> {
  return json(200, { keys: [] }, { 'cache-control': 'public, max-age=600' });
}
