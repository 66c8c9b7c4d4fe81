import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { answerReferral } from '#sync/actions/care-papers.ts';
import { answerCheckin, openCase, recordOperation, withdrawConsent } from '#sync/actions/surgery.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import { surgeryConsents } from '#sync/entities/surgery-consents.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { DashboardScreen } = await import('#src/features/dashboard/dashboard-screen.tsx');
const { WaitingCard } = await import('#src/features/dashboard/waiting/waiting-card.tsx');

const TODAY = '2026-03-20';
const { local, put } = aDevice();
const SURGEON = numbered(9);
const WHO = { client_id: CLIENT, surgeon_id: SURGEON };
const [CONSENT, REFERRAL, VOID] = [20, 21, 22].map(numbered) as [string, string, string];

const aCase = (procedure: 'arm_lift' | 'tummy_tuck'): Promise<string> =>
  did(
    local(),
    openCase({
      ...WHO,
      procedure,
      area: null,
      side: 'both',
      planned_on: null,
      place: null,
      included: false,
      price_low: null,
      price_high: null,
      deposit: null,
    }),
  );

it('the dashboard has what only the client can answer, until it is answered', async () => {
  const done = await aCase('tummy_tuck');
  const said = { kind: 'operation', done_on: '2026-03-12', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id: done, ...WHO, ...said, products: [] }));
  const open = await aCase('arm_lift');
  await put(surgeryConsents, {
    id: CONSENT,
    case_id: open,
    ...WHO,
    asked_at: '2026-03-15T10:00:00Z',
    sign_from: '2026-03-29',
    signed_at: null,
    withdrawn_at: null,
  });
  const paper = { client_id: CLIENT, kind: 'referral', from_on: '2026-03-15', until_on: null, answer: null };
  const signed = { signed_at: '2026-03-15T10:00:00Z', signed_by: 'Dr. Eze' };
  await put(carePapers, { ...paper, ...signed, id: REFERRAL, to_name: 'The eye clinic', void_at: null });
  await put(carePapers, { ...paper, ...signed, id: VOID, to_name: 'Nobody', void_at: '2026-03-16T10:00:00Z' });
  const card = createElement(WaitingCard, { today: TODAY });
  const { place } = aScreen(local(), CLIENT, createElement(MemoryRouter, null, card));
  const links = () => [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const checkin = ['How are you?', `/care?checkin=${done}`];
  const consent = ['A consent to read and decide', `/care/consent?of=${CONSENT}`];
  const referral = ['Referral: The eye clinic', '/care'];
  await expect.poll(links).toEqual([checkin, consent, referral]);
  expect(place.textContent).toContain('Tummy tuck, Week 1');
  expect(place.textContent).toContain('Arm lift, Can be signed from Mar 29, 2026');

  const fine = {
    fever: false,
    leg_swelling: false,
    breathless: false,
    discharge: false,
    pain: 1,
    words: null,
    photo_ids: [],
  };
  await did(local(), answerCheckin({ case_id: done, ...WHO, moment: 'week1', ...fine }));
  await expect.poll(links).toEqual([consent, referral]);
  await did(local(), withdrawConsent(CONSENT));
  await expect.poll(links).toEqual([referral]);
  await did(local(), answerReferral(REFERRAL, 'declined'));
  await expect.poll(() => place.textContent).not.toContain('Waiting for you');
});

it('stands at the end of the dashboard, where what comes late moves nothing', async () => {
  const id = await aCase('tummy_tuck');
  const asked = { id: CONSENT, case_id: id, ...WHO, signed_at: null, withdrawn_at: null };
  await put(surgeryConsents, { ...asked, asked_at: '2026-03-15T10:00:00Z', sign_from: '2026-03-29' });
  const { place } = aScreen(local(), CLIENT, createElement(MemoryRouter, null, createElement(DashboardScreen)));
  const parts = () => [...(place.querySelector('.dashboard')?.children ?? [])].map(({ className }) => className);
  await expect.poll(parts, { timeout: 10_000 }).toContain('waiting');
  await expect.poll(parts).toContain('activity');
  expect(parts().at(-1)).toBe('waiting');
});
