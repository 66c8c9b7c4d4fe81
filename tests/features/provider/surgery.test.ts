import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { endGrant } from '#sync/actions/grants.ts';
import { AS_IT_IS } from '#sync/actions/progress-photos.ts';
import { endCase, openCase, recordOperation } from '#sync/actions/surgery.ts';
import { grants } from '#sync/entities/grants.ts';
import { people } from '#sync/entities/people.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { surgeryConsents } from '#sync/entities/surgery-consents.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { consentToRead } from '#src/features/care/surgery/queries.ts';
import { subjectOf } from '#src/features/provider/record/queries.ts';
import { casesAbout, steadyMonths, usedBatch } from '#src/features/provider/surgery/queries.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';
import { page, tell } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from './local.ts';

vi.mock('#src/ui/parts/signature.tsx', () => ({
  Signature: ({ onDraw }: { onDraw: (path: string) => void }) =>
    createElement('button', { type: 'button', onClick: () => onDraw('M0 0') }, 'Draw'),
}));

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { ConsentScreen } = await import('#src/features/care/surgery/consent-screen.tsx');
const { BatchCard } = await import('#src/features/provider/surgery/batch-card.tsx');
const { SurgeryPart } = await import('#src/features/provider/surgery/surgery-part.tsx');
const { inCents } = await import('#src/features/provider/surgery/use-case.ts');
const { isDayDone, isExpiry } = await import('#src/features/provider/surgery/use-operation.ts');
const { Record } = await import('#src/features/provider/record/record-screen.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };

const { local, put } = aDevice();

const PLAN = { area: null, side: 'both', planned_on: null, place: null, included: false } as const;
const PRICE = { price_low: 500_000, price_high: 2_500_000, deposit: null };

async function operated(surgeon_id: string, batch: string, lot: string | null): Promise<string> {
  const who = { client_id: CLIENT, surgeon_id };
  const case_id = await did(local(), openCase({ ...who, procedure: 'arm_lift', ...PLAN, ...PRICE }));
  const product = { name: 'Mesh', batch, lot, expires_on: '2028-03-31', amount: null };
  const said = { kind: 'operation', done_on: '2026-03-02', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id, ...who, ...said, products: [product] }));
  return case_id;
}

it('whoever was operated with a batch is found by any part of it, in one’s own cases alone', async () => {
  await put(people, {
    id: CLIENT,
    user_id: CLIENT,
    first_name: 'Bísí',
    last_name: 'Ọláníyan',
    role: 'client',
    listed: false,
  });
  await operated(ME, 'MX-2207', null);
  await operated(ME, 'OTHER', 'L 917');
  await operated(numbered(77), 'MX-2207', null);
  const found = async (text: string) =>
    (await usedBatch(local(), ME, text)).map(({ client, product }) => [client, product.batch]);
  for (const text of ['MX-2207', 'mx 2207', '2207']) expect(await found(text)).toEqual([['Bísí Ọláníyan', 'MX-2207']]);
  expect(await found('l917')).toEqual([['Bísí Ọláníyan', 'OTHER']]);
  for (const text of ['', ' - ', '2208']) expect(await found(text)).toEqual([]);
  expect(await casesAbout(local(), ME, CLIENT)).toHaveLength(2);
});

it('a weight is steady for as long as no reading is more than three in a hundred away from the last', () => {
  const weighed = (...readings: [day: string, value: number][]) => readings.map(([day, value]) => ({ day, value }));
  expect(steadyMonths([])).toBeNull();
  expect(steadyMonths(weighed(['2026-03-01', 80]))).toBe(0);
  expect(steadyMonths(weighed(['2025-12-01', 81], ['2026-01-15', 79], ['2026-03-05', 80]))).toBe(3);
  expect(steadyMonths(weighed(['2025-12-01', 90], ['2026-01-15', 82], ['2026-03-05', 80]))).toBe(1);
});

