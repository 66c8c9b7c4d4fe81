import type { Device } from './device.ts';
import type { Change, Driver } from './engine.ts';
import { entityNamed } from './entities.ts';
import { heal } from './healing.ts';
import type { Plan } from './operations.ts';
import { gather, seedIds } from './party.ts';
import type { Party } from './party.ts';
import { rest } from './rest.ts';
import type { Outcome } from './schedule.ts';
import type { World } from './world.ts';

// One sync in which everything happens: pages, batches, a conflict, a refusal, a counter, a gesture, removals. It is
// broken off after its first step, after its second, and so on to its last: each request to the disk, each commit,
// each request to the server before it leaves and after its answer came.

type Break = 'crash' | 'abort' | 'quota';

const planOf = (seed: number): Plan => ({
  seed,
  devices: 2,
  skews: [0, 1500],
  page: 4,
  batch: 4,
  carer: 'nutritionist',
  operations: [],
});

const MEAL = {
  date: '2026-03-01',
  name: '',
  meal_type: 'lunch',
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  source: 'manual',
  logged: false,
  created_at: '2026-03-01T08:00:00.000Z',
};

async function type(
  party: Party,
  device: Device,
  entity: string,
  sets: (Record<string, unknown> & { id: string })[],
): Promise<void> {
  const changes = sets.map(({ id, ...set }): Change => ({ entity: entityNamed(entity), id, set }));
  const before = await device.write(changes);
  if (!before) throw new Error(`the setting was not written: ${device.log.join('; ')}`);
  sets.forEach(({ id, ...set }, i) => party.ledger.wrote(device.name, `${entity}:${id}`, set, before[i]));
}

async function drink(party: Party, device: Device, delta: number): Promise<void> {
  const [day] = party.water;
  if (!day) return;
  const set = { user_id: party.client.id, date: day.date, created_at: MEAL.created_at };
  const done = await device.write([{ entity: entityNamed('water_intake'), set, add: { glasses_consumed: delta } }]);
  if (done) party.ledger.added(`water_intake:${day.id}`, delta);
}

async function train(party: Party, device: Device): Promise<void> {
  const [session_id, exercise] = [crypto.randomUUID(), crypto.randomUUID()];
  const user_id = party.client.id;
  const common = { user_id, session_id, exercise_id: party.world.exercise };
  await type(party, device, 'workout_sessions', [{ id: session_id, user_id, name: party.nextText() }]);
  await type(party, device, 'workout_exercises', [{ id: exercise, ...common, notes: party.nextText() }]);
  await type(party, device, 'workout_sets', [
    { id: crypto.randomUUID(), workout_exercise_id: exercise, ...common, reps: 5, notes: party.nextText() },
  ]);
}

async function sync(party: Party, device: Device): Promise<void> {
  const front = await device.front();
  front?.start();
  front?.running?.poke();
  await rest();
  await party.time.advance(3000, rest);
  await front?.stop();
}

/** Leaves the first device with work in both directions, and all its contexts closed. */
async function prepare(party: Party): Promise<Device> {
  const [device, other] = party.devices as [Device, Device];
  for (const each of [device, other]) (await each.front())!.net.open = true;
  const user_id = party.client.id;
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  const meals = ids.map((id) => ({ id, user_id, ...MEAL, name: party.nextText(), notes: party.nextText() }));
  await type(party, other, 'meal_plans', meals);
  await drink(party, other, 2);
  await sync(party, other);
  await sync(party, device);
  const [edited = '', poisoned = '', gone = '', plain = ''] = ids;
  await type(party, other, 'meal_plans', [{ id: edited, name: party.nextText(), notes: party.nextText() }]);
  await train(party, other);
  await drink(party, other, 1);
  await sync(party, other);
  const { database } = party.world.stack;
  const [row] = await database.query('delete from public.meal_plans where id = $1 returning *', [gone]);
  party.ledger.tookAway(`meal_plans:${gone}`, row ?? {});
  party.ledger.mayBeRefused(`meal_plans:${gone}`);
  party.ledger.mayBeRefused(`meal_plans:${poisoned}`);
  await type(party, device, 'meal_plans', [{ id: edited, name: party.nextText() }]);
  await type(party, device, 'meal_plans', [{ id: poisoned, calories: -1, notes: party.nextText() }]);
  await type(party, device, 'meal_plans', [{ id: gone, notes: party.nextText() }]);
  await type(party, device, 'meal_plans', [{ id: plain, notes: party.nextText() }]);
  await drink(party, device, 3);
  await train(party, device);
  for (const each of [device, other]) each.crash();
  return device;
}

