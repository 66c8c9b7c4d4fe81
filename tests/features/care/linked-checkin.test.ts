import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { answerCheckin, openCase, recordOperation } from '#sync/actions/surgery.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { SurgeryCard } = await import('#src/features/care/surgery/surgery-card.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const WHO = { client_id: CLIENT, surgeon_id: numbered(9) };
const { local } = aDevice();

async function operated(procedure: 'arm_lift' | 'tummy_tuck', done_on: string): Promise<string> {
  const unsaid = { area: null, side: 'both', planned_on: null, place: null, price_low: null } as const;
  const opened = { ...WHO, ...unsaid, procedure, included: false, price_high: null, deposit: null };
  const id = await did(local(), openCase(opened));
  const said = { kind: 'operation', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id: id, ...WHO, ...said, products: [], done_on }));
  return id;
}

function openedAt(address: string) {
  const card = createElement(SurgeryCard, { here: HERE });
  const screen = aScreen(local(), CLIENT, createElement(MemoryRouter, { initialEntries: [address] }, card));
  const asked = () => [...screen.place.querySelectorAll('dialog h2')].map(({ textContent }) => textContent);
  return { ...screen, asked };
}

it('the link of a check-in opens the one that is due, of that surgery alone, and its form closes', async () => {
  const tuck = await operated('tummy_tuck', '2026-03-12');
  await operated('arm_lift', '2026-02-25');
  const screen = openedAt(`/care?checkin=${tuck}`);
  await expect.poll(screen.asked).toEqual(['Week 1']);
  screen.press('Close');
  await expect.poll(screen.asked).toEqual([]);
});

it('the link of a check-in that is answered opens nothing, nor does one of a surgery that is not here', async () => {
  const tuck = await operated('tummy_tuck', '2026-03-12');
  const fine = {
    fever: false,
    leg_swelling: false,
    breathless: false,
    discharge: false,
    pain: 1,
    words: null,
    photo_ids: [],
  };
  await did(local(), answerCheckin({ case_id: tuck, ...WHO, moment: 'week1', ...fine }));
  for (const id of [tuck, numbered(99)]) {
    const screen = openedAt(`/care?checkin=${id}`);
    await expect.poll(() => screen.place.textContent).toContain('Tummy tuck');
    expect(screen.asked()).toEqual([]);
  }
});
