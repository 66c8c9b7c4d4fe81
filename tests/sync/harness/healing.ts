import { sessionOf } from './accounts.ts';
import type { Device } from './device.ts';
import type { KeptAside } from './ledger.ts';
import type { Party } from './party.ts';
import { rest } from './rest.ts';
import type { Outcome } from './schedule.ts';
import { differences } from './world.ts';
import type { Holdings } from './world.ts';

// The faults end, and the devices are left to themselves: within so much time each must hold what its user may see,
// and owe nothing.

const ROUNDS = 12;
const ROUND_MS = 60_000;

async function calm(party: Party, device: Device): Promise<void> {
  device.crashIn = null;
  for (const context of device.contexts) {
    context.frozen = false;
    context.disk.fault = null;
  }
  if (device.signedInAs() !== device.user) {
    const who = device.user === party.carer.id ? party.carer : party.client;
    device.signIn(await sessionOf(party.world.stack, who));
  }
  await device.mend();
  for (const net of [...device.contexts.map((context) => context.net), ...device.deadNetworks]) await net.arrive();
  const front = await device.front();
  if (device.running.length === 0) front?.start();
  for (const context of device.contexts) {
    context.net.open = true;
    while (await context.net.deliver('ok'));
    // Half of the devices are told that they are online again, the others have their timers.
    if (party.plan.seed % 2 === 0) context.running?.poke();
  }
}

/** A repair heals what law 15 noticed, and what it noticed is a fault all the same. */
async function repairs(device: Device): Promise<string[]> {
  const repaired = await device.repairs();
  return repaired.map((entities) => `divergent on ${device.name}, and repaired: ${entities}`);
}

async function complaints(device: Device, wanted: Holdings): Promise<{ stuck: string[]; divergent: string[] }> {
  const unsent = await device.unsent();
  return {
    stuck: unsent.map((key) => `stuck: ${key} is still unsent on ${device.name}`),
    divergent: differences(wanted, await device.holds()).map((line) => `divergent on ${device.name}: ${line}`),
  };
}

export async function heal(party: Party): Promise<Outcome> {
  await party.letGo?.();
  for (const device of party.devices) await calm(party, device);
  await rest();
  let stuck: string[] = [];
  let divergent: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const visible = new Map<string, Holdings>();
    for (const { id } of [party.client, party.carer]) visible.set(id, await party.world.visible(id));
    const found = [];
    for (const device of party.devices) found.push(await complaints(device, visible.get(device.user) ?? new Map()));
    stuck = found.flatMap((each) => each.stuck);
    divergent = found.flatMap((each) => each.divergent);
    if (stuck.length + divergent.length === 0) break;
    await party.time.advance(ROUND_MS, rest);
    await rest();
  }
  for (const device of party.devices) divergent.push(...(await repairs(device)));
  const aside: KeptAside[] = [];
  for (const device of party.devices) aside.push(await device.aside());
  // One of a batch that is asked for again comes behind the others, and stands where it was typed all the same.
  const wasInOrder = !party.traffic.faults.has('deadlock');
  const server = await party.world.everything([party.client.id, party.carer.id, party.stranger.id]);
  return {
    seed: party.plan.seed,
    lost: stuck.length > 0 ? [] : party.ledger.audit(server, aside, wasInOrder),
    divergent,
    stuck,
    operations: party.performed,
    typed: party.ledger.typed,
    requests: party.traffic.requests,
    steps: party.devices.reduce((sum, { steps }) => sum + steps, 0),
    faults: party.traffic.faults,
    conflicts: aside.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
    rejected: aside.reduce((sum, { rejected }) => sum + rejected.length, 0),
  };
}
