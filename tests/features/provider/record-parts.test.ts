import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { noteView } from '#sync/actions/record-views.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { grants } from '#sync/entities/grants.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { ownMeasures } from '#sync/entities/own-measures.ts';
import { people } from '#sync/entities/people.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { newestOf } from '#src/features/provider/record/newest.ts';
import { subjectOf } from '#src/features/provider/record/queries.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { OpenRecord } = await import('#src/features/provider/record/record-screen.tsx');

const EVER = { from: '0001-01-01', to: '9999-12-31' };
const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const PAPER = numbered(10);
const { local, put } = aDevice();

async function aClient(role: string): Promise<void> {
  await put(people, { id: CLIENT, user_id: CLIENT, first_name: 'Bísí', last_name: 'Ọláníyan', role: 'client' });
  await put(contacts, { id: CLIENT, user_id: CLIENT, phone: null, email: null });
  await put(profiles, { id: ME, role });
}

async function record(role: string, part = '') {
  await aClient(role);
  const subject = await subjectOf(local(), ME, CLIENT);
  if (!subject) throw new Error('nobody is cared for');
  const opened = createElement(OpenRecord, { subject, here: HERE });
  return aScreen(local(), ME, createElement(MemoryRouter, { initialEntries: [`/?part=${part}`] }, opened));
}

const tabsOf = ({ place }: ReturnType<typeof aScreen>) =>
  [...place.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);

async function showPaper(until: string): Promise<void> {
  const file = { path: null, mime_type: null, size_bytes: null, pages: 1, uploaded_at: null, description: null };
  await put(healthRecords, {
    id: PAPER,
    user_id: CLIENT,
    kind: 'other',
    title: 'The scan',
    recorded_at: HERE.today,
    ...file,
  });
  const of = { user_id: CLIENT, provider_id: ME, subject: 'health_records', row_ids: [PAPER] };
  await put(grants, { id: numbered(11), ...of, purpose: 'The knee', until, created_at: '2026-03-19T09:00:00Z' });
}

const measure = (n: number, kind: string, value: number, unit: string, day: string, notes: string | null = null) =>
  put(measurements, {
    id: numbered(n),
    user_id: CLIENT,
    kind,
    value,
    unit,
    notes,
    measured_at: `${day}T09:00:00Z`,
    updated_at: `${day}T10:00:00Z`,
  });

it.each([
  ['trainer', ['Overview', 'Coaching', 'Program', 'Progress', 'Measurements', 'Notes', 'Timeline', 'Access']],
  ['nutritionist', ['Overview', 'Food', 'Progress', 'Measurements', 'Notes', 'Timeline', 'Access']],
  ['doctor', ['Overview', 'Health', 'Papers', 'Progress', 'Measurements', 'Notes', 'Timeline', 'Access']],
  ['lab_technician', ['Overview', 'Notes', 'Timeline', 'Access']],
] as const)('a %s has the parts that the kind may read, and no other', async (role, parts) => {
  const screen = await record(role);
  await expect.poll(() => tabsOf(screen)).toEqual(parts);
});

it('files are a part while the client shows one, and gone with the grant, also while they are open', async () => {
  await showPaper('2026-03-25');
  const screen = await record('doctor', 'files');
  await expect.poll(() => tabsOf(screen)).toContain('Files');
  await expect.poll(() => screen.place.textContent).toContain('The scan');
  await showPaper('2026-03-19');
  await expect.poll(() => tabsOf(screen)).not.toContain('Files');
  expect(screen.place.querySelector('[aria-selected=true]')?.textContent).toBe('Overview');
});

