import type { LabOrder } from '#sync/entities/lab-orders.ts';

/** A sample as the laboratory keeps it: one that is rejected stays, and the next draw follows. */
interface SampleMoments {
  collected_at: string;
  collected_by_id: string | null;
  received_at: string | null;
  received_by_id: string | null;
  rejected_at: string | null;
  rejected_by_id: string | null;
  reject_reason: string | null;
}

interface Amendment {
  amended_at: string;
  amended_by_id: string | null;
  reason: string;
}

type StepName =
  | 'ordered'
  | 'sample_collected'
  | 'received'
  | 'rejected'
  | 'processing'
  | 'completed'
  | 'amended'
  | 'cancelled';

export interface Step {
  name: StepName;
  /** Null where it has happened without anybody noting when. */
  at: string | null;
  /** Whose account it is. */
  by: string | null;
  /** Why a sample was rejected or a result amended. */
  why: string | null;
  isToCome: boolean;
}

const past = (name: StepName, at: string | null, by: string | null = null, why: string | null = null): Step => ({
  name,
  at,
  by,
  why,
  isToCome: false,
});

const stepsOfSample = (sample: SampleMoments): Step[] => [
  past('sample_collected', sample.collected_at, sample.collected_by_id),
  ...(sample.received_at ? [past('received', sample.received_at, sample.received_by_id)] : []),
  ...(sample.rejected_at ? [past('rejected', sample.rejected_at, sample.rejected_by_id, sample.reject_reason)] : []),
];

const byTime = (one: Step, other: Step): number => Date.parse(one.at ?? '') - Date.parse(other.at ?? '');

/** Several tubes of one visit are one step. */
const once = (steps: readonly Step[]): Step[] =>
  steps.filter(
    ({ name, at, why }, place) =>
      steps.findIndex(
        (each) => each.name === name && each.at?.slice(0, 16) === at?.slice(0, 16) && each.why === why,
      ) === place,
  );

const WAY: readonly StepName[] = ['ordered', 'sample_collected', 'processing', 'completed'];

interface Known {
  order: Pick<
    LabOrder,
    'status' | 'ordered_date' | 'ordered_by_id' | 'collection_date' | 'completed_date' | 'lab_technician_id'
  >;
  samples: readonly SampleMoments[];
  amendments: readonly Amendment[];
}

/** What has happened to an order, and what is still to come of it. A state that is not known here ends the line. */
export function timelineOf({ order, samples, amendments }: Known): Step[] {
  const { status, collection_date, completed_date, lab_technician_id: technician } = order;
  const collected = samples.length > 0 ? once(samples.flatMap(stepsOfSample).toSorted(byTime)) : [];
  const plain = collection_date ? [past('sample_collected', collection_date, technician)] : [];
  const begun = [past('ordered', order.ordered_date, order.ordered_by_id), ...(samples.length > 0 ? collected : plain)];
  if (status === 'cancelled') return [...begun, past('cancelled', null)];
  const reached = WAY.indexOf(status);
  const has = (name: StepName): boolean => begun.some((step) => step.name === name);
  const later = WAY.flatMap((name, place): Step[] => {
    if (has(name)) return [];
    if (place > reached && reached >= 0) return [{ ...past(name, null), isToCome: true }];
    if (name === 'completed') return completed_date ? [past('completed', completed_date, technician)] : [];
    return reached >= place ? [past(name, null, technician)] : [];
  });
  const amended = amendments.map(({ amended_at, amended_by_id, reason }) =>
    past('amended', amended_at, amended_by_id, reason),
  );
  return [...begun, ...later, ...amended.toSorted(byTime)];
}
