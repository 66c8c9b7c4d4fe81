import { Context, SESSION } from './context.ts';
import type { Surroundings } from './context.ts';
import { HELD, resendRejected, rowsOf, write } from './engine.ts';
import type { Change, Local } from './engine.ts';
import { ENTITIES } from './entities.ts';
import type { KeptAside } from './ledger.ts';
import type { Network } from './network.ts';
import { rest } from './rest.ts';
import { IDBFactory } from './storage.ts';
import type { DiskFault } from './storage.ts';
import type { Holdings, PlainRow } from './world.ts';

export class Device {
  readonly name: string;
  readonly user: string;
  readonly surroundings: Surroundings;
  readonly skew: number;
  factory = new IDBFactory();
  upgraded = false;
  contexts: Context[] = [];
  readonly log: string[] = [];
  readonly #session = new Map<string, string>();
  /** Kills everything after so many steps more. */
  crashIn: number | null = null;
  #how: 'crash' | DiskFault = 'crash';
  #looking = 0;
  steps = 0;
  readonly deadNetworks: Network[] = [];
  /** Glasses that surely stand in the counts, by row. */
  readonly #drunk = new Map<string, number>();

  constructor(name: string, user: string, skew: number, surroundings: Surroundings) {
    this.name = name;
    this.user = user;
    this.skew = skew;
    this.surroundings = surroundings;
  }

  get clock(): { now(): number } {
    return { now: () => this.surroundings.time.now() + this.skew };
  }

  get keep(): {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  } {
    return {
      getItem: (key) => this.#session.get(key) ?? null,
      setItem: (key, value) => void this.#session.set(key, value),
      removeItem: (key) => void this.#session.delete(key),
    };
  }

  drunk(key: string): number {
    return this.#drunk.get(key) ?? 0;
  }

  drank(key: string, glasses: number): void {
    this.#drunk.set(key, this.drunk(key) + glasses);
  }

  signIn(session: string): void {
    this.#session.set(SESSION, session);
  }

  signedInAs(): string | null {
    const kept = this.#session.get(SESSION);
    return kept === undefined ? null : (JSON.parse(kept) as { user: { id: string } }).user.id;
  }

  /** A step of disk or network; a disk can refuse only what would change it. */
  step(refusable = false): void {
    this.steps += 1;
    if (this.crashIn === null || this.#looking > 0) return;
    if (this.#how !== 'crash' && !refusable) return;
    this.crashIn -= 1;
    if (this.crashIn > 0) return;
    this.crashIn = null;
    if (this.#how === 'crash') {
      this.surroundings.traffic.met('crash at a step');
      this.crash();
    } else for (const { disk } of this.contexts) disk.fault = this.#how;
  }

  /** At so many steps from now everything dies, or the disk refuses the next write. */
  breakIn(how: 'crash' | DiskFault, steps: number): void {
    this.#how = how;
    this.crashIn = steps;
  }

  crash(): void {
    for (const context of this.contexts.splice(0)) {
      context.kill();
      this.deadNetworks.push(context.net);
    }
  }

  /** The tab that the user looks at, opened where there is none. */
  async front(): Promise<Context | null> {
    const first = this.contexts[0];
    if (first?.db) return first;
    return this.openTab();
  }

  async openTab(): Promise<Context | null> {
    const context = new Context(this);
    this.contexts.push(context);
    await context.open().catch((error: unknown) => {
      this.log.push(`open failed: ${String(error)}`);
      context.kill();
      this.contexts = this.contexts.filter((each) => each !== context);
    });
    return context.db && context.alive ? context : null;
  }

  get running(): Context[] {
    return this.contexts.filter(({ running }) => running !== null);
  }

  /**
   * What stood there before, when the write was acknowledged; null when it was not. Read in the same transaction,
   * because what a writer saw is what was there when he wrote.
   */
  async write(changes: readonly Change[]): Promise<(PlainRow | undefined)[] | null> {
    const front = await this.front();
    if (!front?.db) return null;
    try {
      const written = await Promise.race([this.#writeIn(front.db, changes), front.death]);
      if (written === 'died') return null;
      for (const { running } of this.contexts) running?.wrote();
      return written;
    } catch (error) {
      this.log.push(`write failed: ${String(error)}`);
      return null;
    }
  }

  /** In no transaction but its own. */
  async writeAlone(changes: readonly Change[]): Promise<boolean> {
    const front = await this.front();
    if (!front?.db) return false;
    const writing = write(front.db, changes, this.clock).then(
      () => true,
      () => false,
    );
    return (await Promise.race([writing, front.death])) === true;
  }

  async #writeIn(db: Local, changes: readonly Change[]): Promise<(PlainRow | undefined)[]> {
    const names = [...new Set(changes.map(({ entity }) => entity.name)), 'outbox'];
    return db.transaction('rw', names, async () => {
      const before: (PlainRow | undefined)[] = [];
      for (const { entity, id } of changes) before.push(id === undefined ? undefined : await db.rows(entity).get(id));
      await write(db, changes, this.clock);
      return before;
    });
  }

  /** A tab whose handle is of no use any more is reloaded, as its user would. */
  async mend(): Promise<void> {
    if (this.contexts.every(({ db, disk }) => db?.isOpen() && !disk.doubtful)) return;
    this.#looking += 1;
    await this.#reload().finally(() => {
      this.#looking -= 1;
    });
  }

  async #reload(): Promise<void> {
    for (const context of this.contexts.slice()) {
      const works = await context.db?.outbox.count().then(
        () => true,
        () => false,
      );
      context.disk.doubtful = false;
      if (works || !context.alive) continue;
      const wasRunning = context.running !== null;
      context.kill();
      this.deadNetworks.push(context.net);
      this.contexts = this.contexts.filter((each) => each !== context);
      const fresh = await this.openTab();
      if (wasRunning) fresh?.start();
    }
  }

