import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { changed, created, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof labResults>;
type Finding = Pick<Row, 'order_id' | 'client_id' | 'test_code' | 'test_name' | 'result_value' | 'flag'> &
  Partial<Pick<Row, 'reference_range' | 'unit' | 'interpretation'>> & { lab_technician_id: string };

const needsAttention = (severity: Row['flag']): boolean => severity === 'critical' || severity === 'abnormal';

export const recordResult = action([labResults], (tx, finding: Finding) => {
  const row = {
    reference_range: null,
    unit: null,
    interpretation: null,
    ...finding,
    needs_attention: needsAttention(finding.flag),
    verified_by_id: null,
    verified_at: null,
    released_at: null,
    created_at: tx.now,
  };
  return writeOne(tx, created(labResults, row));
});

/** The technician confirms it, and the client and their doctors may see it. */
export const releaseResult = action([labResults], (tx, { id, technicianId }: { id: string; technicianId: string }) => {
  const release = { verified_by_id: technicianId, verified_at: tx.now, released_at: tx.now };
  return writeAll(tx, [changed(labResults, id, release)]);
});
