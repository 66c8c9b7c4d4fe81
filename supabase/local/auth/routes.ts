import { health, publicKeys, settings } from './about.ts';
import { changeUser, createUser, deleteUser, oneUser, users } from './admin.ts';
import { factorsOf, generateLink, removeFactorOf } from './admin-extras.ts';
import type { Endpoint } from './call.ts';
import { enrol, unenrol } from './factors.ts';
import { passkeys, removePasskey, renamePasskey } from './passkeys/manage.ts';
import { registrationOptions, verifyRegistration } from './passkeys/register.ts';
import { signInByPasskey, signInOptions } from './passkeys/sign-in.ts';
import { recover, resend } from './recovery.ts';
import { challenge, verifyFactor } from './second-step.ts';
import { token } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { changeCurrentUser, currentUser, logout } from './user.ts';
import { verifyCode, verifyLink } from './verify.ts';

/** Who may call: anybody, whoever has one of the project's keys, or only the project's own servers. */
type Door = 'open' | 'key' | 'server';

export interface Route {
  method: string;
  path: RegExp;
  door: Door;
  endpoint: Endpoint;
}

function route(method: string, path: string, door: Door, endpoint: Endpoint): Route {
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(':id', '([^/]+)');
  return { method, path: new RegExp(`^${pattern}$`), door, endpoint };
}

const ROUTES: Route[] = [
  route('GET', '/health', 'key', health),
  route('GET', '/settings', 'key', settings),
  route('GET', '/.well-known/jwks.json', 'open', publicKeys),
  route('POST', '/signup', 'key', signUp),
  route('POST', '/token', 'key', token),
  route('GET', '/verify', 'open', verifyLink),
  route('POST', '/verify', 'key', verifyCode),
  route('POST', '/recover', 'key', recover),
  route('POST', '/resend', 'key', resend),
  route('GET', '/user', 'key', currentUser),
  route('PUT', '/user', 'key', changeCurrentUser),
  route('POST', '/logout', 'key', logout),
  route('POST', '/factors', 'key', enrol),
  route('DELETE', '/factors/:id', 'key', unenrol),
  route('POST', '/factors/:id/challenge', 'key', challenge),
  route('POST', '/factors/:id/verify', 'key', verifyFactor),
  route('GET', '/passkeys', 'key', passkeys),
  route('PATCH', '/passkeys/:id', 'key', renamePasskey),
  route('DELETE', '/passkeys/:id', 'key', removePasskey),
  route('POST', '/passkeys/registration/options', 'key', registrationOptions),
  route('POST', '/passkeys/registration/verify', 'key', verifyRegistration),
  route('POST', '/passkeys/authentication/options', 'key', signInOptions),
  route('POST', '/passkeys/authentication/verify', 'key', signInByPasskey),
  route('GET', '/admin/users', 'server', users),
  route('POST', '/admin/users', 'server', createUser),
  route('GET', '/admin/users/:id', 'server', oneUser),
  route('PUT', '/admin/users/:id', 'server', changeUser),
  route('DELETE', '/admin/users/:id', 'server', deleteUser),
  route('GET', '/admin/users/:id/factors', 'server', factorsOf),
  route('DELETE', '/admin/users/:id/factors/:id', 'server', removeFactorOf),
  route('POST', '/admin/generate_link', 'server', generateLink),
];

export function findRoute(method: string, path: string): { route: Route; params: string[] } | null {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (match) return { route: candidate, params: match.slice(1) };
  }
  return null;
}
