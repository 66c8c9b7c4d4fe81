import { sessionOf } from './accounts.ts';
import type { Device } from './device.ts';
import { perform, remove } from './edits.ts';
import type { Driver } from './engine.ts';
import { heal } from './healing.ts';
import type { Operation, Plan } from './operations.ts';
import { gather, seedIds } from './party.ts';
import type { Party } from './party.ts';
import { rest } from './rest.ts';
import { writePlainly } from './plain-writers.ts';
import { sayAgain } from './talk.ts';
import type { World } from './world.ts';

export interface Outcome {
  seed: number;
  lost: string[];
  divergent: string[];
  stuck: string[];
  operations: number;
  typed: number;
  requests: number;
  steps: number;
  faults: ReadonlyMap<string, number>;
  conflicts: number;
  rejected: number;
}

async function flow(device: Device, most: number): Promise<boolean> {
  let delivered = 0;
  for (const { net, frozen } of device.contexts) {
    if (frozen) continue;
    while (delivered < most && (await net.deliver('ok'))) {
      delivered += 1;
      await rest();
    }
  }
  return delivered > 0;
}

async function flowAnywhere(party: Party, most: number): Promise<boolean> {
  for (const device of party.devices) if (await flow(device, most)) return true;
  return false;
}

async function switchUser(party: Party, device: Device): Promise<void> {
  const away = device.signedInAs() !== device.user;
  const who = away ? [party.client, party.carer].find(({ id }) => id === device.user) : party.stranger;
  device.signIn(await sessionOf(party.world.stack, who ?? party.client));
}

async function evict(party: Party, device: Device): Promise<boolean> {
  const unsent = await device.unsent();
  // How much of an unsent count arrived nobody could say afterwards.
  if (unsent.some((key) => key.startsWith('water_intake'))) return false;
  const rows = await Promise.all(unsent.map(async (key) => ({ key, row: await device.row(key) })));
  party.ledger.diskGone(rows, await device.aside());
  await device.evict();
  return true;
}

async function upgrade(party: Party, device: Device): Promise<boolean> {
  if (device.upgraded) return false;
  if ((await device.unsent()).length > 0) party.traffic.met('upgrade with queued writes');
  const old = device.contexts.slice();
  const wasRunning = device.running.length > 0;
  device.upgraded = true;
  const fresh = await device.openTab();
  for (const context of old) {
    context.kill();
    device.deadNetworks.push(context.net);
  }
  device.contexts = device.contexts.filter((context) => !old.includes(context));
  if (wasRunning) fresh?.start();
  return true;
}

type OnDevice = Extract<Operation, { device: number }>;

async function happenOnDevice(party: Party, device: Device, operation: OnDevice): Promise<boolean> {
  const front = device.contexts[0];
  switch (operation.do) {
    case 'edit':
      return perform(party, operation);
    case 'delete':
      return remove(party, device, operation.slot);
    case 'start':
      if (device.running.length > 0) return false;
      (await device.front())?.start();
      return true;
    case 'stop':
      await front?.stop();
      return front !== undefined;
    case 'tab':
      if (device.contexts.length > 1) return false;
      (await device.openTab())?.start();
      if (device.running.length > 1) party.traffic.met('two leaders');
      return true;
    case 'freeze':
      if (!front || front.frozen) return false;
      if (front.running) party.traffic.met('frozen leader');
      front.frozen = true;
      return true;
    case 'thaw':
      for (const context of device.contexts) context.frozen = false;
      return true;
    case 'poke':
      for (const { running } of device.contexts) running?.poke();
      return device.running.length > 0;
    case 'crash':
      device.crash();
      await rest();
      if (party.random.chance(0.7)) (await device.front())?.start();
      return true;
    case 'evict':
      return evict(party, device);
    case 'arrive': {
      let arrived = 0;
      for (const net of [...device.contexts.map((context) => context.net), ...device.deadNetworks]) {
        arrived += await net.arrive();
      }
      return arrived > 0;
    }
    case 'lose connection':
      for (const { disk } of device.contexts) disk.loseConnection();
      return device.contexts.length > 0;
    case 'upgrade':
      return upgrade(party, device);
    case 'switch user':
      await switchUser(party, device);
      return true;
    case 'say again':
      return sayAgain(party, device);
    case 'net': {
      const everywhere = [device, ...party.devices].flatMap(({ contexts }) => contexts);
      const context = everywhere.find(({ net }) => net.waiting > 0);
      return (await context?.net.deliver(operation.fate)) ?? false;
    }
    case 'flow':
      return (await flow(device, operation.most)) || (await flowAnywhere(party, operation.most));
    case 'ping':
      for (let i = 0; i < operation.times; i++) for (const context of device.contexts) context.hint();
      return device.running.length > 0;
    case 'crash in':
      device.breakIn('crash', operation.steps);
      return true;
    case 'disk':
      for (const { disk } of device.contexts) disk.fault = operation.fault;
      return device.contexts.length > 0;
    default:
      return false;
  }
}

const COUNTED: Partial<Record<Operation['do'], string>> = {
  crash: 'crash',
  evict: 'database evicted',
  'lose connection': 'connection lost',
  upgrade: 'upgrade',
  'switch user': 'user switched',
  'say again': 'held sent again',
};

async function happen(party: Party, operation: Operation): Promise<void> {
  let fits = true;
  if ('device' in operation) {
    const device = party.devices[operation.device];
    fits = device !== undefined && (await happenOnDevice(party, device, operation));
    const fault = COUNTED[operation.do];
    if (fits && fault !== undefined) party.traffic.met(fault);
    if (fits && operation.do === 'ping' && operation.times > 1) party.traffic.met('hint twice');
    if (fits && operation.do === 'edit' && operation.poison) party.traffic.met('poison');
  } else if (operation.do === 'wait') await party.time.advance(operation.ms, rest);
  else if (operation.do === 'sleep') await party.time.sleep(operation.ms, rest);
  else fits = await writePlainly(party, operation);
  party.performed += fits ? 1 : 0;
}

/** Law 1, at every moment: a write of a new row relies on it. */
async function rowlessOn(device: Device): Promise<string[]> {
  return (await device.rowless()).map((key) => `lost: ${key} is unsent on ${device.name} and has no row`);
}

export async function play(world: World, driver: Driver, plan: Plan, trace?: (line: string) => void): Promise<Outcome> {
  const restoreIds = seedIds(plan.seed);
  const party = await gather(world, driver, plan);
  const rowless = new Set<string>();
  try {
    for (const device of party.devices) (await device.front())?.start();
    await rest();
    for (const operation of plan.operations) {
      trace?.(JSON.stringify(operation));
      party.time.tick(7);
      await happen(party, operation);
      if (!('rush' in operation && operation.rush)) await rest();
      for (const device of party.devices.filter(({ contexts }) => contexts.length > 0)) {
        await device.mend();
        for (const line of await rowlessOn(device)) rowless.add(line);
      }
    }
    const outcome = await heal(party);
    return { ...outcome, lost: [...outcome.lost, ...rowless] };
  } finally {
    await party.letGo?.();
    for (const device of party.devices) await device.end();
    const all = [party.client.id, party.carer.id, party.stranger.id];
    // What everybody sees would be seen by all later schedules.
    await world.stack.database.query(`delete from public.community_posts where user_id = any ($1)`, [all]);
    await world.stack.database.query(
      `delete from sync.feed where audience = any ($1) or audience = sync.shared('community')`,
      [all],
    );
    restoreIds();
  }
}
