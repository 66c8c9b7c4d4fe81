import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { medicines } from '#sync/entities/medicines.ts';
import { changed, created, existing, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof carePapers>;

type Signer = Pick<Row, 'author_id' | 'client_id' | 'signed_by' | 'license_number'>;

const PLAIN = {
  until_on: null,
  body: null,
  verdict: null,
  limits: [],
  heart_rate_most: null,
  medicine: null,
  dose: null,
  directions: null,
  times: [],
  to_id: null,
  to_name: null,
} satisfies Partial<Row>;

export type Said = Pick<Row, 'kind' | 'from_on'> & Partial<{ [Name in keyof typeof PLAIN]: Row[Name] }>;

export const signPaper = action([carePapers], (tx, signer: Signer, said: Said) =>
  writeOne(
    tx,
    created(carePapers, {
      ...PLAIN,
      ...said,
      ...signer,
      signed_at: tx.now,
      answer: null,
      answered_at: null,
      void_at: null,
    }),
  ),
);

export const declareVoid = action([carePapers], async (tx, id: string) => {
  const { void_at } = await existing(tx, carePapers, id);
  if (void_at === null) await writeAll(tx, [changed(carePapers, id, { void_at: tx.now })]);
});

export const answerReferral = action([carePapers], (tx, id: string, answer: NonNullable<CarePaper['answer']>) =>
  writeAll(tx, [changed(carePapers, id, { answer, answered_at: tx.now })]),
);

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Span = Pick<Columns<typeof medicines>, 'starts_on' | 'ends_on'>;
type TakenOver = Pick<CarePaper, 'id' | 'medicine' | 'dose' | 'directions' | 'body' | 'times'>;

/** Among the client's own medicines, under the id of the prescription: two devices that press it make one, and what was removed comes back. */
export const takeOver = action([medicines], (tx, userId: string, paper: TakenOver, span: Span) => {
  const columns: Columns<typeof medicines> = {
    user_id: userId,
    name: paper.medicine ?? '',
    dose: paper.dose,
    purpose: paper.body?.slice(0, 200) ?? null,
    notes: paper.directions,
    times: paper.times,
    weekdays: EVERY_DAY,
    ...span,
    remind: true,
    units_per_dose: 1,
    supply: null,
    supplied_at: null,
    created_at: tx.now,
  };
  return writeOne(tx, { entity: medicines, id: paper.id, set: { ...columns, deleted: false } });
});
