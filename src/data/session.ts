import type { AuthChangeEvent, Session as Tokens, SupabaseClient } from '@supabase/supabase-js';
import { expiryOf } from './session-store.ts';
import type { Account, SessionStore } from './session-store.ts';
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
  /** Reads what is kept and follows what happens. Its answer ends that. */
  start(): Promise<() => void>;
  /** Renews the token when it runs out within `marginMs`. */
  refresh(marginMs?: number): Promise<Refreshed>;
  /** Keeps what the server says of the user's role, for the next first paint. */
  remember(role: Pick<Account, 'role' | 'providerStatus'>): Promise<void>;
  /** From here on nobody is signed in; `forget` comes when the data is dealt with. */
  leave(data: 'wipe' | 'keep'): Promise<void>;
  forget(): Promise<void>;
}

interface SessionOptions {
  supabase: SupabaseClient;
  store: SessionStore;
  /** Finishes a sign-out that a killed tab began. */
  finishLeaving?: (account: Account) => Promise<void>;
  now?: () => number;
}

const MARGIN_MS = 90_000;

const stateOf = (account: Account | null, canSync: boolean): SessionState =>
  account && !account.leaving ? { state: 'signed-in', account, canSync } : { state: 'signed-out' };

const isSame = (a: SessionState, b: SessionState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was known of this user stays known; nothing of another's does. */
function accountOf({ user }: Tokens, former: Account | null): Account {
  const known = former?.userId === user.id ? former : null;
  const { role = null, providerStatus = null } = known ?? {};
  return { userId: user.id, email: user.email ?? null, role, providerStatus, leaving: null };
}

export function createSession({ supabase, store, finishLeaving, now = Date.now }: SessionOptions): Session {
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

  async function follow(event: AuthChangeEvent, tokens: Tokens | null): Promise<void> {
    const former = await store.account();
    // Who is signing out is still announced as signed in whenever the page comes back to the front.
    const isLeaving = former?.leaving && former.userId === tokens?.user.id;
    if (tokens && event !== 'TOKEN_REFRESHED' && !isLeaving) await store.saveAccount(accountOf(tokens, former));
    await reread();
  }

  return {
    supabase,
    store,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    async start() {
      const account = await store.account().catch(() => null);
      if (account?.leaving) {
        await finishLeaving?.(account);
        await store.dropTokens(null);
        await store.saveAccount(null);
      }
      // A store that cannot be read says nothing, and what the mirror said stays.
      await reread().catch(() => show(stateOf(store.mirrored(), true)));
      const { data } = supabase.auth.onAuthStateChange((event, tokens) => follow(event, tokens).catch(() => undefined));
      return () => data.subscription.unsubscribe();
    },
    async refresh(marginMs = MARGIN_MS) {
      const tokens = await store.tokens();
      if (!tokens) return 'refused';
      if (expiryOf(tokens) - now() > marginMs) return 'fresh';
      const { error } = await supabase.auth.refreshSession();
      if (!error) return 'fresh';
      const left = await store.tokens();
      if (left && left.refresh_token !== tokens.refresh_token) return 'fresh';
      await reread();
      return left ? 'unreachable' : 'refused';
    },
    async remember(role) {
      const account = await store.account();
      if (!account || account.leaving) return;
      await store.saveAccount({ ...account, ...role });
      await reread();
    },
    async leave(data) {
      const account = await store.account();
      if (account) await store.saveAccount({ ...account, leaving: data });
      show({ state: 'signed-out' });
    },
    async forget() {
      await store.dropTokens(null);
      await store.saveAccount(null);
      await reread();
    },
  };
}
