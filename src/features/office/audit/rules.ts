import { csvOf } from '#src/lib/csv.ts';
import { addDays, isDay } from '#src/lib/days.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import type { Line } from './shapes.ts';

/** Every act that is written down, in the order of the filter. */
export const ACTS = [
  'person.opened',
  'person.locked',
  'person.unlocked',
  'person.signed-out',
  'person.step-reset',
  'person.role-changed',
  'person.minor',
  'person.grown',
  'client.handed-over',
  'provider.first-approval',
  'provider.approved',
  'provider.needs-information',
  'provider.rejected',
  'provider.suspended',
  'provider.renewed',
  'provider.not-renewed',
  'provider.document-opened',
  'provider.document-removed',
  'provider.seen-in-register',
  'provider.changes-seen',
  'announcement.written',
  'announcement.ended',
  'report.removed',
  'report.file-opened',
  'report.put-back',
  'report.warned',
  'report.dismissed',
  'held.released',
  'held.removed',
  'appeal.upheld',
  'word.held',
  'word.let',
  'money.released: invoice',
  'money.released: refund',
  'money.released: by hand',
  'money.sent-again',
  'money.returned-by-hand',
  'money.payout-dropped',
  'loan.offered',
  'loan.read',
  'loan.signed',
  'loan.withdrawn',
  'loan.replaced',
  'loan.lapsed',
  'loan.paid-out',
  'loan.refused',
  'loan.closed',
  'register.written',
  'register.ended',
  'breach.written',
  'breach.commission',
  'breach.people',
  'breach.closed',
  'request.taken',
  'request.extended',
  'request.answered',
  'request.refused',
  'catalogue.sent',
  'catalogue.returned',
  'catalogue.published',
  'catalogue.taken-back',
  'catalogue.retired',
  'retention.ran',
] as const;
export type Act = (typeof ACTS)[number];

export const isKnown = (act: string): act is Act => ACTS.some((known) => known === act);

/** In the address, so that a place in the audit can be led to; days as the reader's calendar has them. */
export const FILTERS = ['act', 'by', 'about', 'from', 'to'] as const;
export type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

export const filtersIn = (search: URLSearchParams): Filters => {
  const of = (name: keyof Filters): string => search.get(name) ?? '';
  return { act: of('act'), by: of('by'), about: of('about'), from: of('from'), to: of('to') };
};

/** The last day belongs to it. */
export function questionOf({ act, by, about, from, to }: Filters, zone: string) {
  const startOf = (day: string): string => instantAt(zone, day, '00:00').toISOString();
  return {
    ...(act && { of_act: act }),
    ...(by && { of_actor: by }),
    ...(about && { of_subject: about }),
    ...(isDay(from) && { from_day: startOf(from) }),
    ...(isDay(to) && { before_day: startOf(addDays(to, 1)) }),
  };
}

const A_UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
const short = (value: unknown): string => {
  const told = typeof value === 'string' ? value : JSON.stringify(value);
  return A_UUID.test(told) ? told.slice(0, 8) : told;
};

/** What was before and is after; whatever else belongs to it by its name. */
export function detailOf({ detail }: Pick<Line, 'detail'>, nameOf: (value: string) => string): string {
  const { before, after, ...others } = detail;
  const told = (value: unknown): string => nameOf(short(value));
  return [
    before !== undefined && after !== undefined && `${told(before)} → ${told(after)}`,
    ...Object.entries(others).map(([name, value]) => `${name}: ${short(value)}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

const MOST_APART_MS = 300_000;

/** The device's clock, where it was not the server's. */
export const otherClock = ({ at, device_at }: Pick<Line, 'at' | 'device_at'>): string | null =>
  device_at !== null && Math.abs(Date.parse(at) - Date.parse(device_at)) > MOST_APART_MS ? device_at : null;

/** With the hashes, so that whoever holds it can tell whether the chain was written anew since. */
export const auditCsv = (lines: readonly Line[]): string =>
  csvOf(
    lines.map(({ id, at, device_at, actor_id, actor, act, subject_id, subject, reason, detail, hash }) => ({
      line: id,
      at,
      device_at,
      actor_id,
      actor,
      act,
      subject_id,
      subject,
      reason,
      detail,
      hash,
    })),
  );
