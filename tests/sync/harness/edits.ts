import type { Device } from './device.ts';
import type { Change } from './engine.ts';
import { entityNamed } from './entities.ts';
import { held } from './held.ts';
import type { Edit } from './operations.ts';
import type { Party } from './party.ts';
import { rest } from './rest.ts';
import { talk } from './talk.ts';
import type { PlainRow } from './world.ts';

const CREATED = '2026-03-01T08:00:00.000Z';

interface Intent {
  changes: Change[];
  add?: { key: string; delta: number };
}

async function chosen(device: Device, entity: string, slot: number, make: number): Promise<PlainRow | undefined> {
  const rows = await held(device, entity);
  if (slot < make && rows.length < 6) return undefined;
  return rows[slot % Math.max(1, rows.length)];
}

const glasses = async (device: Device, key: string): Promise<number> =>
  Number((await device.row(key))?.['glasses_consumed'] ?? 0);

/** Only what was drunk on this device is taken back there, so that no count ends at none and the sum holds. */
async function water(party: Party, device: Device, edit: Edit): Promise<Intent> {
  const day = party.water.at(edit.slot % 2) as { id: string; date: string };
  const key = `water_intake:${day.id}`;
  const canTakeBack = device.drunk(key) > 0 && (await glasses(device, key)) > 0;
  const delta = edit.columns === 7 && canTakeBack ? -1 : 1 + (edit.columns % 3);
  const set = { user_id: party.client.id, date: day.date, created_at: CREATED };
  return {
    changes: [{ entity: entityNamed('water_intake'), set, add: { glasses_consumed: delta } }],
    add: { key, delta },
  };
}

function columnsOfMeal(party: Party, edit: Edit): Record<string, unknown> {
  const { columns, poison } = edit;
  return {
    ...(columns & 1 ? { name: party.nextText() } : {}),
    ...(columns & 2 ? { notes: party.nextText() } : {}),
    ...(columns & 4 ? { calories: 100 + edit.slot } : {}),
    ...(poison ? { calories: -1 } : {}),
  };
}

async function meal(party: Party, device: Device, edit: Edit): Promise<Intent> {
  const own = device.user === party.client.id;
  const row = await chosen(device, 'meal_plans', edit.slot, own ? 3 : 0);
  if (!row && !own) return { changes: [] };
  const fresh = {
    user_id: party.client.id,
    date: party.dayAt(-4 * edit.slot),
    name: '',
    meal_type: 'lunch',
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    source: 'manual',
    logged: false,
    created_at: CREATED,
  };
  const id = row?.id ?? crypto.randomUUID();
  const set = { ...(row ? {} : fresh), ...columnsOfMeal(party, edit) };
  if (edit.poison || !own) party.ledger.mayBeRefused(`meal_plans:${id}`);
  return { changes: [{ entity: entityNamed('meal_plans'), id, set }] };
}

/** One gesture over three tables; a session that is refused takes its parts with it. */
function workout(party: Party, device: Device, edit: Edit): Intent {
  if (device.user !== party.client.id) return { changes: [] };
  const user_id = party.client.id;
  const [session, exercise] = [crypto.randomUUID(), crypto.randomUUID()];
  const common = { user_id, session_id: session, exercise_id: party.world.exercise };
  const changes: Change[] = [
    {
      entity: entityNamed('workout_sessions'),
      id: session,
      set: {
        user_id,
        name: edit.poison ? ' ' : party.nextText(),
        notes: party.nextText(),
        scheduled_for: `${party.dayAt(-2 * edit.slot)}T08:00:00Z`,
      },
    },
    { entity: entityNamed('workout_exercises'), id: exercise, set: { ...common, notes: party.nextText() } },
    ...[5, 8].map((reps) => ({
      entity: entityNamed('workout_sets'),
      id: crypto.randomUUID(),
      set: { ...common, workout_exercise_id: exercise, reps, notes: party.nextText() },
    })),
  ];
  if (edit.poison) for (const { entity, id } of changes) party.ledger.mayBeRefused(`${entity.name}:${id}`);
  return { changes: edit.slot % 2 === 0 ? changes : changes.slice(0, 3) };
}

