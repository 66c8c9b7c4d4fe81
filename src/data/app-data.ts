import { afterFrame } from './after-frame.ts';
import { authLinkIn } from '#src/lib/auth-link.ts';
import { calm } from '#src/lib/calm.ts';
import { OpenError } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { pageTriggers, startSync } from '#sync/start.ts';
import type { StartOptions } from '#sync/start.ts';
import { DATABASE, markerIn } from '#src/data/database/database-options.ts';
import { freeDatabasesWhenLeft, isWebKit } from '#src/data/database/left-page.ts';
import { pageMirror } from './mirror.ts';
import type { Shelf } from './mirror.ts';
import { createOpening } from '#src/data/database/opening.ts';
import type { OpeningStore } from '#src/data/database/opening.ts';
import { server as ownServer } from '#src/data/server/server.ts';
import type { Server } from '#src/data/server/server.ts';
import { createSession, isPassed } from '#src/data/session/session.ts';
import type { Session, SessionState } from '#src/data/session/session.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import type { Leaving, SessionStore, Tokens } from '#src/data/session/session-store.ts';
import { unlockedIn } from '#src/data/session/unlocked.ts';
import { signOut } from '#src/data/session/sign-out.ts';
import type { SignedOut } from '#src/data/session/sign-out.ts';
import { wipeAllDeparted, wipeDeparted } from '#src/data/session/wipe.ts';

/** Everything screens stand on. One a page, made before React and surviving every mount. */
export interface AppData {
  readonly session: Session;
  readonly opening: OpeningStore;
  /** Runs until each caller has ended its own start. */
  start(): () => void;
  signOut(data: Leaving): Promise<SignedOut>;
  /** Everything `start` began, or its end stopped, has settled. */
  settled(): Promise<void>;
}

export interface AppDataOptions {
  server?: Server;
  mirror?: Shelf | null;
  storeName?: string;
  fetch?: typeof fetch;
  unlocked?: () => string | null;
  sync?: Pick<StartOptions, 'replication' | 'leadership' | 'triggers'>;
}

const isPage = (): boolean => typeof document !== 'undefined';

const load = () => import('#src/data/server/client.ts');

/** Each loads supabase-js if it is not loaded yet. */
function clientsOf(server: Server, store: SessionStore, whose: () => string | null, send?: typeof fetch) {
  const sending = send ? { fetch: send } : {};
  return {
    connect: async () => {
      const [{ createSupabase }, kept] = await Promise.all([load(), store.account().catch(() => null)]);
      const owner = (kept ?? store.mirrored())?.userId ?? null;
      return createSupabase(server, store, { isPage: isPage(), owner, whose, ...sending });
    },
    endSessions: async (tokens: Tokens) => {
      const client = await load();
      return client.endSessions(client.createVisitor(server, send), tokens);
    },
  };
}

/** Whose database may be open. Nobody's before the second step or the PIN: it may be somebody else. */
const ownerOf = (now: SessionState): string | null =>
  now.state === 'signed-in' && isPassed(now.assurance) ? now.account.userId : null;

/** What another tab wiped because its user has left must not come back before word of it has come here. */
async function isStillOwner(session: Session, userId: string): Promise<boolean> {
  await session.reread().catch(() => undefined);
  return ownerOf(session.getSnapshot()) === userId;
}

/** Work nobody waits for starts after the first screen. */
const untilIdle = (): Promise<void> => (isPage() ? calm() : Promise.resolve());

type Begin = () => () => void;

function whenIdle(ready: () => Begin | Promise<Begin>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  async function wait(): Promise<void> {
    await untilIdle();
    const begin = await ready();
    if (!signal.aborted) signal.addEventListener('abort', begin(), { once: true });
  }
  // On a first visit the network may end before it is loaded.
  const tryAgain = (): void => {
    wait().catch(() => globalThis.addEventListener('online', tryAgain, { once: true, signal }));
  };
  tryAgain();
  return () => ending.abort();
}

async function loadErrands(db: Local, userId: string, session: Session): Promise<Begin> {
  const { beginErrands, rememberStanding } = await import('./errands/errands.ts');
  return () => (isPage() ? beginErrands : rememberStanding)(db, userId, session);
}

async function loadFreshness(session: Session): Promise<Begin> {
  const { keepFresh } = await import('./errands/errands.ts');
  return () => keepFresh(session);
}

/** Opens the database of whoever is signed in. */
function whileSignedIn(opening: OpeningStore, session: Session): () => void {
  let canSync = true;
  function follow(): void {
    const now = session.getSnapshot();
    const signedIn = now.state === 'signed-in';
    void opening.want(ownerOf(now));
    const open = opening.getSnapshot();
    // Signed in again: send what has waited.
    if (signedIn && now.canSync && !canSync && open.state === 'open') open.sync.poke();
    canSync = !signedIn || now.canSync;
  }
  follow();
  return session.subscribe(follow);
}

/** Runs while a database is open. */
function whileOpen(opening: OpeningStore, session: Session): () => void {
  let of: Local | null = null;
  let end: (() => void) | null = null;
  function follow(): void {
    const now = opening.getSnapshot();
    const db = now.state === 'open' ? now.db : null;
    if (db === of) return;
    of = db;
    end?.();
    // Whatever evicted the database may have evicted the session too.
    if (db?.evicted) void session.refresh().catch(() => undefined);
    end = now.state === 'open' ? whenIdle(() => loadErrands(now.db, now.userId, session)) : null;
  }
  const unsubscribe = opening.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    end?.();
  };
}

export function createAppData(options: AppDataOptions = {}): AppData {
  const { mirror = isPage() ? pageMirror() : null, server = ownServer() } = options;
  if (isPage() && isWebKit()) freeDatabasesWhenLeft();
  const store = openSessionStore(mirror, options.storeName);
  const whose = (): string | null => session.speaksFor();
  const { connect, endSessions } = clientsOf(server, store, whose, options.fetch);
  const byLink = isPage() && authLinkIn(location.hash) !== null;
  const session: Session = createSession({
    connect,
    store,
    byLink,
    unlocked: options.unlocked ?? unlockedIn(pageMirror(() => sessionStorage)),
  });
  const soon = () => untilIdle().then(session.supabase);
  const wipe = (userId: string): Promise<boolean> => wipeDeparted(store, mirror, userId);
  const opening = createOpening(async (userId, events) => {
    // Signing in again starts over, even if the last sign-out could not finish.
    if (!(await wipe(userId))) throw new OpenError('failed');
    if (events.wasLost && !(await isStillOwner(session, userId))) throw new OpenError('failed');
    return startSync({
      userId,
      entities,
      supabase: soon,
      database: { ...DATABASE, ...events, ...(mirror ? { marker: markerIn(mirror) } : {}) },
      ...(isPage() ? { triggers: pageTriggers, replication: { when: afterFrame } } : {}),
      ...options.sync,
    });
  });
  let starts = 0;
  let running: Promise<() => Promise<void>> | null = null;
  let ending: Promise<void> = Promise.resolve();

  async function run(): Promise<() => Promise<void>> {
    await ending;
    const endings = [whileSignedIn(opening, session), whileOpen(opening, session)];
    endings.push(await session.start());
    await wipeAllDeparted(store, mirror);
    if (isPage()) endings.push(whenIdle(() => loadFreshness(session)));
    // The client hears of sign-ins and sign-outs in other tabs.
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
    signOut: (data) => signOut({ session, opening, wipe, endSessions, data }),
    start() {
      starts++;
      running ??= run();
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        starts--;
        // A strict mount stops and starts again at once: only a real stop ends it.
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
