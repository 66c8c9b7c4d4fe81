import type { AppData } from '#src/data/app-data.ts';
import { keepInLog } from '#src/data/sync/log.ts';
import { signInByPasskey, startAsking } from '#src/data/session/passkeys.ts';
import type { Session } from '#src/data/session/session.ts';
import { lacksSecondStep } from '#src/data/session/session-store.ts';
import { LEGAL_VERSION } from '#src/lib/legal.ts';
import type { Language } from '#src/lib/words.ts';
import type { Fault } from './refusal.ts';
import type { NewPassword, ProviderSignUp, SignIn, SignUp } from './rules.ts';

// The forms' calls to the authentication server. Each returns what went wrong, or null.

type Asker = Pick<Session, 'supabase'>;
type Renewer = Pick<Session, 'supabase' | 'refresh'>;
type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

type Failure = Fault & { name?: string };

/** A verified authenticator app. */
export interface Factor {
  id: string;
}

const UNREACHED: Fault = { message: '' };
const ENDED: Fault = { message: '', code: 'session_not_found', status: 403 };
const NO_FACTOR: Fault = { message: '', code: 'mfa_factor_not_found', status: 404 };

const STALE = { refused: ENDED, unreachable: UNREACHED };

/** Why the token could not be renewed; the server refuses an old one in words nobody understands. */
async function staleOf({ refresh }: Renewer): Promise<Fault | null> {
  const token = await refresh(Infinity);
  return token === 'fresh' ? null : STALE[token];
}

/** A message made up by supabase-js is not the server's. */
function faultOf(error: Failure | null): Fault | null {
  if (error?.name === 'AuthSessionMissingError') return ENDED;
  return error?.name === 'AuthInvalidTokenResponseError' ? { message: '', status: error.status } : error;
}

/** The client may have to be loaded first, which fails when the server is out of reach. */
async function ask({ supabase }: Asker, call: (auth: Auth) => Promise<{ error: Failure | null }>) {
  const client = await supabase().catch(() => null);
  return client ? faultOf((await call(client.auth)).error) : UNREACHED;
}

const addressOf = (path: string): string => new URL(path, location.origin).href;

/** With whichever passkey of this place the device shows. */
export function signInWithPasskey(asker: Asker): Promise<Fault | null> {
  const signal = startAsking();
  return ask(asker, async (auth) => ({ error: await signInByPasskey(auth, signal) }));
}

export const signIn = (asker: Asker, { email, password }: SignIn): Promise<Fault | null> =>
  ask(asker, (auth) => auth.signInWithPassword({ email, password }));

/** Where the mailed link leads: to the client sign-up or the provider sign-up. */
export type Door = '/' | '/provider-auth';

/** The form's language becomes the account's, and that of its first mails. It is sent only with all texts agreed to, and one's word to be 18. */
export function signUp(asker: Asker, wanted: SignUp, language: Language): Promise<Fault | null> {
  const { email, password, first_name, last_name } = wanted;
  const agreed = { privacy: LEGAL_VERSION, terms: LEGAL_VERSION, disclaimer: LEGAL_VERSION, adult: LEGAL_VERSION };
  const options = { emailRedirectTo: addressOf('/'), data: { first_name, last_name, language, agreed } };
  return ask(asker, (auth) => auth.signUp({ email, password, options }));
}

export function joinAsProvider(asker: Asker, wanted: ProviderSignUp, language: Language): Promise<Fault | null> {
  const { email, password, confirm: _, ...person } = wanted;
  const options = { emailRedirectTo: addressOf('/provider-auth'), data: { ...person, language } };
  return ask(asker, (auth) => auth.signUp({ email, password, options }));
}

export const sendConfirmationAgain = (asker: Asker, email: string, door: Door): Promise<Fault | null> =>
  ask(asker, (auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: addressOf(door) } }));

/** By the code in the mail, when it is read on another device. Signs in. */
export const confirmByCode = (asker: Asker, email: string, token: string): Promise<Fault | null> =>
  ask(asker, (auth) => auth.verifyOtp({ type: 'email', email, token }));

export const sendResetLink = (asker: Asker, email: string): Promise<Fault | null> =>
  ask(asker, (auth) => auth.resetPasswordForEmail(email, { redirectTo: addressOf('/reset-password') }));

export const setPassword = (asker: Asker, { password }: NewPassword): Promise<Fault | null> =>
  ask(asker, (auth) => auth.updateUser({ password }));

