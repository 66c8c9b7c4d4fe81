import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { casesOf } from '#sync/queries/surgery.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { endOf } from '#src/work/signed/papers.ts';
import { checkinToAnswer, consentToDecide, filesOf } from '#src/work/surgery/case.ts';
import type { Asked } from '#src/work/surgery/case.ts';

/** What nobody but the client can answer. */
export type Waiting =
  | { kind: 'checkin'; surgery: SurgeryCase; asked: Asked }
  | { kind: 'consent'; surgery: SurgeryCase; consent: SurgeryConsent }
  | { kind: 'referral'; paper: CarePaper };

/** How somebody is comes first, then what is to be decided. */
export async function waitingFor(db: ReadOnly, userId: string, today: Day): Promise<Waiting[]> {
  const [cases, papers] = await Promise.all([casesOf(db, userId), papersOf(db, userId)]);
  const files = await filesOf(db, cases);
  const checkins = files.flatMap((file): Waiting[] => {
    const asked = checkinToAnswer(file, today);
    return asked ? [{ kind: 'checkin', surgery: file.surgery, asked }] : [];
  });
  const consents = files.flatMap((file): Waiting[] => {
    const consent = consentToDecide(file);
    return consent ? [{ kind: 'consent', surgery: file.surgery, consent }] : [];
  });
  const referrals = papers
    .filter((paper) => paper.kind === 'referral' && paper.answer === null && endOf(paper, papers, today) === null)
    .map((paper): Waiting => ({ kind: 'referral', paper }));
  return [...checkins, ...consents, ...referrals];
}
