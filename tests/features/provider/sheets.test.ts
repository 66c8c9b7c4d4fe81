import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Visit } from '#src/features/provider/queries.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, ME } from './local.ts';

const { VisitSheet } = await import('#src/features/provider/visit-sheet.tsx');

const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const { local, book } = aDevice();
const onClose = (): void => undefined;

async function aVisit(rest: Partial<Appointment> = {}) {
  const id = await book(10, `${HERE.today}T09:00Z`, rest);
  const appointment = (await local().rows(appointments).get(id)) as Appointment;
  const visit: Visit = { appointment, client: { name: 'Bísí', phone: null }, day: HERE.today, attendance: null };
  return aScreen(local(), ME, createElement(VisitSheet, { visit, here: HERE, onClose }));
}

it.each([
  ['confirmed', true],
  ['completed', true],
  ['declined', false],
  ['cancelled', false],
] as const)('of one that is %s it can be said who came: %s', async (status, can) => {
  const screen = await aVisit({ status });
  await expect.poll(() => screen.button('Save notes')).toBeDefined();
  expect(screen.button('Attended') !== undefined).toBe(can);
});
