import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { ReadOnly } from '#src/data/answer.ts';

/** All of one kind that this device holds. */
export interface Series {
  kind: string;
  /** Of a kind that the client named; others are called by their kind. */
  name: string | null;
  last: Measurement;
  /** Those before it, the latest first. */
  before: Measurement[];
}

/** By kind, in the order in which a tape goes; what the client named stands last. */
export async function measuredOf(db: ReadOnly, clientId: string): Promise<Series[]> {
  const [held, own] = await Promise.all([measurementsHeld(db, clientId), ownMeasuresOf(db, clientId)]);
  const byKind = Map.groupBy(held, ({ kind }) => kind);
  const named = new Map<string, string | null>([
    ...Object.keys(UNIT_OF).map((kind) => [kind, null] as const),
    ...own.map(({ id, name }) => [ownKind(id), name] as const),
  ]);
  return [...named].flatMap(([kind, name]): Series[] => {
    const [last, ...before] = (byKind.get(kind) ?? []).toReversed();
    return last ? [{ kind, name, last, before }] : [];
  });
}
