import { liveQuery } from 'dexie';
import { authLinkIn } from '#src/lib/auth-link.ts';
import { calm } from '#src/lib/calm.ts';
import { OpenError } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { isOnboarded, profileOf } from '#sync/queries/profiles.ts';
import { pageTriggers, startSync } from '#sync/start.ts';
import type { StartOptions } from '#sync/start.ts';
import { keepAskingForBackgroundSync } from './background-sync.ts';
import { DATABASE, markerIn } from './database-options.ts';
import { firstSyncOf } from './first-sync.ts';
import { keepFresh } from './keep-fresh.ts';
import { freeDatabasesWhenLeft, isWebKit } from './left-page.ts';
import { pageMirror } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import { createOpening } from './opening.ts';
import type { OpeningStore } from './opening.ts';
import { followPhoto } from './photo-follow.ts';
import { keepPush } from './push.ts';
import { server as ownServer } from './server.ts';
import type { Server } from './server.ts';
import { createSession } from './session.ts';
import type { Session, SessionState } from './session.ts';
import { openSessionStore } from './session-store.ts';
import type { Leaving, SessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';
import type { SignedOut } from './sign-out.ts';
import { wipeAllLeft, wipeLeft } from './wipe.ts';

/** Everything the screens stand on. One a page, made before React and outliving every mount. */
export interface AppData {
  readonly session: Session;
  readonly opening: OpeningStore;
  /** What it starts goes on until as many have ended it as have started it. */
  start(): () => void;
  signOut(data: Leaving): Promise<SignedOut>;
  /** Everything has come to rest; for those who wait for what `start` began or its end ended. */
  settled(): Promise<void>;
}

export interface AppDataOptions {
  server?: Server;
  mirror?: Mirror | null;
  storeName?: string;
  fetch?: typeof fetch;
  sync?: Pick<StartOptions, 'replication' | 'leadership' | 'triggers'>;
}

const isPage = (): boolean => typeof document !== 'undefined';

const load = () => import('./client.ts');

/** Each loads supabase-js where it is not here yet. */
function clientsOf(server: Server, store: SessionStore, send?: typeof fetch) {
  const sending = send ? { fetch: send } : {};
  return {
    connect: async () => {
      const [{ createSupabase }, kept] = await Promise.all([load(), store.account().catch(() => null)]);
      const owner = (kept ?? store.mirrored())?.userId ?? null;
      return createSupabase(server, store, { isPage: isPage(), owner, ...sending });
    },
    visitor: async () => (await load()).createVisitor(server, send),
  };
}

/**
 * The role is the server's to say, and what it said last is known at the next first paint: not before all has come, or
 * a screen would be shown for the moment that it takes to read how much has.
 */
function rememberStanding(db: Local, userId: string, session: Session): () => void {
  const subscription = liveQuery(async () => ((await firstSyncOf(db)) ? null : profileOf(db, userId))).subscribe({
    next: (profile) => {
      if (!profile) return;
      const { role, provider_status: providerStatus } = profile;
      const standing = { role, providerStatus, isOnboarded: isOnboarded(profile) };
      void session.remember(userId, standing).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Whose database may be open: nobody's who owes the second step, and may be somebody else with his password. */
const ownerOf = (now: SessionState): string | null =>
  now.state === 'signed-in' && now.assurance !== 'second-step' ? now.account.userId : null;

function sayOfPush(session: Session): () => void {
  void keepPush(session).catch(() => undefined);
  return () => undefined;
}

/** What nobody waits for begins when the first screen is there. */
const quiet = (): Promise<void> => (isPage() ? calm() : Promise.resolve());

function whenQuiet(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  let hasEnded = false;
  async function wait(): Promise<void> {
    await quiet();
    if (!hasEnded) end = begin();
  }
  void wait();
  return () => {
    hasEnded = true;
    end?.();
  };
}

/** Ends what accompanies an open database when it closes, and begins it when it opens. */
function accompany(opening: OpeningStore, session: Session): () => void {
  let of: Local | null = null;
  let endings: (() => void)[] = [];
  function follow(): void {
    const now = opening.getSnapshot();
    const db = now.state === 'open' ? now.db : null;
    if (db === of) return;
    of = db;
    for (const end of endings) end();
    // Whoever threw it away may have taken the session along.
    if (db?.evicted) void session.refresh().catch(() => undefined);
    endings =
      now.state === 'open'
        ? [
            whenQuiet(() => rememberStanding(now.db, now.userId, session)),
            whenQuiet(() => keepAskingForBackgroundSync(now.db)),
            whenQuiet(() => sayOfPush(session)),
            ...(isPage() ? [whenQuiet(() => followPhoto(now.db, now.userId, session))] : []),
          ]
        : [];
  }
  const unsubscribe = opening.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    for (const end of endings) end();
  };
}

export function createAppData(options: AppDataOptions = {}): AppData {
  const { mirror = isPage() ? pageMirror() : null, server = ownServer() } = options;
  if (isPage() && isWebKit()) freeDatabasesWhenLeft();
  const store = openSessionStore(mirror, options.storeName);
  const { connect, visitor } = clientsOf(server, store, options.fetch);
  const session = createSession({ connect, store, byLink: isPage() && authLinkIn(location.hash) !== null });
  const soon = () => quiet().then(session.supabase);
  const wipe = (userId: string): Promise<boolean> => wipeLeft(store, mirror, userId);
  const opening = createOpening(async (userId, told) => {
    // Who signs in again begins anew, also where the sign-out could not be finished.
    if (!(await wipe(userId))) throw new OpenError('failed');
    return startSync({
      userId,
      entities,
      supabase: soon,
      database: { ...DATABASE, ...told, ...(mirror ? { marker: markerIn(mirror) } : {}) },
      ...(isPage() ? { triggers: pageTriggers } : {}),
      ...options.sync,
    });
  });
  let starts = 0;
  let running: Promise<() => Promise<void>> | null = null;
  let ending: Promise<void> = Promise.resolve();

  async function run(): Promise<() => Promise<void>> {
    await ending;
    let canSync = true;
    function follow(): void {
      const now = session.getSnapshot();
      const signedIn = now.state === 'signed-in';
      void opening.want(ownerOf(now));
      const open = opening.getSnapshot();
      // Signed in again: what has waited for it goes.
      if (signedIn && now.canSync && !canSync && open.state === 'open') open.sync.poke();
      canSync = !signedIn || now.canSync;
    }
    const endings = [session.subscribe(follow), accompany(opening, session)];
    follow();
    endings.push(await session.start());
    await wipeAllLeft(store, mirror);
    if (isPage()) endings.push(whenQuiet(() => keepFresh(session)));
    // Whoever signs in or out in another tab is heard by the client.
    soon().catch(() => undefined);
    return async () => {
      for (const end of endings) end();
      await opening.want(null);
    };
  }

  async function settle(): Promise<void> {
    await running;
    await ending;
    if (starts > 0) await opening.want(ownerOf(session.getSnapshot()));
  }

  return {
    session,
    opening,
    settled: settle,
    signOut: (data) => signOut({ session, opening, wipe, visitor, data }),
    start() {
      starts++;
      running ??= run();
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        starts--;
        // A strict mount ends and begins again in one breath: only who stays away has left.
        queueMicrotask(() => {
          if (starts > 0 || !running) return;
          const former = running;
          running = null;
          ending = former.then((end) => end());
        });
      };
    },
  };
}
