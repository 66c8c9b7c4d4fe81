import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Visit } from '#src/features/provider/queries.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { milestonesOf } from '#sync/entities/milestones.ts';
import { evaluationsOfClient } from '#sync/entities/progress-evaluations.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { ClientSheet } = await import('#src/features/provider/client-sheet.tsx');
const { VisitSheet } = await import('#src/features/provider/visit-sheet.tsx');

const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const { local, book } = aDevice();
const onClose = (): void => undefined;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

async function aVisit(rest: Partial<Appointment> = {}) {
  const id = await book(10, `${HERE.today}T09:00Z`, rest);
  const appointment = (await local().rows(appointments).get(id)) as Appointment;
  const visit: Visit = { appointment, client: { name: 'Bísí', phone: null }, day: HERE.today, attendance: null };
  return aScreen(local(), ME, createElement(VisitSheet, { visit, here: HERE, onClose }));
}

async function aClient() {
  const cared = {
    assignment: { client_id: CLIENT },
    client: { name: 'Bísí', phone: null },
    latest: null,
    before: null,
  };
  const sheet = createElement(ClientSheet, { cared: cared as never, today: HERE.today, onClose });
  const screen = aScreen(local(), ME, sheet);
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  return screen;
}

it('an evaluation and a milestone that are pressed twice are written once', async () => {
  const screen = await aClient();
  screen.press('Write evaluation');
  screen.pressTwice('Save evaluation');
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  screen.type('What is to be reached', 'Ten push-ups');
  screen.pressTwice('Add milestone');
  await expect.poll(() => screen.read('What is to be reached')).toBe('');
  await settled();
  expect(await evaluationsOfClient(local(), CLIENT, 9)).toHaveLength(1);
  expect(await milestonesOf(local(), [CLIENT])).toHaveLength(1);
});

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
