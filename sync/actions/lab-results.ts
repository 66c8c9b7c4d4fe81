import { action } from '#sync/engine/act.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { many } from '#sync/queries/reading.ts';
import { labResultsOfOrder } from '#sync/queries/lab-results.ts';
import { changed, created, writeAll } from './changes.ts';

type Judged = Pick<LabResult, 'reference_range' | 'range_low' | 'range_high' | 'unit' | 'flag'>;

export interface Finding extends Judged, Pick<LabResult, 'order_id' | 'client_id' | 'test_code' | 'test_name'> {
  result_value: string;
  /** The device asked whether it is right. */
  was_questioned: boolean;
}

const needsAttention = (severity: LabResult['flag']): boolean => severity === 'critical' || severity === 'abnormal';

/** What is verified stays: it changes by an amendment. */
export const enterResults = action(
  [labResults],
  async (tx, orderId: string, findings: readonly Finding[], by: string) => {
    const known = new Map((await labResultsOfOrder(tx, orderId)).map((result) => [result.test_code, result]));
    const changes = findings.flatMap((finding) => {
      const old = known.get(finding.test_code);
      if (old?.verified_at) return [];
      const entered = {
        ...finding,
        result_value: finding.result_value.trim(),
        needs_attention: needsAttention(finding.flag),
        entered_by_id: by,
        entered_at: tx.now,
      };
      if (old) return [changed(labResults, old.id, entered)];
      return [created(labResults, { ...UNTOUCHED, ...entered, created_at: tx.now })];
    });
    await writeAll(tx, changes);
  },
);

const UNTOUCHED = {
  interpretation: null,
  read_back_to: null,
  read_back_at: null,
  read_back_by_id: null,
  verified_by_id: null,
  verified_at: null,
  second_look: false,
  held_reason: null,
  held_by_id: null,
  doctor_word: null,
  next_step: null,
  signed_by_id: null,
  signed_at: null,
  released_at: null,
  version: 1,
  is_open: true,
} as const;

/** A word of the laboratory about one of its results. */
export const interpretResult = action([labResults], (tx, id: string, interpretation: string) =>
  writeAll(tx, [changed(labResults, id, { interpretation: interpretation.trim() || null })]),
);

/** Whether they are released, and to whom, the server decides. */
export const verifyResults = action([labResults], async (tx, ids: readonly string[], by: string) => {
  // A colleague's look may have come meanwhile.
  const waiting = (await many(tx, labResults, ids)).filter(({ verified_at }) => verified_at === null);
  await writeAll(
    tx,
    waiting.map(({ id }) => changed(labResults, id, { verified_at: tx.now, verified_by_id: by })),
  );
});

export const readBackResult = action([labResults], (tx, id: string, { to, by }: { to: string; by: string }) =>
  writeAll(tx, [changed(labResults, id, { read_back_to: to.trim(), read_back_at: tx.now, read_back_by_id: by })]),
);

interface Hold {
  reason: string;
  by: string;
}

export const holdResults = action([labResults], (tx, ids: readonly string[], { reason, by }: Hold) =>
  writeAll(
    tx,
    ids.map((id) => changed(labResults, id, { held_reason: reason.trim(), held_by_id: by })),
  ),
);

export const letGoOfResult = action([labResults], (tx, id: string) =>
  writeAll(tx, [changed(labResults, id, { held_reason: null, held_by_id: null })]),
);

interface Word {
  word: string;
  nextStep: string;
  by: string;
}

/**
 * What the doctor says is read by the client, so that it is said of all of an order at once. What he held himself until
 * then he lets go with it; what the laboratory holds stays held.
 */
export const signResults = action([labResults], async (tx, ids: readonly string[], { word, nextStep, by }: Word) => {
  const results = (await many(tx, labResults, ids)).filter(({ signed_at }) => signed_at === null);
  await writeAll(
    tx,
    results.map(({ id, held_by_id }) =>
      changed(labResults, id, {
        doctor_word: word.trim(),
        next_step: nextStep.trim(),
        signed_by_id: by,
        signed_at: tx.now,
        ...(held_by_id === by && { held_reason: null, held_by_id: null }),
      }),
    ),
  );
});
