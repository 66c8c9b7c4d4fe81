import { peopleById } from '#sync/queries/people.ts';
import { casesOf, consentById, consentsOf, operationsOf } from '#sync/queries/surgery.ts';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { carersOf } from '#src/work/care/sight.ts';
import { filesOf } from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';

export interface Mine {
  file: CaseFile;
  /** Null where the account is gone, or nobody one still knows. */
  surgeon: string | null;
  /** What is shown to this surgeon can be seen. */
  isInCare: boolean;
}

/** What a client's own surgeries are, the latest first. */
export async function mySurgeries(db: ReadOnly, userId: string): Promise<Mine[]> {
  const files = await filesOf(db, await casesOf(db, userId));
  const people = await peopleById(
    db,
    files.flatMap(({ surgery }) => surgery.surgeon_id ?? []),
  );
  const carers = await carersOf(db, userId);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  return files.map((file) => {
    const id = file.surgery.surgeon_id ?? '';
    return { file, surgeon: names.get(id) ?? null, isInCare: carers.has(id) };
  });
}

export interface ToDecide {
  consent: SurgeryConsent;
  /** A later text was asked for. */
  isOld: boolean;
  /** There is nothing left to withdraw from. */
  isDone: boolean;
  /** The surgery is closed or cancelled: nothing is signed for it. */
  isEnded: boolean;
}

export async function consentToRead(db: ReadOnly, userId: string, id: string): Promise<ToDecide | null> {
  const consent = await consentById(db, id);
  if (!consent || consent.client_id !== userId) return null;
  const [all, records, cases] = await Promise.all([
    consentsOf(db, [consent.case_id]),
    operationsOf(db, [consent.case_id]),
    casesOf(db, userId),
  ]);
  return {
    consent,
    isOld: all.at(-1)?.id !== id,
    isDone: records.some(({ kind }) => kind === 'operation'),
    isEnded: cases.some((surgery) => surgery.id === consent.case_id && surgery.ended_as !== null),
  };
}
