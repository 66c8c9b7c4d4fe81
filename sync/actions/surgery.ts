import { action, naturalId } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { grants } from '#sync/entities/grants.ts';
import type { Grant } from '#sync/entities/grants.ts';
import { operationRecords } from '#sync/entities/operation-records.ts';
import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import type { SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { surgeryCheckins } from '#sync/entities/surgery-checkins.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { surgeryChecks } from '#sync/entities/surgery-checks.ts';
import { surgeryConsents } from '#sync/entities/surgery-consents.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { changed, created, existing, removed, writeAll, writeOne } from './changes.ts';
import { showingNew } from './grants.ts';

type Planned = Pick<
  SurgeryCase,
  'area' | 'side' | 'planned_on' | 'place' | 'price_low' | 'price_high' | 'deposit' | 'included'
>;
type Opened = Planned & Pick<SurgeryCase, 'client_id' | 'procedure'> & { surgeon_id: string };

export const openCase = action([surgeryCases], (tx, opened: Opened) =>
  writeOne(
    tx,
    created(surgeryCases, {
      ...opened,
      consent_asked_at: null,
      ended_as: null,
      ended_on: null,
      created_at: tx.now,
    }),
  ),
);

export const planCase = action([surgeryCases], (tx, id: string, planned: Planned) =>
  writeAll(tx, [changed(surgeryCases, id, planned)]),
);

/** The server answers with the text, in the client's language. */
export const askConsent = action([surgeryCases], (tx, id: string) =>
  writeAll(tx, [changed(surgeryCases, id, { consent_asked_at: tx.now })]),
);

export const endCase = action([surgeryCases], (tx, id: string, ended_as: 'closed' | 'cancelled', ended_on: string) =>
  writeAll(tx, [changed(surgeryCases, id, { ended_as, ended_on })]),
);

export const takeUpCase = action([surgeryCases], (tx, id: string) =>
  writeAll(tx, [changed(surgeryCases, id, { ended_as: null, ended_on: null })]),
);

/** Another answer to the same line replaces the one before. */
export const answerCheck = action([surgeryChecks], (tx, answer: Columns<typeof surgeryChecks>) =>
  writeOne(tx, created(surgeryChecks, answer)),
);

interface Signature {
  signed_name: string;
  signature: string | null;
}

/** False where another device has signed or withdrawn it meanwhile. */
export const signConsent = action([surgeryConsents], async (tx, id: string, signature: Signature) => {
  const { signed_at, withdrawn_at } = await existing(tx, surgeryConsents, id);
  if (signed_at !== null || withdrawn_at !== null) return false;
  await writeAll(tx, [changed(surgeryConsents, id, { ...signature, signed_at: tx.now })]);
  return true;
});

export const withdrawConsent = action([surgeryConsents], async (tx, id: string) => {
  const { withdrawn_at } = await existing(tx, surgeryConsents, id);
  if (withdrawn_at === null) await writeAll(tx, [changed(surgeryConsents, id, { withdrawn_at: tx.now })]);
});

export const recordOperation = action(
  [operationRecords],
  (tx, record: Omit<Columns<typeof operationRecords>, 'signed_at'>) =>
    writeOne(tx, created(operationRecords, { ...record, signed_at: tx.now })),
);

/** Another answer of the same moment replaces the one before. */
export const answerCheckin = action(
  [surgeryCheckins],
  (tx, answers: Omit<Columns<typeof surgeryCheckins>, 'answered_at'>) =>
    writeOne(tx, created(surgeryCheckins, { ...answers, answered_at: tx.now })),
);

type Answered = Pick<SurgeryCheckin, 'case_id' | 'moment' | 'client_id' | 'surgeon_id' | 'photo_ids'>;

/** An answer has one grant, whichever device gives it (law 17). */
const grantOfAnswer = ({ case_id, moment }: Pick<Answered, 'case_id' | 'moment'>): string =>
  naturalId(grants.name, [case_id, moment]);

/**
 * Shows the photos of an answer to its surgeon, in place of those it showed before; with none that ends. Apart from the
 * answer, which is kept even where this fails.
 */
export const showAnswered = action(
  [grants, userSettings],
  (tx, answer: Answered, showing: Pick<Grant, 'purpose' | 'until'>) => {
    const { client_id: user_id, surgeon_id: provider_id, photo_ids: row_ids } = answer;
    const id = grantOfAnswer(answer);
    if (provider_id === null || row_ids.length === 0) return writeAll(tx, [removed(grants, id)]);
    return writeAll(tx, showingNew(tx, { user_id, provider_id, subject: 'progress_photos', row_ids, ...showing }, id));
  },
);
