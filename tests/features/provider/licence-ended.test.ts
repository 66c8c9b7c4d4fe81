import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { profiles } from '#sync/entities/profiles.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { houseDay } from '#src/lib/house.ts';
import { addDays } from '#src/lib/days.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { PaperForm } = await import('#src/features/provider/medical/paper-form.tsx');
const { fileOf } = await import('#src/features/provider/medical/queries.ts');

const { local, put } = aDevice();
const TODAY = houseDay();

async function formUntil(license_expires_on: string) {
  const names = { first_name: 'Ada', last_name: 'Nwosu', role: 'doctor', license_number: 'MDCN/R/1' };
  await put(profiles, { id: ME, user_id: ME, ...names, license_expires_on });
  const file = await fileOf(local(), ME, CLIENT);
  const form = createElement(PaperForm, { clientId: CLIENT, today: TODAY, file, onDone: () => undefined });
  return aScreen(local(), ME, createElement(MemoryRouter, null, form));
}

it('a doctor whose licence has ended is told before signing, and what is typed waits until it is in force again', async () => {
  const ended = await formUntil(addDays(TODAY, -1));
  await expect.poll(() => ended.button('Sign')).toBeDefined();
  ended.press('Certificate');
  await expect.poll(() => ended.place.textContent).toContain('Your licence ended on');
  ended.type('What is certified', 'Unfit for work');
  expect(ended.button('Sign')).toBeUndefined();
  ended.press('Your licence has ended');
  await expect.poll(() => ended.read('What is certified')).toBe('Unfit for work');
  expect(await papersOf(local(), CLIENT)).toEqual([]);
  await ended.leaveAndReturn();
  const again = await formUntil(addDays(TODAY, 1));
  await expect.poll(() => again.button('Certificate')).toBeDefined();
  again.press('Certificate');
  await expect.poll(() => again.read('What is certified')).toBe('Unfit for work');
  expect(again.button('Sign')).toBeDefined();
  expect(again.place.textContent).not.toContain('Your licence ended on');
});
