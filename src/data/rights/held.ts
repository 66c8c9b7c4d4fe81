import type { ZodMiniType } from 'zod/mini';
import type { Local } from '#src/data/database/opening.ts';
import { OWN } from '#sync/engine/own-facts.ts';

// What the house holds of a person beside the records, as the server last told it. It goes into an export.

export const HELD = `${OWN}held`;

interface Told<T> {
  value: T;
  at: number;
}

export const keepHeld = ({ facts }: Pick<Local, 'facts'>, told: Told<unknown>): Promise<unknown> =>
  facts.put({ name: HELD, value: told });

export async function keptHeld<T>({ facts }: Pick<Local, 'facts'>, shape: ZodMiniType<T>): Promise<Told<T> | null> {
  const kept = (await facts.get(HELD))?.value as Partial<Told<unknown>> | undefined;
  const read = shape.safeParse(kept?.value);
  return read.success && kept?.at !== undefined ? { value: read.data, at: kept.at } : null;
}
