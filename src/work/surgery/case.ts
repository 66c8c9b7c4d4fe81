import type { OperationRecord } from '#sync/entities/operation-records.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import type { SurgeryCheck } from '#sync/entities/surgery-checks.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import { checkinsOf, checksOf, consentsOf, operationsOf } from '#sync/queries/surgery.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** A case with all that belongs to it. */
export interface CaseFile {
  surgery: SurgeryCase;
  checks: SurgeryCheck[];
  /** As they were asked for: the last one counts. */
  consents: SurgeryConsent[];
  /** As they were signed. */
  records: OperationRecord[];
  checkins: SurgeryCheckin[];
}

type Db = Parameters<typeof consentsOf>[0];

const ofCase = <Row extends { case_id: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter(({ case_id }) => case_id === id);

export async function filesOf(db: Db, cases: readonly SurgeryCase[]): Promise<CaseFile[]> {
  const ids = cases.map(({ id }) => id);
  const [checks, consents, records, checkins] = await Promise.all([
    checksOf(db, ids),
    consentsOf(db, ids),
    operationsOf(db, ids),
    checkinsOf(db, ids),
  ]);
  return cases.map((surgery) => ({
    surgery,
    checks: ofCase(checks, surgery.id),
    consents: ofCase(consents, surgery.id),
    records: ofCase(records, surgery.id),
    checkins: ofCase(checkins, surgery.id),
  }));
}

export const consentIn = ({ consents }: CaseFile): SurgeryConsent | null => consents.at(-1) ?? null;

/** The one that waits for the client's word; null where there is nothing to decide. */
export function consentToDecide(file: CaseFile): SurgeryConsent | null {
  const consent = consentIn(file);
  const isOpen = consent !== null && consent.signed_at === null && consent.withdrawn_at === null;
  return isOpen && operationIn(file) === null && file.surgery.ended_as === null ? consent : null;
}

export const isInForce = (consent: SurgeryConsent | null): boolean =>
  consent !== null && consent.signed_at !== null && consent.withdrawn_at === null;

export const operationIn = ({ records }: CaseFile): OperationRecord | null =>
  records.find(({ kind }) => kind === 'operation') ?? null;

/** The server takes an operation for which somebody has signed, whatever became of that since. */
export const hasEverSigned = ({ consents }: CaseFile): boolean => consents.some(({ signed_at }) => signed_at !== null);

/** Whether somebody had signed by that day, and not taken it back before. What was done without is marked, not refused. */
export const hadConsentOn = ({ consents }: CaseFile, day: Day, zone: string): boolean =>
  consents.some(
    ({ signed_at, withdrawn_at }) =>
      signed_at !== null &&
      dayIn(zone, Date.parse(signed_at)) <= day &&
      (withdrawn_at === null || dayIn(zone, Date.parse(withdrawn_at)) >= day),
  );

export type CaseState = 'considered' | 'consented' | 'planned' | 'done' | 'followed' | 'closed' | 'cancelled';

/** It follows from the rows, on every device alike: a consent that is withdrawn takes the plan back with it. */
export function stateOf(file: CaseFile): CaseState {
  const { surgery, checkins } = file;
  if (surgery.ended_as !== null) return surgery.ended_as;
  if (operationIn(file)) return checkins.some(({ moment }) => moment === 'week12') ? 'followed' : 'done';
  if (!isInForce(consentIn(file))) return 'considered';
  return surgery.planned_on === null ? 'consented' : 'planned';
}

type Moment = SurgeryCheckin['moment'];

/** Days after the operation. */
const MOMENTS: readonly (readonly [Moment, number])[] = [
  ['day1', 1],
  ['week1', 7],
  ['week3', 21],
  ['week12', 84],
];

export interface Asked {
  moment: Moment;
  due: Day;
  answer: SurgeryCheckin | null;
}

/** The check-ins of an operation, each with its day. */
export function checkinsAfter(file: CaseFile): Asked[] {
  const operation = operationIn(file);
  if (!operation) return [];
  return MOMENTS.map(([moment, days]) => ({
    moment,
    due: addDays(operation.done_on, days),
    answer: file.checkins.find((answer) => answer.moment === moment) ?? null,
  }));
}

/** What is asked later tells nobody how somebody was then. */
const WAITS_DAYS = 28;

/** The last one that is due, while it waits for an answer. */
export function checkinToAnswer(file: CaseFile, today: Day): Asked | null {
  if (file.surgery.ended_as !== null) return null;
  const last = checkinsAfter(file).findLast(({ due }) => due <= today);
  return last && last.answer === null && daysBetween(last.due, today) < WAITS_DAYS ? last : null;
}
