import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { recordAttendanceAt } from '#sync/actions/attendance-records.ts';
import type { Came } from '#src/features/provider/use-care.ts';
import { agendaOf } from '#src/features/provider/queries.ts';
import { appointmentsOfProvider } from '#sync/queries/appointments.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, ME } from './local.ts';

const { useCompletion } = await import('#src/features/provider/use-completion.ts');

const HERE = { today: '2098-03-03', zone: 'Africa/Lagos' };
const STARTS = `${HERE.today}T09:00:00Z`;
const MINUTE = 60_000;
const { local, book } = aDevice();

const appointment = async () => (await appointmentsOfProvider(local(), ME, { from: HERE.today, to: HERE.today }))[0];

/** What has become of it after a look at the schedule, so long after it began. */
async function lookedAt(minutes: number, came: Came, rest: object = {}): Promise<string | undefined> {
  const id = await book(10, STARTS, rest);
  await did(local(), recordAttendanceAt({ trainer_id: ME, id, status: came }));
  const { visits } = await agendaOf(local(), ME, HERE);
  function Look() {
    useCompletion(visits, Date.parse(STARTS) + minutes * MINUTE);
    return null;
  }
  aScreen(local(), ME, createElement(Look));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return (await appointment())?.status;
}

it('who was there before it began has completed it when it begins, and who was not has not', async () => {
  expect(await lookedAt(-2, 'attended')).toBe('confirmed');
  expect(await lookedAt(1, 'missed')).toBe('confirmed');
  expect(await lookedAt(1, 'attended')).toBe('completed');
});

it('who came to a time that the client has not agreed to has not completed it, until the client does', async () => {
  const moved = { agreed_starts_at: `${HERE.today}T15:00:00Z` };
  expect(await lookedAt(1, 'attended', moved)).toBe('confirmed');
  expect(await lookedAt(1, 'attended')).toBe('completed');
});
