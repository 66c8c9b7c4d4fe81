import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { expiryOf } from './session-store.ts';
import type { Account, Leaving, Role, SessionStore } from './session-store.ts';
import { held } from './store.ts';
import type { Store } from './store.ts';

export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  /** `canSync` is false when the server has ended the session: the data and the queue stay, and wait for a sign-in. */
  | { state: 'signed-in'; account: Account; canSync: boolean };

type Refreshed = 'fresh' | 'refused' | 'unreachable';

export interface Session extends Store<SessionState> {
  readonly supabase: SupabaseClient;
  readonly store: SessionStore;
  /** Reads what is kept and follows what happens, in other tabs too. Its answer ends that. */
  start(): Promise<() => void>;
  /** Renews the token when it runs out within `marginMs`. */
  refresh(marginMs?: number): Promise<Refreshed>;
  /** Keeps what the server says of the user's role, for the next first paint. */
  remember(userId: string, role: Role): Promise<void>;
  /** From here on nobody is signed in, in any tab. Answers with who was. */
  leave(data: Leaving): ReturnType<SessionStore['leave']>;
}

interface SessionOptions {
  supabase: SupabaseClient;
  store: SessionStore;
  now?: () => number;
}

const MARGIN_MS = 90_000;

const stateOf = (account: Account | null, canSync: boolean): SessionState =>
  account ? { state: 'signed-in', account, canSync } : { state: 'signed-out' };

const isSame = (a: SessionState, b: SessionState): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createSession({ supabase, store, now = Date.now }: SessionOptions): Session {
  const mirrored = store.mirrored();
  const state = held<SessionState>(mirrored ? stateOf(mirrored, true) : { state: 'loading' });

  function show(next: SessionState): void {
    if (!isSame(next, state.getSnapshot())) state.set(next);
  }

  async function reread(): Promise<void> {
    // Where the browser threw away the store, whose device this is is still known, and who may sign in again.
    const account = (await store.account()) ?? store.mirrored();
    show(stateOf(account, (await store.tokens()) !== null));
  }

  /** An event may be late, so that it only says when to look and never who is signed in. */
  async function follow(event: AuthChangeEvent): Promise<void> {
    if (event !== 'SIGNED_OUT' && event !== 'TOKEN_REFRESHED') await store.adopt();
    await reread();
  }

  return {
    supabase,
    store,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    async start() {
      // A store that cannot be read says nothing, and what the mirror said stays.
      await reread().catch(() => show(stateOf(store.mirrored(), true)));
      const { data } = supabase.auth.onAuthStateChange((event) => follow(event).catch(() => undefined));
      return () => data.subscription.unsubscribe();
    },
    async refresh(marginMs = MARGIN_MS) {
      const tokens = await store.tokens();
      // The service worker may have heard the refusal, and it tells no tab.
      if (!tokens) await reread();
      if (!tokens) return 'refused';
      if (expiryOf(tokens) - now() > marginMs) return 'fresh';
      const { error } = await supabase.auth.refreshSession();
      if (!error) return 'fresh';
      const left = await store.tokens();
      if (left && left.refresh_token !== tokens.refresh_token) return 'fresh';
      await reread();
      return left ? 'unreachable' : 'refused';
    },
    async remember(userId, role) {
      await store.remember(userId, role);
      await reread();
    },
    async leave(data) {
      const left = await store.leave(data);
      show({ state: 'signed-out' });
      // With no session left to end it asks no server: it tells the other tabs.
      await supabase.auth.signOut({ scope: 'local' });
      return left;
    },
  };
}
