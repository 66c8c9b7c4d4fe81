import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { knownOf } from '#src/lib/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { scheduleOf } from '#src/features/schedule/queries.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

const { UpcomingCard } = await import('#src/features/schedule/upcoming-card.tsx');
const { useBooking } = await import('#src/features/schedule/use-booking.ts');

const HERE = { today: '2026-03-05', zone: 'Africa/Lagos' };
const { local, book } = aDevice();

function Upcoming() {
  const schedule = knownOf(useRow((db, userId) => scheduleOf(db, userId, HERE)));
  const booking = useBooking();
  return schedule && createElement(UpcomingCard, { schedule, booking, onShow: () => undefined });
}

it('a time that the provider has chosen is shown until the client agrees, also after it has passed', async () => {
  await book(10, '2026-03-04T09:00Z', { agreed_starts_at: '2026-04-01T09:00:00Z' });
  await book(11, '2026-03-04T12:00Z');
  const screen = aScreen(local(), CLIENT, createElement(Upcoming));
  await expect.poll(() => screen.button('Agree to this time')).toBeDefined();
  expect(screen.place.querySelectorAll('li')).toHaveLength(1);
  expect(screen.place.textContent).toContain('New time proposed');
  screen.press('Agree to this time');
  await expect
    .poll(async () => (await local().rows(appointments).get(numbered(10)))?.agreed_starts_at)
    .toBe('2026-03-04T09:00:00.000Z');
  await expect.poll(() => screen.place.querySelectorAll('li')).toHaveLength(0);
});
