import 'fake-indexeddb/auto';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openCase } from '#sync/actions/surgery.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { notesBy } from '#sync/queries/care-notes.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { operationsOf } from '#sync/queries/surgery.ts';
import { did } from '../../support/did.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { settings } = await import('#src/data/settings/use-settings.ts');
const { PaperForm } = await import('#src/features/provider/medical/paper-form.tsx');
const { fileOf } = await import('#src/features/provider/medical/queries.ts');
const { NoteForm } = await import('#src/features/provider/record/note-form.tsx');
const { OperationForm } = await import('#src/features/provider/surgery/operation-form.tsx');
const { EvaluationForm } = await import('#src/features/provider/evaluation-form.tsx');
const { CaseView } = await import('#src/features/provider/surgery/case-view.tsx');
const { useCare } = await import('#src/features/provider/use-care.ts');
const { casesAbout } = await import('#src/features/provider/surgery/queries.ts');

settings.choose({ timezone: 'Africa/Lagos' });
const { local, put } = aDevice();
const [EVENING, DAY_AFTER] = ['2026-03-02', '2026-03-03'];

function at(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}
const beforeMidnight = (): void => at('2026-03-02T22:59:50Z');
const afterMidnight = (): void => at('2026-03-02T23:00:05Z');

const opened = (form: ReactElement) => aScreen(local(), ME, createElement(MemoryRouter, null, form));

/** Says yes to the question before signing. */
function agree({ place }: ReturnType<typeof aScreen>): void {
  const acts = [...place.querySelectorAll('[role="alertdialog"] button')];
  tell(
    acts.find(({ textContent }) => textContent.startsWith('Sign')),
    new page.MouseEvent('click', { bubbles: true }),
  );
}

async function formUntil(license_expires_on: string) {
  const names = { first_name: 'Ada', last_name: 'Nwosu', role: 'doctor', license_number: 'MDCN/R/1' };
  await put(profiles, { id: ME, user_id: ME, ...names, license_expires_on });
  const file = await fileOf(local(), ME, CLIENT);
  return opened(createElement(PaperForm, { clientId: CLIENT, file, onDone: () => undefined }));
}

async function aCertificate(licensedUntil: string, until: string) {
  const form = await formUntil(licensedUntil);
  await expect.poll(() => form.button('Certificate')).toBeDefined();
  form.press('Certificate');
  await expect.poll(() => form.button('Sign')).toBeDefined();
  form.type('What is certified', 'Unfit for work');
  form.type('Until', until);
  return form;
}

it('a doctor whose licence has ended is told before signing, and what is typed waits until it is in force again', async () => {
  beforeMidnight();
  const ended = await formUntil('2026-03-01');
  await expect.poll(() => ended.button('Sign')).toBeDefined();
  ended.press('Certificate');
  await expect.poll(() => ended.place.textContent).toContain('Your licence ended on');
  ended.type('What is certified', 'Unfit for work');
  expect(ended.button('Sign')).toBeUndefined();
  ended.press('Your licence has ended');
  await expect.poll(() => ended.read('What is certified')).toBe('Unfit for work');
  expect(await papersOf(local(), CLIENT)).toEqual([]);
  await ended.leaveAndReturn();
  const again = await formUntil(EVENING);
  await expect.poll(() => again.button('Certificate')).toBeDefined();
  again.press('Certificate');
  await expect.poll(() => again.read('What is certified')).toBe('Unfit for work');
  expect(again.button('Sign')).toBeDefined();
  expect(again.place.textContent).not.toContain('Your licence ended on');
});

it('a licence that ends while the question stands open signs nothing, and the form says so', async () => {
  beforeMidnight();
  const form = await aCertificate(EVENING, '2026-03-09');
  form.press('Sign');
  afterMidnight();
  agree(form);
  await expect.poll(() => form.place.textContent).toContain('Your licence ended on');
  expect(form.read('What is certified')).toBe('Unfit for work');
  expect(await papersOf(local(), CLIENT)).toEqual([]);
});

it('what ended with the day before is not signed the day after, and the form says so', async () => {
  beforeMidnight();
  const form = await aCertificate('2027-01-01', EVENING);
  form.press('Sign');
  afterMidnight();
  agree(form);
  await expect.poll(() => form.place.textContent).toContain('A day after the first one');
  expect(await papersOf(local(), CLIENT)).toEqual([]);
});

