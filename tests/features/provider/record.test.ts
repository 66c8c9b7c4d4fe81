import 'fake-indexeddb/auto';
import { createElement, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeNote, editNote } from '#sync/actions/care-notes.ts';
import { signPaper } from '#sync/actions/care-papers.ts';
import { sendMessage } from '#sync/actions/messages.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { messages } from '#sync/entities/messages.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { people } from '#sync/entities/people.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import { notesAbout } from '#sync/queries/care-notes.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { recordAttendance } from '#sync/actions/attendance-records.ts';
import { fileOfNotes, overviewOf, subjectOf } from '#src/features/provider/record/queries.ts';
import { rosterOf } from '#src/features/provider/roster/queries.ts';
import { stepFor } from '#src/work/programs/made.ts';
import type { MadeDay } from '#src/work/programs/made.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';
import { page, tell } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const { MemoryRouter } = await import('react-router-dom');
const { Notes } = await import('#src/features/provider/record/notes.tsx');
const { ProgramDay } = await import('#src/work/programs/day.tsx');
const { OpenRecord, Record } = await import('#src/features/provider/record/record-screen.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const NOW = Date.parse('2026-03-20T12:00:00Z');
const { local, put, book } = aDevice();

async function inCare(status = 'active', id = CLIENT, name = 'Bísí'): Promise<void> {
  await put(people, { id, user_id: id, first_name: name, last_name: 'Ọláníyan', role: 'client', listed: false });
  if (status !== 'paused') await put(contacts, { id, user_id: id, phone: '+234 800', email: null });
  await put(clientAssignments, {
    id: numbered(Number(id.slice(-4)) + 500),
    trainer_id: ME,
    client_id: id,
    assignment_date: '2026-01-05',
    status,
    program_focus: 'Strength',
    sessions_per_week: 3,
  });
}

const NOTE = { client_id: CLIENT, author_id: ME, template: 'session', noted_on: HERE.today, shared: false } as const;
const notes = async () => (await fileOfNotes(local(), ME, CLIENT)).notes;

it('the roster says who waits and why, and knows the one whose care rests by name alone', async () => {
  await put(profiles, { id: ME, role: 'trainer' });
  await inCare();
  await inCare('paused', numbered(3), 'Ada');
  const about = { client_id: CLIENT, provider_id: ME, sender_id: CLIENT, urgent: false };
  await did(local(), sendMessage({ ...about, content: 'The knee again' }), { now: () => NOW });
  await did(
    local(),
    recordAttendance({ trainer_id: ME, client_id: CLIENT, session_date: '2026-03-18', status: 'missed' }),
  );
  await book(20, '2026-03-22T09:00:00Z');
  const roster = await rosterOf(local(), ME, HERE, NOW);
  expect(roster.map(({ name, state, next }) => [name, state.name, next && next.slice(0, 10)])).toEqual([
    ['Bísí Ọláníyan', 'attention', '2026-03-22'],
    ['Ada Ọláníyan', 'paused', null],
  ]);
  expect(roster[0]?.state.reasons).toEqual([
    { name: 'message', day: '2026-03-20' },
    { name: 'missed', day: '2026-03-18' },
    { name: 'nothing', day: null },
  ]);
});

it('whom a doctor signed papers for alone is a former client, with a record of these', async () => {
  await put(profiles, { id: ME, role: 'doctor', provider_status: 'approved' });
  await put(people, { id: CLIENT, user_id: CLIENT, first_name: 'Bísí', last_name: 'Ọláníyan', role: 'client' });
  const signer = { client_id: CLIENT, signed_by: 'Dr Bola', license_number: 'MDCN 1' };
  const paper = { kind: 'certificate', from_on: HERE.today, body: 'Fit' } as const;
  await did(local(), signPaper({ ...signer, author_id: numbered(9) }, paper));
  expect(await rosterOf(local(), ME, HERE, NOW)).toEqual([]);
  expect(await subjectOf(local(), ME, CLIENT)).toBeNull();
  await did(local(), signPaper({ ...signer, author_id: ME }, paper));
  const roster = await rosterOf(local(), ME, HERE, NOW);
  expect(roster.map(({ name, state }) => [name, state.name])).toEqual([['Bísí Ọláníyan', 'ended']]);
  expect(await subjectOf(local(), ME, CLIENT)).toMatchObject({ care: { name: 'over' }, role: 'doctor' });
});

it('the newest measurement of a kind counts: one that cannot wait is said, and not an older one', async () => {
  await put(profiles, { id: ME, role: 'doctor' });
  await inCare();
  const measure = (n: number, kind: string, value: number, at: string) =>
    put(measurements, { id: numbered(n), user_id: CLIENT, kind, value, measured_at: at, context: null });
  const reasons = async () => (await rosterOf(local(), ME, HERE, NOW))[0]?.state.reasons;
  await measure(70, 'systolic', 205, '2026-03-19T09:00:00Z');
  await measure(71, 'diastolic', 125, '2026-03-19T09:00:00Z');
  expect(await reasons()).toEqual([{ name: 'alarm', day: '2026-03-19' }]);
  await measure(72, 'systolic', 120, '2026-03-20T09:00:00Z');
  await measure(73, 'diastolic', 80, '2026-03-20T09:00:00Z');
  expect(await reasons()).toEqual([]);
});

it('however much his team writes, an urgent message of the client that waits is said', async () => {
  await put(profiles, { id: ME, role: 'doctor' });
  await inCare();
  const write = (n: number, fields: object) => {
    const at = new Date(Date.parse('2026-03-19T09:00:00Z') + n * 60_000).toISOString();
    const row = { id: numbered(n), client_id: CLIENT, provider_id: CLIENT, content: 'Hm', urgent: false };
    return put(messages, { ...row, created_at: at, arrived_at: at, retract_reason: null, ...fields });
  };
  await write(800, { sender_id: CLIENT, provider_id: ME, urgent: true });
  for (let n = 801; n < 930; n += 1) await write(n, { sender_id: numbered(4) });
  const urgent = [{ name: 'urgent', day: '2026-03-19' }];
  const { state } = await overviewOf(local(), ME, CLIENT, { here: HERE, now: NOW });
  expect(state.reasons).toMatchObject(urgent);
  expect((await rosterOf(local(), ME, HERE, NOW))[0]?.state.reasons).toMatchObject(urgent);
});

it('whose logs nobody of this kind sees is not called silent', async () => {
  await inCare();
  const said = async (role: string) => {
    await put(profiles, { id: ME, role });
    return (await rosterOf(local(), ME, HERE, NOW)).flatMap(({ state }) => state.reasons.map(({ name }) => name));
  };
  expect(await said('trainer')).toEqual(['nothing']);
  expect(await said('doctor')).toEqual([]);
});

it('a record is there for whom one cares for, and for nobody else', async () => {
  await inCare();
  expect(await subjectOf(local(), ME, CLIENT)).toMatchObject({ name: 'Bísí Ọláníyan', care: { name: 'stands' } });
  expect(await subjectOf(local(), ME, numbered(9))).toBeNull();
  expect(await subjectOf(local(), ME, ME)).toBeNull();
});

it('opening it is told to its owner', async () => {
  await inCare();
  const subject = await subjectOf(local(), ME, CLIENT);
  if (!subject) throw new Error('nobody is cared for');
  aScreen(local(), ME, createElement(MemoryRouter, null, createElement(OpenRecord, { subject, here: HERE })));
  await expect.poll(async () => (await latestViews(local(), CLIENT, 5)).map(({ part }) => part)).toEqual(['record']);
});

const open = () => {
  const part = createElement(Notes, { clientId: CLIENT, here: HERE });
  return aScreen(local(), ME, createElement(MemoryRouter, null, part));
};

it('what is typed of a note outlives its closed form, is kept as a draft, and signed only when that was confirmed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const screen = open();
  await expect.poll(() => screen.button('Write a note')).toBeDefined();
  screen.press('Write a note');
  screen.press('Sign');
  expect(screen.place.textContent).toContain('Write something first');
  screen.type('What was done', 'Step-ups');
  await screen.leaveAndReturn();
  screen.press('Write a note');
  await expect.poll(() => screen.read('What was done')).toBe('Step-ups');
  screen.press('Keep as a draft');
  await expect
    .poll(async () => (await notes()).map(({ note }) => [note.objective, note.signed_at]))
    .toEqual([['Step-ups', null]]);
  await expect.poll(() => screen.button('Session, Mar 20, 2026')).toBeDefined();
  screen.press('Session, Mar 20, 2026');
  await expect.poll(() => screen.read('What was done')).toBe('Step-ups');
  screen.press('Sign');
  expect((await notes())[0]?.note.signed_at).toBeNull();
  const confirm = [...screen.place.querySelectorAll('[role="alertdialog"] button')].find(
    ({ textContent }) => textContent === 'Sign',
  );
  expect(confirm).toBeDefined();
  (confirm as unknown as { click(): void }).click();
  await expect.poll(async () => (await notes())[0]?.note.signed_at).not.toBeNull();
});

