import type { Table } from 'dexie';
import * as z from 'zod/mini';
import { BESIDE_KEY, parsed, SignedIn } from './session-store.ts';
import type { Kept } from './session-store.ts';

// People who are signed in on this device and do not have it in hand. In the same table as who has, so that a change of
// hands is one transaction, in which a killed tab leaves nobody lost.

const Beside = z.object({
  ...SignedIn.shape,
  /** What the page's storage held for this person. */
  shelf: z.custom<Record<string, string>>(),
});

export type Beside = z.infer<typeof Beside>;

type Held = Table<Kept, string>;

export async function besideOf(kept: Held, userId: string): Promise<Beside | null> {
  return parsed(Beside, (await kept.get(BESIDE_KEY + userId))?.value);
}

export async function allBeside(kept: Held): Promise<Beside[]> {
  const all = await kept.where('name').startsWith(BESIDE_KEY).toArray();
  return all.flatMap(({ value }) => parsed(Beside, value) ?? []);
}

export async function put(kept: Held, beside: Beside): Promise<void> {
  await kept.put({ name: BESIDE_KEY + beside.account.userId, value: JSON.stringify(beside) });
}

export const remove = (kept: Held, userId: string): Promise<void> => kept.delete(BESIDE_KEY + userId);
