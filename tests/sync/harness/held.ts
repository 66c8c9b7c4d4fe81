import type { Device } from './device.ts';
import type { PlainRow } from './world.ts';

/** What the user could touch on this device, in an order that does not depend on the ids. */
export async function held(device: Device, entity: string): Promise<PlainRow[]> {
  const rows = await device.rowsOf(entity);
  return rows.filter((row) => row['deleted'] !== true).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