it('what was typed under the headings of one kind of note stands in the first field of another', async () => {
  const screen = open();
  const kind = (name: string): void => {
    const select = screen.place.querySelector('select');
    if (!select) throw new Error('there are no kinds');
    Reflect.set(select, 'value', name);
    tell(select, new page.Event('change', { bubbles: true }));
  };
  await expect.poll(() => screen.button('Write a note')).toBeDefined();
  screen.press('Write a note');
  screen.type('What was done', 'Step-ups');
  screen.type('Next time', 'Rows');
  kind('adime');
  expect([screen.read('Assessment'), screen.read('Intervention')]).toEqual(['Step-ups', 'Rows']);
  kind('free');
  expect(screen.read('Note')).toBe('Step-ups\n\nRows');
  screen.type('Note', 'Step-ups, then rows');
  screen.press('Keep as a draft');
  await expect
    .poll(async () => (await notes()).map(({ note }) => [note.template, note.objective, note.plan]))
    .toEqual([['free', 'Step-ups, then rows', null]]);
});

it('what was typed into a note that another device signed meanwhile is added to it', async () => {
  const id = await did(local(), writeNote({ ...NOTE, parts: { objective: 'Step-ups' }, sign: false }));
  const screen = open();
  await expect.poll(() => screen.button('Session, Mar 20, 2026')).toBeDefined();
  screen.press('Session, Mar 20, 2026');
  screen.type('What was done', 'Rows');
  screen.type('How it went', 'Tired');
  await did(local(), editNote(id, { ...NOTE, parts: { objective: 'Step-ups' }, sign: true }));
  await expect.poll(() => screen.read('What is to be added')).toBe('Rows\n\nTired');
  screen.press('Sign');
  const sign = screen.place.querySelector('[role="alertdialog"] .act') ?? undefined;
  tell(sign, new page.MouseEvent('click', { bubbles: true }));
  await expect
    .poll(async () => (await notes()).map(({ note, added }) => [note.objective, added.map((each) => each.objective)]))
    .toEqual([['Step-ups', ['Rows\n\nTired']]]);
});