it('a recall says that nothing was found only when everything is here', async () => {
  const { place } = aScreen(local(), ME, createElement(MemoryRouter, null, createElement(BatchCard)));
  const search = place.querySelector('input');
  Reflect.set(search?.constructor.prototype as object, 'value', 'MX-1', search);
  tell(search ?? undefined, new page.InputEvent('input', { bubbles: true }));
  await expect.poll(() => place.textContent).toContain('Getting your operations');
  expect(place.textContent).not.toContain('No operation of yours');
});

it('what one did is read on when the care has ended or rests, and nothing is written', async () => {
  expect(await subjectOf(local(), ME, CLIENT)).toBeNull();
  await operated(numbered(77), 'MX-2207', null);
  expect(await subjectOf(local(), ME, CLIENT)).toBeNull();
  await operated(ME, 'MX-2207', null);
  const subject = await subjectOf(local(), ME, CLIENT);
  expect(subject).toMatchObject({ care: { name: 'over' }, hasCases: true });
  if (!subject) throw new Error('he operated them');
  for (const rests of [subject, { ...subject, care: { name: 'paused' } as const }]) {
    const part = createElement(Record, { subject: rests, here: HERE });
    const screen = aScreen(local(), ME, createElement(MemoryRouter, null, part));
    await expect.poll(() => screen.place.textContent).toContain('Arm lift');
    expect(screen.button('Open a case')).toBeUndefined();
    (screen.place.querySelector('.row button, button.row') as unknown as { click(): void }).click();
    await expect.poll(() => screen.place.textContent).toContain('batch MX-2207');
    expect(screen.place.textContent).toContain('No consent stood on that day');
    for (const act of ['Change it', 'Close the case', 'Ask for consent', 'Add to the record', 'Record a complication'])
      expect(screen.button(act)).toBeUndefined();
  }
});

const SHOWN_UNTIL = '2026-04-01';

async function showPhotos(
  grant: number,
  taken: readonly (readonly [id: number, pose: string, on: string])[],
  fields = {},
) {
  for (const [n, pose, taken_on] of taken) {
    const id = numbered(n);
    const file = { path: `${CLIENT}/${id}.jpg`, thumb_path: `${CLIENT}/${id}-thumb.jpg`, width: 3, height: 4 };
    const described = { pose, own_pose: null, note: null, taken_on, ...AS_IT_IS };
    await put(progressPhotos, { id, user_id: CLIENT, ...described, ...file, created_at: `${taken_on}T10:00:00Z` });
  }
  await put(grants, {
    id: numbered(grant),
    user_id: CLIENT,
    provider_id: ME,
    subject: 'progress_photos',
    row_ids: taken.map(([n]) => numbered(n)),
    purpose: 'The operation',
    until: SHOWN_UNTIL,
    created_at: '2026-02-20T10:00:00Z',
    ...fields,
  });
}

it('photos of before and after stand in pairs by angle, over all that is shown, and leave with what shows them', async () => {
  await operated(ME, 'MX-2207', null);
  await showPhotos(40, [
    [41, 'front', '2026-02-01'],
    [42, 'front', '2026-03-02'],
    [43, 'left', '2026-02-01'],
  ]);
  await showPhotos(50, [
    [51, 'front', '2026-03-09'],
    [52, 'front', '2026-03-18'],
  ]);
  await showPhotos(60, [[61, 'back', '2026-03-09']], { until: '2026-03-19' });
  const part = createElement(SurgeryPart, { clientId: CLIENT, here: HERE });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, part));
  await expect.poll(() => screen.place.textContent).toContain('Arm lift');
  (screen.place.querySelector('.row button, button.row') as unknown as { click(): void }).click();
  await expect.poll(() => screen.button('Compare: Front')).toBeDefined();
  const told = screen.place.querySelector('[aria-label="Before and after"]')?.textContent ?? '';
  expect(told).toMatch(
    /Front.*Before: Mar 2, .*After: Mar 18, .*Left.*Before: Feb 1, .*After: none.*Back.*Before: none · After: none/,
  );
  expect(screen.button('Compare: Left')).toBeUndefined();
  screen.press('Compare: Front');
  await expect.poll(() => screen.place.querySelectorAll('.photo-shown .photo-frame').length).toBe(2);
  expect((await latestViews(local(), CLIENT, 10)).map(({ part: seen, viewer_id }) => [seen, viewer_id])).toEqual([
    ['photos', ME],
  ]);
  await did(local(), endGrant(numbered(50)));
  await expect.poll(() => screen.place.textContent).toContain('These photos are no longer shown to you.');
});