/** Whether somebody is signed in, by a link that led here if there was one. */
export async function hasSession({ supabase }: Asker): Promise<boolean> {
  const { auth } = await supabase();
  const { data } = await auth.getSession();
  return data.session !== null;
}

type Signed = Pick<AppData, 'session' | 'opening' | 'settled'>;
type Client = Awaited<ReturnType<Session['supabase']>>;

/** Kind and status, without the message: it may quote what was typed. */
function codesOf(error: unknown): Record<string, string | number> {
  if (!(error instanceof Error)) return { error: typeof error };
  const context = 'context' in error ? error.context : null;
  return { error: error.name, ...(context instanceof Response && { status: context.status }) };
}

/** Failures nobody could fix are only logged, and null is returned. */
async function askOrLog<T>(
  signed: Signed,
  failure: string,
  call: (client: Client, userId: string) => PromiseLike<{ data: T; error: unknown }>,
): Promise<T | null> {
  try {
    const client = await signed.session.supabase();
    const { data } = await client.auth.getSession();
    if (!data.session) return null;
    const answer = await call(client, data.session.user.id);
    if (answer.error) throw answer.error;
    return answer.data;
  } catch (error) {
    await keepInLog(signed, { event: failure, detail: codesOf(error) }).catch(() => undefined);
    return null;
  }
}

/** Asked for after each sign-in; the server sends it once. */
export async function askForWelcome(signed: Signed): Promise<void> {
  await askOrLog(signed, 'welcome-mail-failed', ({ functions }, userId) =>
    functions.invoke('send-welcome-email', { body: { userId } }),
  );
}

interface OwnRole {
  role: string | null;
  first_name: string | null;
}

/** Asks the server, because the local database may not have it yet. */
export const askForRole = (signed: Signed): Promise<OwnRole | null> =>
  askOrLog(signed, 'role-lookup-failed', (client, userId) =>
    client.from('profiles').select('role, first_name').eq('id', userId).maybeSingle<OwnRole>(),
  );

/** What this session has proved; asks no server. */
export async function needsSecondStep({ store }: Pick<Session, 'store'>): Promise<boolean> {
  const tokens = await store.tokens();
  return tokens !== null && lacksSecondStep(tokens);
}

/** Null without a session, when it cannot be known. */
export async function verifiedFactors({ supabase }: Asker): Promise<Factor[] | null> {
  const { auth } = await supabase();
  const { session } = (await auth.getSession()).data;
  if (!session) return null;
  const { factors = [] } = session.user;
  return factors.filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp');
}

export const verifyCode = (asker: Asker, factorId: string, code: string): Promise<Fault | null> =>
  ask(asker, ({ mfa }) => mfa.challengeAndVerify({ factorId, code }));

/** With any of the account's authenticator apps. */
export async function verifyOwnCode(asker: Asker, code: string): Promise<Fault | null> {
  const factors = await verifiedFactors(asker);
  if (!factors) return ENDED;
  const [factor] = factors;
  return factor ? verifyCode(asker, factor.id, code) : NO_FACTOR;
}

export interface Enrolment extends Factor {
  secret: string;
  /** The QR code as a data URL. */
  picture: string;
}

const SVG = 'data:image/svg+xml;utf-8,';

/** Escapes the `#` of the picture, which would end the address. */
const pictureOf = (qrCode: string): string =>
  `data:image/svg+xml;utf-8,${encodeURIComponent(qrCode.slice(qrCode.startsWith(SVG) ? SVG.length : 0))}`;

export async function enrol(asker: Renewer): Promise<{ enrolment: Enrolment } | { fault: Fault }> {
  const stale = await staleOf(asker);
  if (stale) return { fault: stale };
  // Two unfinished enrolments would clash by name.
  const friendlyName = new Date().toISOString();
  const { auth } = await asker.supabase();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) return { fault: error };
  return { enrolment: { id: data.id, secret: data.totp.secret, picture: pictureOf(data.totp.qr_code) } };
}

export async function unenrol(asker: Renewer, factorId: string): Promise<Fault | null> {
  const stale = await staleOf(asker);
  if (stale) return stale;
  const { auth } = await asker.supabase();
  const { error } = await auth.mfa.unenroll({ factorId });
  // The session on this device still has its old claims.
  if (!error) await auth.refreshSession();
  return error;
}
