import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { appointmentsOfClient } from '#sync/queries/appointments.ts';
import { people } from '#sync/entities/people.ts';
import { numbered } from '../../support/members.ts';
import { page, tell } from '../../ui/page.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

const { BookSheet } = await import('#src/features/schedule/book-sheet.tsx');
const { useBooking } = await import('#src/features/schedule/use-booking.ts');

const EVER = { from: '0001-01-01', to: '9999-12-31' };
const NOTE = 'What should the provider know?';
const { local, put, book } = aDevice();
const booked = () => appointmentsOfClient(local(), CLIENT, EVER);

function Booking() {
  return createElement(BookSheet, {
    kind: 'training',
    providerId: null,
    booking: useBooking(),
    onClose: () => undefined,
  });
}

/** The first that a trainer is free. */
async function chooseTime({ place }: ReturnType<typeof aScreen>): Promise<void> {
  const times = () => place.querySelectorAll('.wrapped .chip');
  await expect.poll(() => times().length).toBeGreaterThan(0);
  tell(times()[0], new page.MouseEvent('click', { bubbles: true }));
}

async function aBooking() {
  await put(people, { id: numbered(9), first_name: 'Amina', last_name: 'Bello', role: 'trainer', listed: true });
  const screen = aScreen(local(), CLIENT, createElement(Booking));
  await chooseTime(screen);
  return screen;
}

it('a session that is asked for with two presses is asked for once', async () => {
  const screen = await aBooking();
  screen.pressTwice('Request session');
  await expect.poll(booked).not.toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await booked()).toHaveLength(1);
});

it('what the provider should know outlives the closed sheet, until it is asked for', async () => {
  const screen = await aBooking();
  screen.type(NOTE, 'I fly on Friday.');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read(NOTE)).toBe('I fly on Friday.');
  await chooseTime(screen);
  screen.press('Request session');
  await expect.poll(async () => (await booked()).map(({ client_note }) => client_note)).toEqual(['I fly on Friday.']);
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read(NOTE)).toBe('');
});

it('a fourth request to one provider is told why it cannot be made, until one of three is answered', async () => {
  const rest = { user_id: CLIENT, provider_id: numbered(9), status: 'pending' };
  for (const n of [1, 2, 3]) await book(20 + n, `2098-03-0${n}T09:00Z`, rest);
  const screen = await aBooking();
  await expect.poll(() => screen.button('Three requests wait already')).toBeDefined();
  expect(screen.place.textContent).toContain('Three of your requests wait for this provider.');
  screen.press('Three requests wait already');
  await book(21, '2098-03-01T09:00Z', { ...rest, status: 'confirmed' });
  await expect.poll(() => screen.button('Request session')).toBeDefined();
  expect(await booked()).toHaveLength(3);
});
