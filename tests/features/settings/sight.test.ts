import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { whoSees } from '#src/work/care/sight.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { recordViews } from '#sync/entities/record-views.ts';
import { people } from '#sync/entities/people.ts';
import { withdrawalsOf } from '#sync/queries/sight-withdrawals.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

const { ViewsList } = await import('#src/features/settings/views-list.tsx');
const { SightList } = await import('#src/features/settings/sight-list.tsx');

const [TRAINER, STRANGER, REJECTED] = [7, 8, 9].map(numbered) as [string, string, string];
const { local, put, book } = aDevice();
const provider = (id: string, first_name: string, rest: object = {}) =>
  put(people, { id, first_name, last_name: 'Bello', role: 'doctor', listed: true, specialization: null, ...rest });
const names = async () => (await whoSees(local(), CLIENT)).map(({ name }) => name);

it('lists whom the client has visited, asked, or was given to, and no others', async () => {
  for (const [id, name] of [
    [ME, 'Amina'],
    [TRAINER, 'Tunde'],
    [STRANGER, 'Sola'],
  ] as const)
    await provider(id, name);
  await provider(REJECTED, 'Remi', { role: 'client', listed: false });
  await book(10, '2026-03-02T09:00Z', { status: 'completed' });
  await book(11, '2026-03-03T09:00Z', { status: 'cancelled', provider_id: STRANGER });
  await book(12, '2026-03-04T09:00Z', { agreed_starts_at: null, created_by: STRANGER, provider_id: STRANGER });
  await book(13, '2026-03-05T09:00Z', { provider_id: REJECTED });
  const given = { id: numbered(20), trainer_id: TRAINER, client_id: CLIENT, status: 'active' };
  await put(clientAssignments, { ...given, assignment_date: '2026-01-01' });
  expect(await names()).toEqual(['Amina Bello', 'Tunde Bello']);
});

it('says what it takes away before it is withdrawn, and gives it back', async () => {
  await provider(ME, 'Amina');
  await book(10, '2026-03-02T09:00Z', { status: 'completed' });
  const screen = aScreen(local(), CLIENT, createElement(SightList));
  const [withdraw, giveBack] = ['Withdraw: Amina Bello', 'Let see again: Amina Bello'];
  await expect.poll(() => screen.button(withdraw)).toBeDefined();
  screen.press(withdraw);
  await expect
    .poll(() => screen.place.querySelector('[role="alertdialog"]')?.textContent)
    .toContain('Amina Bello no longer sees your phone number');
  expect(await withdrawalsOf(local(), CLIENT)).toEqual([]);
  screen.agree();
  await expect.poll(() => screen.button(giveBack)).toBeDefined();
  expect(await withdrawalsOf(local(), CLIENT)).toMatchObject([{ user_id: CLIENT, provider_id: ME }]);
  expect(await local().outbox.count()).toBe(1);
  screen.press(giveBack);
  await expect.poll(() => screen.button(withdraw)).toBeDefined();
  expect(await withdrawalsOf(local(), CLIENT)).toEqual([]);
});

it('tells who looked at the records and when, the newest first, also of an account that is gone', async () => {
  await provider(ME, 'Amina');
  const opened = { client_id: CLIENT, part: 'record', created_at: '2026-03-01T09:00:00Z' };
  for (const n of [1, 2, 3, 4, 5])
    await put(recordViews, { id: numbered(40 + n), viewer_id: ME, day: `2026-03-0${n}`, ...opened });
  await put(recordViews, { id: numbered(50), viewer_id: STRANGER, day: '2026-02-01', ...opened, part: 'history' });
  const screen = aScreen(local(), CLIENT, createElement(ViewsList));
  await expect.poll(() => screen.place.textContent).toContain('Mar 5, 2026 · Opened the record');
  expect(screen.place.textContent).not.toContain('A former provider');
  screen.press('Show all');
  await expect
    .poll(() => screen.place.textContent)
    .toContain('A former providerFeb 1, 2026 · Took the whole history along');
});
