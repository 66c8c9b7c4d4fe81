import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { knownOf } from '#src/lib/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Visit } from '#src/features/provider/queries.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { awaitsClient } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { recordAttendance } from '#sync/actions/attendance-records.ts';
import { attendanceByTrainer } from '#sync/queries/attendance-records.ts';
import type { AttendanceRecord } from '#sync/entities/attendance-records.ts';
import { addMilestone } from '#sync/actions/milestones.ts';
import { draftsAbout } from '#src/data/drafts/drafts.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { writeEvaluation } from '#sync/actions/progress-evaluations.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { numbered } from '../../support/members.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';
import { did } from '../../support/did.ts';

const { MemoryRouter } = await import('react-router-dom');
const { ClientSheet } = await import('#src/features/provider/client-sheet.tsx');
const { VisitSheet } = await import('#src/features/provider/visit-sheet.tsx');

const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const { local, put, book } = aDevice();
const onClose = (): void => undefined;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
const shownNow = async () => (await local().rows(appointments).toArray())[0];

async function aVisit(rest: Partial<Appointment> = {}, attendance: AttendanceRecord | null = null, here = HERE) {
  const id = await book(10, `${HERE.today}T09:00Z`, rest);
  const appointment = (await local().rows(appointments).get(id)) as unknown as Appointment;
  const visit: Visit = { appointment, client: { name: 'Bísí', phone: null }, day: HERE.today, attendance };
  return aScreen(local(), ME, createElement(VisitSheet, { visit, here, onClose }));
}

async function aClient() {
  await put(contacts, { id: CLIENT, user_id: CLIENT, phone: null, email: null });
  const cared = {
    clientId: CLIENT,
    assignment: null,
    client: { name: 'Bísí', phone: null },
    latest: null,
    before: null,
  };
  const sheet = createElement(ClientSheet, { cared, today: HERE.today, onClose });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, sheet));
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
  await expect
    .poll(async () => (await draftsAbout(local())).map(({ kind, clientId }) => [kind, clientId]))
    .toEqual([
      ['decline', CLIENT],
      ['session', CLIENT],
    ]);
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
  await expect.poll(() => local().facts.where('name').startsWith('draft:').count()).toBe(0);
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

it('who came is taken back by the same press', async () => {
  const day = HERE.today;
  await did(local(), recordAttendance({ trainer_id: ME, client_id: CLIENT, session_date: day, status: 'attended' }));
  const records = () => attendanceByTrainer(local(), ME, { from: day, to: day });
  const [record] = await records();
  const screen = await aVisit({}, record);
  await expect.poll(() => screen.button('Attended')?.getAttribute('aria-pressed')).toBe('true');
  screen.press('Attended');
  await expect.poll(records).toEqual([]);
});

/** As its page does it: the visit is read again with each change. */
function Live({ id }: { id: string }) {
  const answer = useRow((db) => db.rows(appointments).get(id), [id]);
  const appointment = knownOf(answer) as Appointment | null;
  const visit = appointment && {
    appointment,
    client: { name: 'Bísí', phone: null },
    day: HERE.today,
    attendance: null,
  };
  return visit && createElement(VisitSheet, { visit, here: HERE, onClose });
}

it.each([
  ['once what was saved is read', settled],
  ['before that', async () => {}],
])('notes that are typed on %s are not taken for those of another device', async (_, pause) => {
  const id = await book(10, `${HERE.today}T09:00Z`);
  const screen = aScreen(local(), ME, createElement(Live, { id }));
  await expect.poll(() => screen.read('Session notes')).toBe('');
  screen.type('Session notes', 'Step-ups ');
  screen.press('Save notes');
  await pause();
  screen.type('Session notes', 'Step-ups without');
  await expect.poll(async () => (await shownNow())?.notes).toBe('Step-ups');
  await settled();
  expect(screen.place.textContent).not.toContain('Saved meanwhile');
  expect(screen.read('Session notes')).toBe('Step-ups without');
});

it('notes of another device that came after what is being typed can be read, and taken', async () => {
  const screen = await aVisit({ notes: 'Step-ups' });
  await expect.poll(() => screen.read('Session notes')).toBe('Step-ups');
  screen.type('Session notes', 'Step-ups!');
  await settled();
  expect(screen.place.textContent).not.toContain('Saved meanwhile');
  screen.press('Leave');
  const [shown] = await local().rows(appointments).toArray();
  const later = await aVisit({ ...(shown as object), notes: 'Squats' });
  await expect.poll(() => later.place.textContent).toContain('Saved meanwhile');
  expect(later.read('Session notes')).toBe('Step-ups!');
  later.press('Take that instead');
  expect(later.read('Session notes')).toBe('Squats');
  expect(later.place.textContent).not.toContain('Saved meanwhile');
});

const WRITTEN = { client_id: CLIENT, evaluation_date: HERE.today, overall_score: 7, effort_score: null };