it('once the care has ended its author finds what he wrote and reads it, and writes no more', async () => {
  await did(local(), writeNote({ ...NOTE, parts: { objective: 'Step-ups' }, sign: true }));
  const roster = await rosterOf(local(), ME, HERE, NOW);
  expect(roster.map(({ clientId, state }) => [clientId, state.name])).toEqual([[CLIENT, 'ended']]);
  const subject = await subjectOf(local(), ME, CLIENT);
  if (!subject) throw new Error('he wrote about them');
  const screen = aScreen(
    local(),
    ME,
    createElement(MemoryRouter, null, createElement(Record, { subject, here: HERE })),
  );
  await expect.poll(() => screen.place.textContent).toContain('Step-ups');
  for (const act of ['Write a note', 'Add to it', 'Share with the client']) expect(screen.button(act)).toBeUndefined();
});

it('whose surgery is done stands in the list once the care has ended, among those that have ended', async () => {
  await inCare('active', numbered(3), 'Ada');
  const row = { id: numbered(60), client_id: CLIENT, surgeon_id: ME, created_at: '2026-01-05T10:00:00Z' };
  await put(surgeryCases, row);
  await put(surgeryCases, { ...row, id: numbered(61), client_id: numbered(4), surgeon_id: numbered(9) });
  const roster = await rosterOf(local(), ME, HERE, NOW);
  expect(roster.map(({ clientId, state }) => [clientId, state.name])).toEqual([
    [numbered(3), 'track'],
    [CLIENT, 'ended'],
  ]);
});

it('a signed note is not edited but added to, and the addition stands with it', async () => {
  const id = await did(local(), writeNote({ ...NOTE, parts: { objective: 'Step-ups' }, sign: true }));
  const edit = { ...NOTE, parts: { objective: 'Rows' }, sign: false };
  expect(await did(local(), editNote(id, edit))).toBe(false);
  await did(
    local(),
    writeNote({ ...NOTE, template: 'free', amends: id, parts: { objective: 'And rows' }, sign: true }),
  );
  expect((await notes()).map(({ note, added }) => [note.objective, added.map((each) => each.objective)])).toEqual([
    ['Step-ups', ['And rows']],
  ]);
  expect(await notesAbout(local(), CLIENT, 9)).toHaveLength(2);
});

it('whoever moves an exercise by the keyboard goes with it', async () => {
  const library = ['Squat', 'Row', 'Plank'].map((name, n) => ({
    id: numbered(80 + n),
    name,
    owner_id: null,
    is_active: true,
  }));
  for (const exercise of library) await put(exercises, exercise);
  function Day() {
    const [day, setDay] = useState<MadeDay>(library.map(({ id }) => stepFor({ id, measure: 'reps' })));
    return createElement(ProgramDay, { number: 1, day, onChange: setDay, onRemove: null });
  }
  const screen = aScreen(local(), ME, createElement(Day));
  await expect.poll(() => screen.button('Move down: Squat')).toBeDefined();
  const named = () => page.document.activeElement?.getAttribute('aria-label');
  screen.press('Move down: Squat');
  await expect.poll(named).toBe('Move down: Squat');
  screen.press('Move down: Squat');
  const order = () => [...screen.place.querySelectorAll('.program-step b')].map(({ textContent }) => textContent);
  await expect.poll(order).toEqual(['Row', 'Plank', 'Squat']);
  await expect.poll(named).toBe('Move down: Squat');
});

it('the overview says what waits, as the list does', async () => {
  await put(profiles, { id: ME, role: 'trainer' });
  await inCare();
  const missed = { trainer_id: ME, client_id: CLIENT, session_date: '2026-03-18', status: 'missed' } as const;
  await did(local(), recordAttendance(missed));
  const { state } = await overviewOf(local(), ME, CLIENT, { here: HERE, now: NOW });
  expect(state).toEqual((await rosterOf(local(), ME, HERE, NOW))[0]?.state);
  expect(state.reasons.map(({ name }) => name)).toEqual(['missed', 'nothing']);
});