  /** The harness looks at the disk; no fault is meant for it. */
  async look<T>(at: (db: Local) => Promise<T>): Promise<T> {
    this.#looking += 1;
    const faults = this.contexts.map(({ disk }) => [disk, disk.fault] as const);
    for (const [disk] of faults) disk.fault = null;
    try {
      const front = await this.front();
      if (!front?.db) throw new Error(`${this.name} does not open: ${this.log.slice(-3).join('; ')}`);
      return await at(front.db);
    } finally {
      for (const [disk, fault] of faults) disk.fault ??= fault;
      this.#looking -= 1;
    }
  }

  async row(key: string): Promise<PlainRow | undefined> {
    const [entity = '', id = ''] = key.split(':');
    return this.look((db) => db.table(entity).get(id) as Promise<PlainRow | undefined>);
  }

  rowsOf(entity: string): Promise<PlainRow[]> {
    return this.look((db) => db.table(entity).toArray() as Promise<PlainRow[]>);
  }

  async holds(): Promise<Holdings> {
    const names = ENTITIES.map(({ name }) => name);
    const tables = await this.look((db) =>
      db.transaction('r', names, () =>
        Promise.all(names.map((name) => db.table(name).toArray() as Promise<PlainRow[]>)),
      ),
    );
    const held: Holdings = new Map();
    for (const [i, name] of names.entries()) {
      for (const row of tables[i] ?? []) if (row['deleted'] !== true) held.set(`${name}:${row.id}`, row);
    }
    return held;
  }

  firstHeld() {
    return this.look((db) => db.rejected.filter(({ code }) => code === HELD).first());
  }

  /** Whether it is no longer parked: also where that was not acknowledged. */
  async resend(n: number): Promise<boolean> {
    const front = await this.front();
    if (!front?.db) return false;
    const sending = resendRejected(front.db, n, {}, this.clock).catch(() => false);
    if ((await Promise.race([sending, front.death])) === true) {
      for (const { running } of this.contexts) running?.wrote();
      return true;
    }
    await rest();
    await this.mend();
    return (await this.look((db) => db.rejected.get(n))) === undefined;
  }

  async unsent(): Promise<string[]> {
    return this.look(async (db) => (await db.outbox.toArray()).map(({ key }) => key));
  }

  /** What waits to be sent and has no row. */
  async rowless(): Promise<string[]> {
    return this.look(async (db) => {
      const tables = [...db.ranks.keys()].map((name) => db.table(name));
      return db.transaction('r', [...tables, db.outbox], async () => {
        const entries = (await db.outbox.toArray()).filter(({ entity }) => db.ranks.has(entity));
        const rows = await rowsOf(db, entries);
        return entries.flatMap(({ key }) => (rows.has(key) ? [] : [key]));
      });
    });
  }

  /** What this device had lost sight of and found again by comparing itself with the server. */
  async repairs(): Promise<string[]> {
    const events = await this.look((db) => db.sync_log.toArray());
    return events.filter(({ event }) => event === 'repair').map(({ detail }) => String(detail?.['entities']));
  }

  async aside(): Promise<KeptAside> {
    const conflicts = await this.look((db) => db.conflicts.toArray());
    const rejected = await this.look((db) => db.rejected.toArray());
    return {
      device: this.name,
      conflicts: conflicts.map(({ entity, id, lost }) => ({ key: `${entity}:${id}`, lost })),
      rejected: rejected.map(({ entity, id, row, code }) => ({ key: `${entity}:${id}`, row, code })),
    };
  }

  /** The browser throws the whole database away. */
  async evict(): Promise<void> {
    this.crash();
    await rest();
    this.factory = new IDBFactory();
  }

  async end(): Promise<void> {
    for (const context of this.contexts) await context.stop().catch(() => {});
    this.crash();
  }
}
