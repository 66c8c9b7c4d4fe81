import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, writeOne, type Columns } from './changes.ts';
import { flag, instant, maybe, named, oneOf, text, uuid } from './columns.ts';
import { sortedBy, where } from './reading.ts';

/** The client and his doctors see a result once it is released; before that, its technician alone. */
export const labResults = defineEntity({
  name: 'lab_results',
  columns: {
    order_id: uuid,
    client_id: uuid,
    test_code: text(20, 1),
    test_name: named(120),
    result_value: named(200),
    reference_range: maybe(text(100)),
    unit: maybe(text(30)),
    flag: oneOf(['normal', 'high', 'low', 'critical', 'abnormal']),
    needs_attention: flag,
    interpretation: maybe(text(4000)),
    lab_technician_id: maybe(uuid),
    verified_by_id: maybe(uuid),
    verified_at: maybe(instant),
    released_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['client_id', 'order_id'],
});

export type LabResult = RowOf<typeof labResults>;

type Row = Columns<typeof labResults>;
type Finding = Pick<Row, 'order_id' | 'client_id' | 'test_code' | 'test_name' | 'result_value' | 'flag'> &
  Partial<Pick<Row, 'reference_range' | 'unit' | 'interpretation'>> & { lab_technician_id: string };

export const labResultsOf = (db: Local, clientId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'client_id', [clientId]), 'created_at');

export const labResultsOfOrder = (db: Local, orderId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'order_id', [orderId]), 'test_name');

const needsAttention = (severity: LabResult['flag']): boolean => severity === 'critical' || severity === 'abnormal';

export function recordResult(db: Local, finding: Finding, clock = REAL_CLOCK): Promise<string> {
  const row = {
    reference_range: null,
    unit: null,
    interpretation: null,
    ...finding,
    needs_attention: needsAttention(finding.flag),
    verified_by_id: null,
    verified_at: null,
    released_at: null,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(labResults, row), clock);
}

/** The technician vouches for it, and the client and his doctors may see it. */
export async function releaseResult(
  db: Local,
  { id, technicianId }: { id: string; technicianId: string },
  clock = REAL_CLOCK,
): Promise<void> {
  const now = moment(db, clock);
  const release = { verified_by_id: technicianId, verified_at: now, released_at: now };
  await write(db, [changed(labResults, id, release)], clock);
}
