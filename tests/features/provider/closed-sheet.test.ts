import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { contacts } from '#sync/entities/contacts.ts';
import { people } from '#sync/entities/people.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { MemoryRouter } = await import('react-router-dom');
const { ClientSheet } = await import('#src/features/provider/client-sheet.tsx');
const { Clients } = await import('#src/features/provider/clients.tsx');

const TODAY = '2026-03-20';
const { local, put } = aDevice();
/** Whatever is still on its way has come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

it('a sheet whose care has ended before tells nobody that the record was looked at', async () => {
  const cared = {
    clientId: CLIENT,
    assignment: null,
    client: { name: 'Bísí', phone: null },
    latest: null,
    before: null,
  };
  const sheet = createElement(ClientSheet, { cared, today: TODAY, onClose: () => undefined });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, sheet));
  await expect.poll(() => screen.place.textContent).toContain('The care has ended');
  await settled();
  expect(await latestViews(local(), CLIENT, 9)).toEqual([]);
});

it('a sheet whose care ends says so at once, and shows what was being written and nothing of the client', async () => {
  await put(people, { id: CLIENT, first_name: 'Bísí', last_name: 'Ọláníyan' });
  await put(contacts, { id: CLIENT, user_id: CLIENT, phone: '+234 800', email: null });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, createElement(Clients)));
  await expect.poll(() => screen.button('Bísí Ọláníyan')).toBeDefined();
  screen.press('Bísí Ọláníyan');
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  screen.press('Write evaluation');
  screen.type('Comments', 'Written in the basement.');
  await local().rows(contacts).delete(CLIENT);
  await expect.poll(() => screen.place.textContent).toContain('The care has ended');
  await expect.poll(() => screen.place.textContent).toContain('Comments: Written in the basement.');
  expect(screen.button('Save evaluation')).toBeUndefined();
  expect(screen.place.textContent).not.toContain('+234 800');
});