async function part(party: Party, device: Device, edit: Edit): Promise<Intent> {
  const entity = ['workout_sessions', 'workout_exercises', 'workout_sets', 'workout_sets'][edit.columns % 4] ?? '';
  const row = await chosen(device, entity, edit.slot, 0);
  if (!row) return { changes: [] };
  const poisoned = edit.poison && entity === 'workout_sets';
  if (poisoned || device.user !== party.client.id) party.ledger.mayBeRefused(`${entity}:${row.id}`);
  const set = { notes: party.nextText(), ...(poisoned ? { reps: -1 } : {}) };
  return { changes: [{ entity: entityNamed(entity), id: row.id, set }] };
}

async function appointment(party: Party, device: Device, edit: Edit): Promise<Intent> {
  const own = device.user === party.client.id;
  const row = await chosen(device, 'appointments', edit.slot, own ? 2 : 0);
  if (!row && !own) return { changes: [] };
  const hour = String(8 + edit.columns).padStart(2, '0');
  const fresh = {
    user_id: party.client.id,
    provider_id: party.carer.id,
    appointment_type: 'other',
    scheduled_date: `2027-02-0${1 + edit.slot}`,
    scheduled_time: `${hour}:00:00`,
    duration_minutes: 60,
    mode: 'phone',
    status: 'requested',
  };
  const id = row?.id ?? crypto.randomUUID();
  // Whose column it is, and in which state, is the server's business: it may refuse any of it.
  party.ledger.mayBeRefused(`appointments:${id}`);
  const move = edit.columns & 4 && own ? { scheduled_time: `${hour}:30:00` } : {};
  const set = { ...(row ? move : fresh), title: party.nextText(), ...(own ? {} : { notes: party.nextText() }) };
  return { changes: [{ entity: entityNamed('appointments'), id, set }] };
}

async function intentOf(party: Party, device: Device, edit: Edit): Promise<Intent> {
  if (edit.kind === 'water') return device.user === party.client.id ? water(party, device, edit) : { changes: [] };
  if (edit.kind === 'meal') return meal(party, device, edit);
  if (edit.kind === 'workout') return workout(party, device, edit);
  if (edit.kind === 'part') return part(party, device, edit);
  if (edit.kind === 'appointment') return appointment(party, device, edit);
  return { changes: await talk(party, device, edit) };
}

function drank(party: Party, device: Device, { key, delta }: NonNullable<Intent['add']>): void {
  party.ledger.added(key, delta);
  device.drank(key, delta);
}

const keyOf = (change: Change): string => `${change.entity.name}:${change.id}`;

/** A write that was not acknowledged may have happened all the same; the disk knows. */
async function lookUp(
  party: Party,
  device: Device,
  { changes, add }: Intent,
  counted: number,
  earlier: (PlainRow | undefined)[],
): Promise<void> {
  await rest();
  await device.mend();
  if (add) {
    const now = await glasses(device, add.key);
    if (now === counted + add.delta) drank(party, device, add);
    else if (now !== counted) {
      party.ledger.mayHaveAdded(add.key, add.delta);
      device.drank(add.key, Math.min(0, add.delta));
    }
    return;
  }
  for (const [i, change] of changes.entries()) {
    const row = await device.row(keyOf(change));
    const happened = Object.fromEntries(Object.entries(change.set ?? {}).filter(([c, v]) => row?.[c] === v));
    party.ledger.wrote(device.name, keyOf(change), happened, earlier[i]);
  }
}

export async function perform(party: Party, edit: Edit): Promise<boolean> {
  const device = party.devices[edit.device];
  if (!device) return false;
  const intent = await intentOf(party, device, edit);
  const { changes, add } = intent;
  if (changes.length === 0) return false;
  const counted = add ? await glasses(device, add.key) : 0;
  const earlier: (PlainRow | undefined)[] = [];
  if (!add) for (const change of changes) earlier.push(await device.row(keyOf(change)));
  const before = await device.write(changes);
  if (!before) {
    await lookUp(party, device, intent, counted, earlier);
    return true;
  }
  if (add) drank(party, device, add);
  changes.forEach((change, i) => {
    if (!add) party.ledger.wrote(device.name, keyOf(change), change.set ?? {}, before[i]);
  });
  return true;
}

export async function remove(party: Party, device: Device, slot: number): Promise<boolean> {
  const own = device.user === party.client.id;
  const row = await chosen(device, 'meal_plans', slot, 0);
  if (!row) return false;
  const key = `meal_plans:${row.id}`;
  if (!own) party.ledger.mayBeRefused(key);
  const before = await device.write([{ entity: entityNamed('meal_plans'), id: row.id, delete: true }]);
  const seen = before?.[0] ?? row;
  party.ledger.tookAway(key, seen);
  return true;
}
