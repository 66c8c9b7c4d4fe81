import type { Finding } from '#sync/actions/lab-results.ts';
import { computed } from '#src/work/lab/compute.ts';
import { deltaOf, judge, typed } from '#src/work/lab/judge.ts';
import type { Judged } from '#src/work/lab/judge.ts';
import { isTyped } from './work.ts';
import type { Job, Line } from './work.ts';

/** What stands in the way of a value: it cannot be, or it has to be asked about. */
export type Doubt = { is: 'impossible' | 'unknown' } | { is: 'critical' } | { is: 'changed'; percent: number };

/** What has no limit is never called normal. */
const UNKNOWN_ANALYTE: Judged = {
  is: 'possible',
  flag: 'abnormal',
  reference_range: null,
  range_low: null,
  range_high: null,
};

export const judged = ({ analyte }: Line, value: string, { order }: Pick<Job, 'order'>): Judged =>
  analyte ? judge(analyte, typed(value), order) : UNKNOWN_ANALYTE;

/** Null where it may be saved without a question. */
export function doubtOf(line: Line, value: string, job: Pick<Job, 'order'>, now: number): Doubt | null {
  const found = judged(line, value, job);
  if (found.is !== 'possible') return found;
  const percent = line.analyte && line.previous && deltaOf(line.analyte, typed(value), line.previous, now);
  if (percent !== null) return { is: 'changed', percent };
  return found.flag === 'critical' ? { is: 'critical' } : null;
}

function findingOf(line: Line, value: string, job: Pick<Job, 'order'>, wasQuestioned: boolean): Finding | null {
  const found = judged(line, value, job);
  if (found.is !== 'possible') return null;
  const { is: _, ...judgement } = found;
  return {
    ...judgement,
    order_id: job.order.id,
    client_id: job.order.client_id,
    test_code: line.code,
    test_name: line.name,
    unit: line.analyte?.unit ?? null,
    result_value: typed(value),
    was_questioned: wasQuestioned,
  };
}

const valuesOf = ({ lines }: Job): Map<string, string> =>
  new Map(lines.flatMap(({ code, result }) => (result ? [[code, result.result_value]] : [])));

/** What comes to another value than it has, or has none yet. */
function derivedFrom(values: ReadonlyMap<string, string>, job: Job): Finding[] {
  return job.lines
    .filter((line) => !isTyped(line) && line.isOnBench && (line.result?.verified_at ?? null) === null)
    .flatMap((line) => {
      const found = line.analyte && computed(line.analyte, values, job.order);
      const isNew = found !== null && found !== line.result?.result_value;
      return isNew ? (findingOf(line, found, job, false) ?? []) : [];
    });
}

/** Two colleagues typed what it is computed from, each without the other's, or a value was amended. */
export const toCompute = (job: Job): Finding[] => derivedFrom(valuesOf(job), job);

/**
 * What is saved for one value: itself, and whatever is computed from it and has become another. A hand is quicker than
 * the job is read again: what it typed before this counts where no result is known yet.
 */
export function findingsOf(
  line: Line,
  value: string,
  job: Job,
  wasQuestioned: boolean,
  before: ReadonlyMap<string, string> = new Map(),
): Finding[] {
  const values = new Map([...before, ...valuesOf(job), [line.code, typed(value)]]);
  return [findingOf(line, value, job, wasQuestioned) ?? [], derivedFrom(values, job)].flat();
}