interface Broken {
  outcome: Outcome;
  /** Whether there was a step to break at. */
  reached: boolean;
  steps: number;
}

async function breakAt(world: World, driver: Driver, how: Break, step: number): Promise<Broken> {
  const restoreIds = seedIds(step);
  const party = await gather(world, driver, planOf(step));
  try {
    const device = await prepare(party);
    const front = await device.front();
    if (!front) throw new Error('the device does not open');
    front.net.open = true;
    device.breakIn(how, step);
    const before = device.steps;
    front.start();
    await rest();
    await party.time.advance(3000, rest);
    const steps = device.steps - before;
    const reached = device.crashIn === null;
    // What was on its way when the device died arrives before it is back, or after.
    if (step % 2 === 0) for (const net of device.deadNetworks) await net.arrive();
    return { outcome: await heal(party), reached, steps };
  } finally {
    for (const device of party.devices) await device.end();
    restoreIds();
  }
}

/** All or nothing of one gesture over three tables, whenever the tab dies. Answers false beyond the last step. */
async function breakWrite(
  world: World,
  driver: Driver,
  step: number,
): Promise<{ reached: boolean; complaint: string | null }> {
  const party = await gather(world, driver, planOf(step));
  const [device] = party.devices as [Device];
  try {
    const front = await device.front();
    await rest();
    device.breakIn('crash', step);
    const user_id = party.client.id;
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
    const changes = ids.map((id): Change => ({ entity: entityNamed('meal_plans'), id, set: { user_id, ...MEAL } }));
    const session: Change = {
      entity: entityNamed('workout_sessions'),
      id: crypto.randomUUID(),
      set: { user_id, name: 'x' },
    };
    const acknowledged = await device.writeAlone([...changes, session]);
    await rest();
    const reached = device.crashIn === null && front !== null && !front.alive;
    device.crashIn = null;
    const [rows, unsent] = [(await device.holds()).size, (await device.unsent()).length];
    const whole = rows === unsent && (rows === 4 || (rows === 0 && !acknowledged));
    return { reached, complaint: whole ? null : `step ${step}: ${rows} rows, ${unsent} to be sent` };
  } finally {
    await device.end();
  }
}

export interface Breaks {
  /** Where a sync or a write was broken off. */
  points: number;
  complaints: string[];
}

export interface BreaksOptions {
  untilFailure?: boolean;
  /** The step to begin with, and every so many-th from there: so that several processes share all of them. */
  first?: number;
  stride?: number;
  ways?: readonly Break[];
}

/** Each step of a sync, broken in each way, and each step of a write. */
export async function everyBreak(world: World, driver: Driver, options: BreaksOptions = {}): Promise<Breaks> {
  const { untilFailure = false, first = 1, stride = 1, ways = ['crash', 'quota'] } = options;
  const found: Breaks = { points: 0, complaints: [] };
  const enough = (): boolean => untilFailure && found.complaints.length > 0;
  for (let step = first, reached = true; reached && !enough(); step += stride) {
    const broken = await breakWrite(world, driver, step);
    reached = broken.reached;
    if (broken.complaint !== null) found.complaints.push(broken.complaint);
    if (reached) found.points += 1;
  }
  for (const how of ways) {
    for (let step = first, reached = true; reached && !enough(); step += stride) {
      const { outcome, ...broken } = await breakAt(world, driver, how, step);
      reached = broken.reached;
      if (reached) found.points += 1;
      const { lost, divergent, stuck } = outcome;
      found.complaints.push(...[...lost, ...divergent, ...stuck].map((line) => `${how} at step ${step}: ${line}`));
    }
  }
  return found;
}