it('a cancelled surgery is taken up again before anything is added to it', async () => {
  const id = await operated(ME, 'MX-2207', null);
  await did(local(), endCase(id, 'cancelled', HERE.today));
  const part = createElement(SurgeryPart, { clientId: CLIENT, here: HERE });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, part));
  await expect.poll(() => screen.place.textContent).toContain('Arm lift');
  (screen.place.querySelector('.row button, button.row') as unknown as { click(): void }).click();
  await expect.poll(() => screen.button('Take it up again')).toBeDefined();
  for (const act of ['Add to the record', 'Record a complication']) expect(screen.button(act)).toBeUndefined();
});

it('a consent of a surgery that has ended is not signed', async () => {
  const id = await operated(ME, 'MX-2207', null);
  const consent = { id: numbered(50), case_id: id, client_id: CLIENT, asked_at: '2026-03-01T10:00:00Z' };
  await put(surgeryConsents, consent);
  expect(await consentToRead(local(), CLIENT, consent.id)).toMatchObject({ isEnded: false });
  await did(local(), endCase(id, 'cancelled', HERE.today));
  expect(await consentToRead(local(), CLIENT, consent.id)).toMatchObject({ isEnded: true });
});

it('an amount is read as it is written, with a comma or a point', () => {
  expect(['5000,50', '5000.50', '5,000', '5.000,50', '', '-1', 'x'].map(inCents)).toEqual([
    500_050,
    500_050,
    500_000,
    500_050,
    null,
    Number.NaN,
    Number.NaN,
  ]);
});

it('a day half typed or of another century is not taken for today', () => {
  const taken = ['', '0027-03-01', '2019-12-31', '2020-01-01', '2026-03-20', '2026-03-21'];
  expect(taken.filter((day) => isDayDone(day, HERE.today))).toEqual(['2020-01-01', '2026-03-20']);
  expect(['', '0027-03-01', '2027-03-01', '2200-01-01', 'soon'].filter(isExpiry)).toEqual(['', '2027-03-01']);
});

it('a drawing that left the screen is not signed with', async () => {
  const text = {
    version: 1,
    language: 'en',
    title: 'Arm lift',
    body: 'Side: both',
    risks: [],
    sign_from: '2026-03-01',
  };
  const none = { signed_name: null, signature: null, signed_at: null, withdrawn_at: null, surgeon_id: null };
  const of = numbered(51);
  const asked = { case_id: numbered(52), client_id: CLIENT, asked_at: '2026-02-01T10:00:00Z' };
  await put(surgeryConsents, { id: of, ...asked, ...text, ...none });
  const at = { initialEntries: [`/care/consent?of=${of}`] };
  const screen = aScreen(local(), CLIENT, createElement(MemoryRouter, at, createElement(ConsentScreen)));
  await expect.poll(() => screen.button('Draw')).toBeDefined();
  screen.type('Your full name', 'Bísí');
  screen.press('Draw');
  const byName = screen.place.querySelector('[type="checkbox"]') as unknown as { click(): void };
  for (const isDrawn of [false, true]) {
    byName.click();
    await expect.poll(() => screen.button('Draw') !== undefined).toBe(isDrawn);
  }
  screen.press('Sign');
  await expect.poll(() => screen.place.textContent).toContain('Sign in the field');
});