it('a paper that is signed after midnight is of the new day, unless its day was chosen', async () => {
  for (const chosen of [null, EVENING]) {
    beforeMidnight();
    const form = await aCertificate('2027-01-01', '2026-03-09');
    expect(form.read('From')).toBe(EVENING);
    if (chosen) {
      form.type('From', DAY_AFTER);
      form.type('From', chosen);
    }
    form.press('Sign');
    afterMidnight();
    agree(form);
    await expect.poll(() => papersOf(local(), CLIENT)).toHaveLength(chosen ? 2 : 1);
  }
  expect((await papersOf(local(), CLIENT)).map(({ from_on }) => from_on).toSorted()).toEqual([EVENING, DAY_AFTER]);
});

it('a note that is signed after midnight is about the new day', async () => {
  beforeMidnight();
  const form = opened(
    createElement(NoteForm, { clientId: CLIENT, today: EVENING, note: null, onDone: () => undefined }),
  );
  await expect.poll(() => form.button('Sign')).toBeDefined();
  form.type('How it went', 'Well.');
  form.press('Sign');
  afterMidnight();
  agree(form);
  await expect.poll(async () => (await notesBy(local(), ME)).map(({ noted_on }) => noted_on)).toEqual([DAY_AFTER]);
});

it('an operation that was not planned is of the day on which its record is signed, and a planned one of its own day', async () => {
  beforeMidnight();
  const plan = { area: null, side: 'both', place: null, included: false } as const;
  const price = { price_low: null, price_high: null, deposit: null };
  for (const planned_on of [null, EVENING]) {
    const who = { client_id: CLIENT, surgeon_id: ME };
    await did(local(), openCase({ ...who, procedure: 'arm_lift', ...plan, ...price, planned_on }));
  }
  for (const file of await casesAbout(local(), ME, CLIENT)) {
    beforeMidnight();
    const form = opened(createElement(OperationForm, { file, here: { today: EVENING, zone: 'Africa/Lagos' } }));
    await expect.poll(() => form.button('Sign the record')).toBeDefined();
    form.type('Findings', 'As planned.');
    form.press('Sign the record');
    afterMidnight();
    agree(form);
    const { id, planned_on } = file.surgery;
    const days = async (): Promise<string[]> => (await operationsOf(local(), [id])).map(({ done_on }) => done_on);
    await expect.poll(days).toEqual([planned_on ?? DAY_AFTER]);
  }
});

it('an operation that is of the day ahead when the clock is set back is not signed', async () => {
  afterMidnight();
  const plan = { area: null, side: 'both', place: null, included: false } as const;
  const price = { price_low: null, price_high: null, deposit: null };
  const who = { client_id: CLIENT, surgeon_id: ME };
  await did(local(), openCase({ ...who, procedure: 'arm_lift', ...plan, ...price, planned_on: null }));
  const [file] = await casesAbout(local(), ME, CLIENT);
  if (!file) throw new Error('there is no case');
  const form = opened(createElement(OperationForm, { file, here: { today: DAY_AFTER, zone: 'Africa/Lagos' } }));
  await expect.poll(() => form.button('Sign the record')).toBeDefined();
  form.type('Day of the operation', EVENING);
  form.type('Day of the operation', DAY_AFTER);
  form.type('Findings', 'As planned.');
  form.press('Sign the record');
  beforeMidnight();
  agree(form);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await operationsOf(local(), [file.surgery.id])).toEqual([]);
});

it('a case that is closed and an evaluation that is saved after midnight are of the new day', async () => {
  beforeMidnight();
  const plan = { area: null, side: 'both', place: null, included: false } as const;
  const price = { price_low: null, price_high: null, deposit: null };
  const who = { client_id: CLIENT, surgeon_id: ME };
  await did(local(), openCase({ ...who, procedure: 'arm_lift', ...plan, ...price, planned_on: null }));
  const [file] = await casesAbout(local(), ME, CLIENT);
  if (!file) throw new Error('there is no case');
  const here = { today: EVENING, zone: 'Africa/Lagos' };
  const view = opened(createElement(CaseView, { file, here, readOnly: false }));
  await expect.poll(() => view.button('Cancel the surgery')).toBeDefined();
  view.press('Cancel the surgery');
  afterMidnight();
  view.agree();
  await expect
    .poll(async () => (await casesAbout(local(), ME, CLIENT)).map(({ surgery }) => surgery.ended_on))
    .toEqual([DAY_AFTER]);
  beforeMidnight();
  const Form = () => {
    const care = useCare();
    return createElement(EvaluationForm, { clientId: CLIENT, before: undefined, care, onDone: () => undefined });
  };
  const form = opened(createElement(Form));
  await expect.poll(() => form.button('Save evaluation')).toBeDefined();
  afterMidnight();
  form.press('Save evaluation');
  await expect
    .poll(async () => (await evaluationsOfClient(local(), CLIENT, 1)).map(({ evaluation_date }) => evaluation_date))
    .toEqual([DAY_AFTER]);
});
