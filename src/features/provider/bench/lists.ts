import type { LabResult } from '#sync/entities/lab-results.ts';
import { toCompute } from './findings.ts';
import { isTyped } from './work.ts';
import type { Job, Line, Need } from './work.ts';

export const LISTS = ['critical', 'collect', 'receive', 'bench', 'verify', 'overdue'] as const;
export type ListName = (typeof LISTS)[number];

export const lastDraw = ({ draws }: Need) => draws.at(-1) ?? null;

/** Nothing was drawn yet, or what was drawn has to be drawn again. */
export const hasToBeDrawn = (need: Need): boolean => {
  const last = lastDraw(need);
  return last === null || last.state === 'rejected';
};

const isToEnter = (line: Line): boolean => line.isOnBench && line.result === null && isTyped(line);
export const isToVerify = ({ result, isOnBench }: Line): boolean =>
  isOnBench && result !== null && result.verified_at === null;

/** A critical result that nobody has read back, no doctor acknowledged, and that is not out. */
function isUnanswered(result: LabResult | null, { alerts }: Job): boolean {
  if (result === null || result.flag !== 'critical' || result.released_at !== null) return false;
  const isAcknowledged = alerts.some((alert) => alert.result_id === result.id && alert.acknowledged_at !== null);
  return !isAcknowledged && result.read_back_at === null;
}

const IS_IN: Record<ListName, (job: Job, now: number) => boolean> = {
  critical: (job) => job.lines.some(({ result }) => isUnanswered(result, job)),
  collect: ({ needs }) => needs.some(hasToBeDrawn),
  receive: ({ needs }) => needs.some((need) => lastDraw(need)?.state === 'collected'),
  bench: (job) => job.lines.some(isToEnter) || toCompute(job).length > 0,
  verify: ({ lines }) => lines.some(isToVerify),
  overdue: ({ due, lines }, now) =>
    Date.parse(due) < now && lines.some(({ result }) => result === null || result.verified_at === null),
};

const PRIORITY = { stat: 0, urgent: 1, routine: 2 } as const;

/** The pressing first, then the oldest. */
export const jobsIn = (jobs: readonly Job[], list: ListName, now: number): Job[] =>
  jobs
    .filter((job) => IS_IN[list](job, now))
    .toSorted(
      (one, other) =>
        PRIORITY[one.order.priority] - PRIORITY[other.order.priority] ||
        Date.parse(one.order.ordered_date) - Date.parse(other.order.ordered_date),
    );

/** How many orders wait in each. */
export const countsOf = (jobs: readonly Job[], now: number): Record<ListName, number> =>
  Object.fromEntries(LISTS.map((list) => [list, jobs.filter((job) => IS_IN[list](job, now)).length])) as Record<
    ListName,
    number
  >;

const LETTERS = { serum: 'S', edta: 'E', fluoride: 'F', citrate: 'C', heparin: 'H', cup: 'U', swab: 'W' } as const;

/** What a label says: the order's number, the container and the draw. */
export const labelOf = (number: string, { container }: Pick<Need, 'container'>, draw: number): string =>
  `${number}-${LETTERS[container]}${draw}`;

/** The number of the order, of a label or as it was typed. */
export const orderNumberIn = (said: string): string =>
  said
    .trim()
    .toUpperCase()
    .replace(/-[SEFCHUW]\d$/, '');

/** The order that was scanned or typed: a label, the number, or the end of it. */
export function jobNamed(jobs: readonly Job[], said: string): Job | null {
  const wanted = orderNumberIn(said);
  if (wanted.length < 4) return null;
  const found = jobs.filter(({ order: { order_number } }) => order_number?.endsWith(wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
}
