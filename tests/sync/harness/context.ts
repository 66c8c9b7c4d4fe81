import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Device } from './device.ts';
import { openDatabase } from './engine.ts';
import type { Driver, Local, Running } from './engine.ts';
import { ENTITIES, NEXT_ENTITIES } from './entities.ts';
import { Network } from './network.ts';
import type { Traffic } from './network.ts';
import { DiskContext } from './storage.ts';
import type { Time } from './time.ts';
import type { World } from './world.ts';

export interface Surroundings {
  world: World;
  time: Time;
  traffic: Traffic;
  driver: Driver;
  /** Small pages and batches, so that few rows make several of them. */
  page: number;
  batch: number;
  random: () => number;
}

/** Where supabase-js keeps the session of a device. */
export const SESSION = 'session';

/** A tab: a database handle, a network, perhaps a replication. */
export class Context {
  readonly device: Device;
  readonly disk: DiskContext;
  readonly net: Network;
  readonly client: SupabaseClient;
  running: Running | null = null;
  /** A frozen tab runs no timers. */
  frozen = false;
  db: Local | null = null;
  #died: () => void = () => {};
  readonly death = new Promise<'died'>((resolve) => {
    this.#died = () => resolve('died');
  });
  readonly #hear = new Set<() => void>();

  constructor(device: Device) {
    const { surroundings } = device;
    this.device = device;
    this.disk = new DiskContext(device.factory);
    this.net = new Network(surroundings.traffic, () => surroundings.time.now());
    this.disk.onStep = (refusable) => device.step(refusable);
    this.disk.onFault = (fault) => surroundings.traffic.met(`disk ${fault}`);
    this.net.onStep = () => device.step();
    this.client = createClient(surroundings.world.stack.url, surroundings.world.stack.anonKey, {
      auth: {
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: SESSION,
        storage: device.keep,
      },
      global: { fetch: this.net.fetch },
    });
  }

  get alive(): boolean {
    return !this.disk.dead;
  }

  async open(): Promise<void> {
    const { device } = this;
    const { time } = device.surroundings;
    const opening = openDatabase(device.user, device.upgraded ? NEXT_ENTITIES : ENTITIES, {
      prefix: device.name,
      version: device.upgraded ? 2 : 1,
      timers: time.timers(
        () => this.alive,
        () => this.frozen,
      ),
      disk: this.disk.dependencies,
    });
    const opened = await Promise.race([opening, this.death]);
    if (opened === 'died') opening.then((db) => db.close()).catch(() => {});
    else this.db = opened;
  }

  start(): void {
    if (this.running || !this.db || !this.alive) return;
    const { device } = this;
    const { time, driver, page, batch, random } = device.surroundings;
    this.running = driver(this.db, this.client, {
      userId: device.user,
      clock: device.clock,
      random,
      timers: time.timers(
        () => this.alive,
        () => this.frozen,
      ),
      page,
      batch,
      ping: (heard) => {
        this.#hear.add(heard);
        return () => this.#hear.delete(heard);
      },
      log: (line) => device.log.push(line),
    });
  }

  hint(): void {
    for (const heard of this.#hear) heard();
  }

  /** In good order, as when the tab is closed after a warning. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = null;
    if (running) await Promise.race([running.stop(), this.death]);
  }

  /** Between one instruction and the next. */
  kill(): void {
    if (!this.alive) return;
    this.disk.kill();
    this.net.kill();
    this.running?.abandon();
    this.running = null;
    this.#died();
  }
}
