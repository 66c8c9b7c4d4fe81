import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { createConnection } from '#src/data/server/connection.ts';
import type { Connection } from '#src/data/server/connection.ts';
import { expiryOf, lacksSecondStep } from './session-store.ts';
import type { Account, Leaving, SessionStore, Access, Tokens } from './session-store.ts';
import { valueStore } from '#src/data/store.ts';
import type { Store } from '#src/data/store.ts';

/** Whether the user has passed every step the account, or the lock on this device, requires. */
export type Assurance = 'reading' | 'enough' | 'second-step' | 'locked';

export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  /** `canSync` is false once the server has ended the session: data and queue stay and wait for a sign-in. */
  | { state: 'signed-in'; account: Account; canSync: boolean; assurance: Assurance };

/** Rows may be shown; from the mirror alone until the store is read. */
export const isPassed = (assurance: Assurance): boolean => assurance === 'enough' || assurance === 'reading';

type Refreshed = 'fresh' | 'refused' | 'unreachable';

export interface Session extends Store<SessionState> {
  readonly store: SessionStore;
  readonly supabase: Connection['client'];
  readonly onAuthEvent: Connection['onEvent'];
  /** Reads the stored session and follows changes, also in other tabs. Returns the stop. */
  start(): Promise<() => void>;
  /** Looks who is signed in now: another tab's word of it may still be under way. */
  reread(): Promise<void>;
  /** Renews the token if it expires within `marginMs`. */
  refresh(marginMs?: number): Promise<Refreshed>;
  /** Stores what the server says of the user, for the next first paint. */
  remember(userId: string, access: Access): Promise<void>;
  /** For whom the client speaks; where that is nobody, for whoever has the device in hand. */
  speaksFor(): string | null;
  /** Signs out, in every tab, whoever this page is of. Returns who has left. */
  leave(data: Leaving): ReturnType<SessionStore['leave']>;
}

/** Who has given the PIN in this tab. */
type Unlocked = () => string | null;

interface SessionOptions {
  connect: () => Promise<SupabaseClient>;
  store: SessionStore;
  /** The page was opened by a link that may sign somebody in. */
  byLink?: boolean;
  unlocked?: Unlocked;
  now?: () => number;
}

const MARGIN_MS = 90_000;

/** Once the server has ended the session, the steps it had passed still count. */
const owesSecondStep = (account: Account | null, tokens: Tokens | null): boolean =>
  tokens ? lacksSecondStep(tokens) : account?.owesSecondStep === true;

/** What is asked for before rows are shown. */
function owedBy(account: Account, tokens: Tokens | null, unlocked: Unlocked): 'second-step' | 'locked' | null {
  if (owesSecondStep(account, tokens)) return 'second-step';
  return account.hasLock && unlocked() !== account.userId ? 'locked' : null;
}

function signedIn(account: Account | null, tokens: Tokens | null, unlocked: Unlocked): SessionState {
  if (!account) return { state: 'signed-out' };
  const assurance = owedBy(account, tokens, unlocked) ?? 'enough';
  return { state: 'signed-in', account, canSync: tokens !== null, assurance };
}

/** From the mirror alone, which may be stale. */
const fromMirror = (account: Account, otherwise: 'reading' | 'enough', unlocked: Unlocked): SessionState => ({
  state: 'signed-in',
  account,
  canSync: true,
  assurance: owedBy(account, null, unlocked) ?? otherwise,
});

/** Whose rows a page in this state may show, once every step is passed. */
export const shownIn = (now: SessionState): string | null => (now.state === 'signed-in' ? now.account.userId : null);

const isSame = (a: SessionState, b: SessionState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A link decides who is signed in, and only the client can read it. */
const arrivedWith = (supabase: Connection['client']): Promise<void> =>
  supabase().then(
    async ({ auth }) => void (await auth.initialize()),
    () => undefined,
  );

export function createSession(options: SessionOptions): Session {
  const { connect, store, byLink = false, unlocked = () => null, now = Date.now } = options;
  const mirrored = store.mirrored();
  /** The client must not take another, who has the device in hand by now, for who leaves. */
  let departing: string | null = null;
  const { client: supabase, onEvent } = createConnection(connect);
  const state = valueStore<SessionState>(mirrored ? fromMirror(mirrored, 'reading', unlocked) : { state: 'loading' });
  const arrival = byLink ? arrivedWith(supabase) : Promise.resolve();

  function show(next: SessionState): void {
    if (!isSame(next, state.getSnapshot())) state.set(next);
  }

  async function reread(): Promise<void> {
    await arrival;
    // If the browser evicted the store, the mirror still knows whose device this is and who may sign in again.
    const [kept, tokens] = await Promise.all([store.account(), store.tokens()]);
    show(signedIn(kept ?? store.mirrored(), tokens, unlocked));
  }

  function trustMirror(): void {
    const known = store.mirrored();
    show(known ? fromMirror(known, 'enough', unlocked) : { state: 'signed-out' });
  }

  /** An event may be late: it says when to look, never who is signed in. */
  async function follow(event: AuthChangeEvent): Promise<void> {
    // A new token may arrive after its user has signed out, and must not sign them in again.
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
    reread,
    async start() {
      const end = onEvent((event) => follow(event).catch(() => undefined));
      // An unreadable store says nothing, and the mirror's word stands.
      await reread().catch(trustMirror);
      return end;
    },
    async refresh(marginMs = MARGIN_MS) {
      const tokens = await store.tokens();
      // The service worker may have met the refusal, and it cannot tell a tab.
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
    async remember(userId, access) {
      await store.remember(userId, access);
      await reread();
    },
    speaksFor: () => departing ?? shownIn(state.getSnapshot()),
    async leave(data) {
      const whose = shownIn(state.getSnapshot());
      if (whose === null) return { account: null, tokens: null };
      const left = await store.leave(data, whose);
      departing = whose;
      show({ state: 'signed-out' });
      // Without a session this asks no server; it tells the other tabs.
      const client = await supabase().catch(() => null);
      await client?.auth.signOut({ scope: 'local' }).catch(() => undefined);
      departing = null;
      return left;
    },
  };
}