it('measurements are told by kind, each with those before, in the reader’s units', async () => {
  settings.choose({ units: 'metric' });
  await measure(20, 'weight', 80, 'kg', '2026-03-18');
  await measure(21, 'weight', 81, 'kg', '2026-03-11', 'After the trip');
  await measure(22, 'systolic', 128, 'mmHg', '2026-03-17');
  await put(ownMeasures, { id: numbered(23), user_id: CLIENT, name: 'Grip', unit: 'kg', created_at: '2026-03-01' });
  await measure(24, `own:${numbered(23)}`, 42, 'kg', '2026-03-16');
  const screen = await record('trainer', 'measured');
  await expect.poll(() => screen.place.textContent).toContain('One before it');
  settings.choose({ units: 'imperial' });
  await expect.poll(() => screen.place.textContent).toContain('176.4 lb');
  const rows = [...screen.place.querySelectorAll('.card > .rows > li > .text > .title')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Weight', 'Systolic blood pressure', 'Grip']);
  const newest = [...screen.place.querySelectorAll('.card > .rows > li > .trailing')];
  expect(newest.map(({ textContent }) => textContent)).toEqual(['176.4 lb', '128 mmHg', '92.6 lb']);
  const before = screen.place.querySelector('.disclosure');
  expect(before?.textContent).not.toContain('After the trip');
  before?.dispatchEvent(new page.Event('toggle'));
  await expect.poll(() => before?.textContent).toContain('After the trip');
});

it('access tells what is seen and by what, and when the reader looked, and nothing of others', async () => {
  await showPaper('2026-03-25');
  await put(clientFollows, {
    id: numbered(12),
    follower_id: ME,
    client_id: CLIENT,
    opened_at: '2026-03-18T09:00:00Z',
  });
  const look = (viewer_id: string, day: string) => noteView({ viewer_id, client_id: CLIENT, part: 'papers', day });
  await did(local(), look(ME, '2026-03-18'));
  // With the whole record come all of them.
  await did(local(), look(ME, '2026-03-12'));
  await did(local(), look(numbered(9), '2026-03-17'));
  const screen = await record('doctor', 'access');
  await expect.poll(() => screen.place.textContent).toContain('The knee, until Mar 25, 2026');
  const text = screen.place.textContent;
  expect(text).toContain('Measurements, medicines, emergency card');
  expect(text).toContain('The whole record on your devices');
  expect(text).toContain('The papers were openedMar 18, 2026');
  expect(text).not.toContain('Mar 17, 2026');
  expect(text).not.toContain('Mar 12, 2026');
});

it('each part says of itself as of when it is, and what is the newest of it here', async () => {
  await measure(20, 'weight', 80, 'kg', '2026-03-18');
  await local().facts.put({ name: 'last-sync', value: Date.parse('2026-03-20T08:12:00Z') });
  expect(await newestOf(local(), ME, CLIENT, 'measured')).toBe(Date.parse('2026-03-18T10:00:00Z'));
  expect(await newestOf(local(), ME, CLIENT, 'notes')).toBeNull();
  const screen = await record('trainer', 'notes');
  await expect.poll(() => screen.place.textContent).toMatch(/Notes as of .*, nothing of it on this device/);
  screen.press('Measurements');
  await expect.poll(() => screen.place.textContent).toMatch(/Measurements as of .*, newest entry Mar 18, 2026/);
});

it('a part of which nothing could be read is not said to hold nothing', async () => {
  await local().facts.put({ name: 'last-sync', value: Date.parse('2026-03-20T08:12:00Z') });
  const { recall } = local();
  const ask = recall.ask.bind(recall);
  const read = vi
    .spyOn(recall, 'ask')
    .mockImplementation((range) =>
      range.table === 'care_notes' ? Promise.reject(new Error('the disk is gone')) : ask(range),
    );
  const screen = await record('trainer', 'notes');
  await expect.poll(() => read.mock.calls.some(([{ table }]) => table === 'care_notes')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.place.textContent).not.toContain('nothing of it on this device');
});

it('the newest is found among more rows than a call takes', async () => {
  const rows = Array.from({ length: 200_000 }, () => ({ updated_at: '2026-03-18T10:00:00Z', deleted: false }));
  vi.spyOn(local().recall, 'ask').mockResolvedValue(rows);
  expect(await newestOf(local(), ME, CLIENT, 'measured')).toBe(Date.parse('2026-03-18T10:00:00Z'));
});

it('whether the client came is said in the record too, and taken back there', async () => {
  const screen = await record('trainer', 'coaching');
  await expect.poll(() => screen.button('Attended')).toBeDefined();
  const came = async () => (await attendanceOfClient(local(), CLIENT, EVER)).map(({ status }) => status);
  const rows = () => screen.place.querySelectorAll('[aria-label="Attendance in 30 days"] > li').length;
  screen.press('Attended');
  await expect.poll(came).toEqual(['attended']);
  await expect.poll(rows).toBe(1);
  screen.press('Attended');
  await expect.poll(came).toEqual([]);
  await expect.poll(rows).toBe(0);
});
