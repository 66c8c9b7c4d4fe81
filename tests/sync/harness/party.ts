import { makeAccount, sessionOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { Device } from './device.ts';
import type { Driver } from './engine.ts';
import { Ledger } from './ledger.ts';
import { Traffic } from './network.ts';
import { clockFault } from './operations.ts';
import type { Plan } from './operations.ts';
import { seeded, uuidOf } from './random.ts';
import type { Random } from './random.ts';
import { Time } from './time.ts';
import type { World } from './world.ts';

/** Everybody and everything that takes part in one schedule. */
export interface Party {
  plan: Plan;
  world: World;
  time: Time;
  random: Random;
  traffic: Traffic;
  ledger: Ledger;
  client: Account;
  carer: Account;
  stranger: Account;
  devices: Device[];
  /** The ids of the client's two days of water, as the server derives them. */
  water: { id: string; date: string }[];
  /** Ends the transaction that a plain writer holds open. */
  letGo: (() => Promise<void>) | null;
  nextText: () => string;
  /** So many days after the one on which the schedule begins. */
  dayAt: (days: number) => string;
  skipped: number;
  performed: number;
}

/** The first is about to leave the share of a carer. */
const DAYS_OF_WATER = [-26, -2];

/** Fresh users, so that one server serves all schedules. */
export async function gather(world: World, driver: Driver, plan: Plan): Promise<Party> {
  const { stack } = world;
  const random = seeded(plan.seed * 31 + 7);
  const client = await makeAccount(stack, crypto.randomUUID(), 'client');
  const carer = await makeAccount(stack, crypto.randomUUID(), plan.carer);
  const stranger = await makeAccount(stack, crypto.randomUUID(), 'client');
  await stack.database.query(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [
    carer.id,
    client.id,
  ]);
  const first = Date.parse(await world.beginDay());
  const dayAt = (days: number): string => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
  const water = await stack.database.query<{ id: string; date: string }>(
    `select sync.natural_id('water_intake', $1, d) as id, d as date from unnest($2::text[]) d`,
    [client.id, DAYS_OF_WATER.map(dayAt)],
  );
  const time = new Time(Date.now());
  const traffic = new Traffic();
  const { page, batch } = plan;
  const surroundings = { world, time, traffic, driver, page, batch, random: () => random.next() };
  for (const skew of plan.skews) {
    const fault = clockFault(skew);
    if (fault !== null) traffic.met(fault);
  }
  const devices: Device[] = [];
  for (let i = 0; i < plan.devices; i++) {
    // The carer has the third device, and the fifth.
    const owner = i === 2 || i === 4 ? carer : client;
    const device = new Device(`s${plan.seed}-d${i}`, owner.id, plan.skews[i] ?? 0, surroundings);
    device.signIn(await sessionOf(stack, owner));
    devices.push(device);
  }
  let texts = 0;
  const nextText = () => {
    texts += 1;
    return `text ${plan.seed}.${texts}`;
  };
  const ledger = new Ledger();
  return {
    plan,
    world,
    time,
    random,
    traffic,
    ledger,
    client,
    carer,
    stranger,
    devices,
    water,
    letGo: null,
    nextText,
    dayAt,
    skipped: 0,
    performed: 0,
  };
}

/** Ids follow from the seed while a schedule runs. */
export function seedIds(seed: number): () => void {
  const random = seeded(seed * 17 + 3);
  const { crypto } = globalThis;
  const real = crypto.randomUUID.bind(crypto);
  const end = real().slice(-12);
  crypto.randomUUID = () => uuidOf(random, end) as ReturnType<typeof real>;
  return () => {
    crypto.randomUUID = real;
  };
}