it('of an evaluation only what was typed over is changed', async () => {
  await did(local(), writeEvaluation({ ...WRITTEN, trainer_id: ME, strengths: 'Patience.' }));
  const screen = await aClient();
  screen.press('Mar 2, 2026');
  expect(screen.read('Strengths')).toBe('Patience.');
  expect(screen.read('Overall')).toBe('7');
  expect(screen.read('Effort')).toBeUndefined();
  screen.type('Comments', 'Rests too little.');
  screen.press('Save evaluation');
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  expect(await evaluationsOfClient(local(), CLIENT, 9)).toMatchObject([
    { ...WRITTEN, strengths: 'Patience.', trainer_comments: 'Rests too little.' },
  ]);
});

it('an evaluation that is left as it was forgets what was typed', async () => {
  await did(local(), writeEvaluation({ ...WRITTEN, trainer_id: ME }));
  const screen = await aClient();
  screen.press('Mar 2, 2026');
  screen.type('Comments', 'Rests too little.');
  screen.press('Leave as it was');
  await settled();
  screen.press('Mar 2, 2026');
  await settled();
  expect(screen.read('Comments')).toBe('');
});

it('an evaluation and a milestone are taken out once that was confirmed', async () => {
  await did(local(), writeEvaluation({ ...WRITTEN, trainer_id: ME }));
  await did(local(), addMilestone({ trainer_id: ME, client_id: CLIENT, title: 'Ten push-ups', category: 'fitness' }));
  const screen = await aClient();
  screen.press('Mar 2, 2026');
  screen.press('Remove evaluation');
  expect(await evaluationsOfClient(local(), CLIENT, 9)).toHaveLength(1);
  screen.agree();
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  expect(await evaluationsOfClient(local(), CLIENT, 9)).toEqual([]);
  screen.press('Remove milestone: Ten push-ups');
  expect(await milestonesOf(local(), [CLIENT])).toHaveLength(1);
  screen.agree();
  await expect.poll(() => milestonesOf(local(), [CLIENT])).toEqual([]);
});

it('what another trainer wrote is read, and not changed', async () => {
  const trainer_id = numbered(9);
  await did(local(), writeEvaluation({ ...WRITTEN, trainer_id }));
  await did(local(), addMilestone({ trainer_id, client_id: CLIENT, title: 'Ten push-ups', category: 'fitness' }));
  const screen = await aClient();
  expect(screen.place.textContent).toContain('Mar 2, 2026');
  expect(screen.place.textContent).toContain('Ten push-ups');
  expect(screen.button('Mar 2, 2026')).toBeUndefined();
  expect(screen.button('Remove milestone: Ten push-ups')).toBeUndefined();
  expect(screen.place.querySelector('[aria-pressed]')).toBeNull();
});

it('an evaluation that was saved is what is looked at, before those of the same day', async () => {
  const evaluation = { client_id: CLIENT, trainer_id: ME, evaluation_date: HERE.today, overall_score: 5 };
  for (let hour = 0; hour < 9; hour++) {
    const at = Date.parse(`${HERE.today}T0${hour}:00:00Z`);
    await did(local(), writeEvaluation({ ...evaluation, strengths: `Before ${hour}` }), { now: () => at });
  }
  const screen = await aClient();
  screen.press('Write evaluation');
  screen.type('Strengths', 'Just said.');
  screen.press('Save evaluation');
  const written = (): (string | null)[] =>
    [...screen.place.querySelectorAll('li')]
      .map(({ textContent }) => textContent)
      .filter((told) => /said|Before/.test(told));
  await expect.poll(() => written().length).toBe(10);
  expect(written()[0]).toContain('Just said.');
  expect(written()[1]).toContain('Before 8');
  expect(screen.place.ownerDocument.activeElement?.textContent).toBe('Write evaluation');
  const [newest] = await evaluationsOfClient(local(), CLIENT, 1);
  expect(newest?.strengths).toBe('Just said.');
});

it('a request that nobody answered in time is taken up again by proposing another time', async () => {
  const lapsed = { status: 'declined', decline_reason: 'unanswered', agreed_starts_at: null } as const;
  const screen = await aVisit(lapsed, null, { ...HERE, today: dayIn(HERE.zone) });
  await expect.poll(() => screen.button('Choose a time')).toBeDefined();
  expect(screen.place.textContent).toContain('Nobody agreed to this time within a day');
  expect(screen.button('Confirm')).toBeUndefined();
  const times = () => screen.place.querySelectorAll('.wrapped .chip');
  await expect.poll(() => times().length).toBeGreaterThan(0);
  tell(times()[0], new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => screen.button('Propose this time')).toBeDefined();
  screen.press('Propose this time');
  await expect.poll(async () => (await shownNow())?.status).toBe('confirmed');
  const proposed = await shownNow();
  expect(proposed && awaitsClient(proposed as unknown as Appointment)).toBe(true);
});
