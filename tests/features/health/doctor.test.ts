import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { people } from '#sync/entities/people.ts';
import { doctorOf } from '#src/features/health/contact-doctor.tsx';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';

const { local, put, book } = aDevice();
const SURGEON = numbered(9);

const provider = (id: string, role: string) =>
  put(people, { id, first_name: 'Amina', last_name: 'Bello', role, listed: true, specialization: null });

it('whom the button leads to is the doctor in care, a surgeon where there is none, and otherwise nobody', async () => {
  await Promise.all([provider(ME, 'doctor'), provider(SURGEON, 'aesthetic_surgeon')]);
  expect(await doctorOf(local(), CLIENT)).toEqual({ id: null });
  await book(10, '2026-03-02T09:00Z', { provider_id: SURGEON });
  expect(await doctorOf(local(), CLIENT)).toEqual({ id: SURGEON });
  await book(11, '2026-03-03T09:00Z');
  expect(await doctorOf(local(), CLIENT)).toEqual({ id: ME });
});
