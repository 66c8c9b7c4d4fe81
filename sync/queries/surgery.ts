import type { Readable } from '#sync/engine/act.ts';
import { operationRecords } from '#sync/entities/operation-records.ts';
import type { OperationRecord } from '#sync/entities/operation-records.ts';
import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { surgeryCheckins } from '#sync/entities/surgery-checkins.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { surgeryChecks } from '#sync/entities/surgery-checks.ts';
import type { SurgeryCheck } from '#sync/entities/surgery-checks.ts';
import { surgeryConsents } from '#sync/entities/surgery-consents.ts';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import { one, where } from './reading.ts';

const byInstant =
  <Key extends string, Row extends Record<Key, string>>(key: Key) =>
  (a: Row, b: Row): number =>
    Date.parse(a[key]) - Date.parse(b[key]);

/** Newest first. */
export const casesOf = async (db: Readable, clientId: string): Promise<SurgeryCase[]> =>
  (await where(db, surgeryCases, 'client_id', [clientId])).toSorted(byInstant('created_at')).toReversed();

export const casesBy = async (db: Readable, surgeonId: string): Promise<SurgeryCase[]> =>
  (await where(db, surgeryCases, 'surgeon_id', [surgeonId])).toSorted(byInstant('created_at')).toReversed();

export const checksOf = (db: Readable, caseIds: readonly string[]): Promise<SurgeryCheck[]> =>
  where(db, surgeryChecks, 'case_id', caseIds);

/** As they were asked for: the last one counts. */
export const consentsOf = async (db: Readable, caseIds: readonly string[]): Promise<SurgeryConsent[]> =>
  (await where(db, surgeryConsents, 'case_id', caseIds)).toSorted(byInstant('asked_at'));

export const consentById = (db: Readable, id: string): Promise<SurgeryConsent | null> => one(db, surgeryConsents, id);

/** As they were signed. */
export const operationsOf = async (db: Readable, caseIds: readonly string[]): Promise<OperationRecord[]> =>
  (await where(db, operationRecords, 'case_id', caseIds)).toSorted(byInstant('signed_at'));

export const checkinsOf = async (db: Readable, caseIds: readonly string[]): Promise<SurgeryCheckin[]> =>
  (await where(db, surgeryCheckins, 'case_id', caseIds)).toSorted(byInstant('answered_at'));
