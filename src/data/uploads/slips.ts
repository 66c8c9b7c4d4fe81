import { addOutsideResult } from '#sync/actions/outside-results.ts';
import type { Local } from '#sync/engine/database.ts';
import type { OutsideResult } from '#sync/entities/outside-results.ts';
import { actOrFail } from '#src/data/act.ts';
import { keepPaper } from './papers.ts';
import type { Paper } from './papers.ts';

type Typed = Pick<
  OutsideResult,
  'test_code' | 'test_name' | 'result_value' | 'unit' | 'reference_range' | 'taken_on' | 'laboratory'
>;

/** A result of another laboratory, and its slip as a record of its own which it names: both are kept, or neither. */
export const keepOutsideResult = (
  db: Local,
  user_id: string,
  typed: Typed,
  [first, ...others]: readonly Paper[],
): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const { test_name: title, taken_on: recorded_at } = typed;
    const slip = { kind: 'lab-report', title, recorded_at, description: null } as const;
    const record_id = first ? await keepPaper(db, user_id, slip, [first, ...others]) : null;
    await actOrFail(db, addOutsideResult({ user_id, ...typed, record_id }));
  });
