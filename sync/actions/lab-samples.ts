import { action } from '#sync/engine/act.ts';
import { labSamples } from '#sync/entities/lab-samples.ts';
import type { LabSample } from '#sync/entities/lab-samples.ts';
import { many } from '#sync/queries/reading.ts';
import { changed, created, writeAll } from './changes.ts';

type Draw = Pick<LabSample, 'order_id' | 'client_id' | 'container' | 'draw'>;

/** Who did it the server writes. */
export const collectSamples = action([labSamples], (tx, draws: readonly Draw[]) =>
  writeAll(
    tx,
    draws.map((draw) =>
      created(labSamples, {
        ...draw,
        state: 'collected',
        collected_at: tx.now,
        collected_by_id: null,
        received_at: null,
        received_by_id: null,
        rejected_at: null,
        rejected_by_id: null,
        reject_reason: null,
        note: null,
        is_open: true,
        is_rejected: false,
      }),
    ),
  ),
);

/** Those that are in or rejected already stay as they are. */
export const receiveSamples = action([labSamples], async (tx, ids: readonly string[]) => {
  const waiting = (await many(tx, labSamples, ids)).filter(({ state }) => state === 'collected');
  await writeAll(
    tx,
    waiting.map(({ id }) => changed(labSamples, id, { state: 'received', received_at: tx.now })),
  );
});

interface Rejection {
  reason: NonNullable<LabSample['reject_reason']>;
  note: string;
}

/** The next draw is made with `collectSamples`. */
export const rejectSample = action([labSamples], (tx, id: string, { reason, note }: Rejection) =>
  writeAll(tx, [
    changed(labSamples, id, {
      state: 'rejected',
      is_rejected: true,
      rejected_at: tx.now,
      reject_reason: reason,
      note: note.trim() || null,
    }),
  ]),
);
