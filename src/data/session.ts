import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { createConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { expiryOf, lacksSecondStep } from './session-store.ts';
import type { Account, Leaving, SessionStore, Standing, Tokens } from './session-store.ts';
import { held } from './store.ts';
import type { Store } from './store.ts';

/** Whether who is signed in has proved it as far as the account asks. */
export type Assurance = 'reading' | 'enough' | 'second-step';

export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  /** `canSync` is false when the server has ended the session: the data and the queue stay, and wait for a sign-in. */
  | { state: 'signed-in'; account: Account; canSync: boolean; assurance: Assurance };

type Refreshed = 'fresh' | 'refused' | 'unreachable';

export interface Session extends Store<SessionState> {
  readonly store: SessionStore;
  readonly supabase: Connection['client'];
  readonly onAuthEvent: Connection['onEvent'];
  /** Reads what is kept and follows what happens, in other tabs too. Its answer ends that. */
  start(): Promise<() => void>;
  /** Renews the token when it runs out within `marginMs`. */
  refresh(marginMs?: number): Promise<Refreshed>;
  /** Keeps what the server says of the user, for the next first paint. */
  remember(userId: string, standing: Standing): Promise<void>;
  /** From here on nobody is signed in, in any tab. Answers with who was. */
  leave(data: Leaving): ReturnType<SessionStore['leave']>;
}

interface SessionOptions {
  connect: () => Promise<SupabaseClient>;
  store: SessionStore;
  /** The page was opened by a link that may sign somebody in. */
  byLink?: boolean;
  now?: () => number;
}

const MARGIN_MS = 90_000;

/** Where the server has ended the session, what it had been proved with still counts. */
const owes = (account: Account | null, tokens: Tokens | null): boolean =>
  tokens ? lacksSecondStep(tokens) : account?.owesSecondStep === true;

function signedIn(account: Account | null, tokens: Tokens | null): SessionState {
  if (!account) return { state: 'signed-out' };
  const assurance = owes(account, tokens) ? 'second-step' : 'enough';
  return { state: 'signed-in', account, canSync: tokens !== null, assurance };
}

/** By the mirror alone, of which nobody knows yet whether it is stale. */
const presumed = (account: Account, otherwise: 'reading' | 'enough'): SessionState => ({
  state: 'signed-in',
  account,
  canSync: true,
  assurance: owes(account, null) ? 'second-step' : otherwise,
});

const isSame = (a: SessionState, b: SessionState): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createSession({ connect, store, byLink = false, now = Date.now }: SessionOptions): Session {
  const mirrored = store.mirrored();
  const { client: supabase, onEvent } = createConnection(connect);
  const state = held<SessionState>(mirrored ? presumed(mirrored, 'reading') : { state: 'loading' });
  /** Who came by a link is whom the link signs in, and only the client can read it. */
  const arrival = byLink
    ? supabase().then(
        async ({ auth }) => void (await auth.initialize()),
        () => undefined,
      )
    : Promise.resolve();

  function show(next: SessionState): void {
    if (!isSame(next, state.getSnapshot())) state.set(next);
  }

  async function reread(): Promise<void> {
    await arrival;
    // Where the browser threw away the store, whose device this is is still known, and who may sign in again.
    const [kept, tokens] = await Promise.all([store.account(), store.tokens()]);
    show(signedIn(kept ?? store.mirrored(), tokens));
  }

  function trustMirror(): void {
    const known = store.mirrored();
    show(known ? presumed(known, 'enough') : { state: 'signed-out' });
  }

  /** An event may be late, so that it only says when to look and never who is signed in. */
  async function follow(event: AuthChangeEvent): Promise<void> {
    // A new token may come after its user has left, and brings nobody back.
    if (event === 'TOKEN_REFRESHED') await store.renew();
    else if (event !== 'SIGNED_OUT') await store.adopt();
    await reread();
  }

  return {
    supabase,
    store,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    onAuthEvent: onEvent,
    async start() {
      const end = onEvent((event) => follow(event).catch(() => undefined));
      // A store that cannot be read says nothing, and what the mirror said stays.
      await reread().catch(trustMirror);
      return end;
    },
    async refresh(marginMs = MARGIN_MS) {
      const tokens = await store.tokens();
      // The service worker may have heard the refusal, and it tells no tab.
      if (!tokens) await reread();
      if (!tokens) return 'refused';
      if (expiryOf(tokens) - now() > marginMs) return 'fresh';
      const client = await supabase().catch(() => null);
      if (!client) return 'unreachable';
      const { error } = await client.auth.refreshSession();
      if (!error) return 'fresh';
      const left = await store.tokens();
      if (left && left.refresh_token !== tokens.refresh_token) return 'fresh';
      await reread();
      return left ? 'unreachable' : 'refused';
    },
    async remember(userId, standing) {
      await store.remember(userId, standing);
      await reread();
    },
    async leave(data) {
      const left = await store.leave(data);
      show({ state: 'signed-out' });
      // With no session left to end it asks no server: it tells the other tabs.
      const client = await supabase().catch(() => null);
      await client?.auth.signOut({ scope: 'local' });
      return left;
    },
  };
}
