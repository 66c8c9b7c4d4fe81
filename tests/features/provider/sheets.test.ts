import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Visit } from '#src/features/provider/queries.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { milestonesOf } from '#sync/entities/milestones.ts';
import { people } from '#sync/entities/people.ts';
import { evaluationsOfClient } from '#sync/entities/progress-evaluations.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { Clients } = await import('#src/features/provider/clients.tsx');
const { ClientSheet } = await import('#src/features/provider/client-sheet.tsx');
const { VisitSheet } = await import('#src/features/provider/visit-sheet.tsx');

const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const { local, put, book } = aDevice();
const onClose = (): void => undefined;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
const shownNow = async () => (await local().rows(appointments).toArray())[0];

async function aVisit(rest: Partial<Appointment> = {}) {
  const id = await book(10, `${HERE.today}T09:00Z`, rest);
  const appointment = (await local().rows(appointments).get(id)) as unknown as Appointment;
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

it('what is typed about a session outlives its closed sheet, until it is saved', async () => {
  const screen = await aVisit();
  await expect.poll(() => screen.read('Session notes')).toBe('');
  screen.type('Session notes', 'Step-ups');
  screen.type('Session notes', 'Step-ups without a pause.');
  screen.press('Decline');
  screen.type('Reason', 'I am at a congress.');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('Session notes')).toBe('Step-ups without a pause.');
  screen.press('Decline');
  await expect.poll(() => screen.read('Reason')).toBe('I am at a congress.');
  screen.press('Save notes');
  await expect.poll(async () => (await shownNow())?.notes).toBe('Step-ups without a pause.');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('Session notes')).toBe('');
});

it('what is typed about a client outlives the closed sheet, until it is saved', async () => {
  const screen = await aClient();
  screen.press('Write evaluation');
  screen.type('Comments', 'Written in the basement.');
  screen.type('Strengths', 'Patience.');
  screen.type('What is to be reached', 'Ten push-ups');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('What is to be reached')).toBe('Ten push-ups');
  screen.press('Write evaluation');
  await expect.poll(() => screen.read('Comments')).toBe('Written in the basement.');
  expect(screen.read('Strengths')).toBe('Patience.');
  screen.press('Save evaluation');
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  screen.press('Add milestone');
  await expect.poll(() => screen.read('What is to be reached')).toBe('');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  screen.press('Write evaluation');
  await settled();
  expect(['Comments', 'Strengths', 'What is to be reached'].map(screen.read)).toEqual(['', '', '']);
});

it('notes that are as they were leave the way free for those of another device', async () => {
  const screen = await aVisit({ notes: 'Step-ups' });
  await expect.poll(() => screen.read('Session notes')).toBe('Step-ups');
  screen.type('Session notes', 'Step-ups!');
  screen.type('Session notes', 'Step-ups');
  await settled();
  const kept = await local().facts.where('name').startsWith('draft:').toArray();
  expect(kept.map(({ value }) => value)).toEqual([{ notes: undefined }]);
});

it('what is written about a client stays open when the client is given to somebody else meanwhile', async () => {
  await put(people, { id: CLIENT, first_name: 'Bísí', last_name: 'Ọláníyan' });
  const assignment = { id: numbered(7), trainer_id: ME, client_id: CLIENT, assignment_date: HERE.today };
  await put(clientAssignments, { ...assignment, status: 'active', program_focus: null, sessions_per_week: null });
  const screen = aScreen(local(), ME, createElement(Clients));
  await expect.poll(() => screen.button('Bísí Ọláníyan')).toBeDefined();
  screen.press('Bísí Ọláníyan');
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  screen.press('Write evaluation');
  screen.type('Comments', 'Written in the basement.');
  await local().rows(clientAssignments).delete(assignment.id);
  await expect.poll(() => screen.place.textContent).not.toContain('Quick attendance');
  expect(screen.read('Comments')).toBe('Written in the basement.');
});

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
