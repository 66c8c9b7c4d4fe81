import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { appointmentsOfProvider } from '#sync/queries/appointments.ts';
import { attendanceByTrainer } from '#sync/queries/attendance-records.ts';
import { recordAttendanceOn } from '#sync/actions/attendance-records.ts';
import type { Came } from '#src/features/provider/use-care.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const [PAST, TO_COME] = ['2026-03-02', '2098-03-03'];
const EVER = { from: '2000-01-01', to: '2099-12-31' };
const { local, book } = aDevice();

const note = (session_date: string, status: Came): Promise<void> =>
  did(local(), recordAttendanceOn({ trainer_id: ME, client_id: CLIENT, session_date, status }));
const statuses = async () => (await appointmentsOfProvider(local(), ME, EVER)).map(({ status }) => status);
const records = async () =>
  (await attendanceByTrainer(local(), ME, EVER)).map(({ status, appointment_id }) => [status, appointment_id]);

it('who came to what has begun has completed it', async () => {
  const id = await book(10, `${PAST}T09:00Z`);
  await note(PAST, 'attended');
  expect([await statuses(), await records()]).toEqual([['completed'], [['attended', id]]]);
});

it('what was missed, or has not begun, stays as it was', async () => {
  await book(10, `${PAST}T09:00Z`);
  await book(11, `${TO_COME}T09:00Z`);
  await note(PAST, 'missed');
  await note(TO_COME, 'attended');
  expect(await statuses()).toEqual(['confirmed', 'confirmed']);
});

it('who came to a time that was not agreed has not completed it', async () => {
  await book(10, `${PAST}T09:00Z`, { agreed_starts_at: `${TO_COME}T09:00:00Z` });
  await note(PAST, 'attended');
  expect(await statuses()).toEqual(['confirmed']);
});

it('said again it is corrected, also when the appointment was completed by it', async () => {
  const id = await book(10, `${PAST}T09:00Z`);
  await note(PAST, 'attended');
  await note(PAST, 'missed');
  expect(await records()).toEqual([['missed', id]]);
});

it('who came without an appointment, or to one that was called off, came on the day', async () => {
  await book(10, `${PAST}T09:00Z`, { status: 'cancelled' });
  await note(PAST, 'attended');
  expect([await statuses(), await records()]).toEqual([['cancelled'], [['attended', null]]]);
});
