import 'fake-indexeddb/auto';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeNote } from '#sync/actions/care-notes.ts';
import { endCare, leaveCare } from '#sync/actions/client-assignments.ts';
import { withdrawSight } from '#sync/actions/sight-withdrawals.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { isAllSafe, unsentOf } from '#src/data/session/unsent.ts';
import { draftsAbout, editDraft, formAbout } from '#src/data/drafts/drafts.ts';
import { linesOf } from '#src/features/provider/kept/lines.ts';
import { careOf } from '#src/work/care/stands.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { aScreen } from '../screen.tsx';
import { page } from '../../ui/page.ts';

const { MemoryRouter } = await import('react-router-dom');
const { RecordScreen } = await import('#src/features/provider/record/record-screen.tsx');
const { RosterScreen } = await import('#src/features/provider/roster/roster-screen.tsx');
const { ApprovalScreen } = await import('#src/features/account/approval-screen.tsx');
const { Refused } = await import('#src/features/sync-centre/refused.tsx');

vi.stubGlobal('location', page.location);

const TRAINER = numbered(6);
const ADMIN = numbered(7);
const CLIENTS = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const [ADA, BAYO, CHI, DAYO, EFE] = CLIENTS;

const server = aServer(async (db) => {
  for (const client of CLIENTS) await join(db, client);
  await join(db, TRAINER, 'trainer');
  await join(db, ADMIN, 'admin');
  for (const client of CLIENTS) await assign(db, TRAINER, client);
});

async function aDeviceOf(userId: string) {
  const device = await openDevice(server(), userId);
  onTestFinished(device.close);
  return device;
}

type Device = Awaited<ReturnType<typeof aDeviceOf>>;

function at(path: string, Shown: ComponentType, { db }: Device) {
  return aScreen(db, TRAINER, createElement(MemoryRouter, { initialEntries: [path] }, createElement(Shown)));
}

const NOTE = { author_id: TRAINER, template: 'session', noted_on: '2026-03-02', shared: false, sign: true } as const;

it('a note that is being typed when the client ends the care is closed at once, and stays its writer’s to copy and delete', async () => {
  const [hers, his] = [await aDeviceOf(ADA), await aDeviceOf(TRAINER)];
  const screen = at(`/clients/record?of=${ADA}&part=notes&new-note`, RecordScreen, his);
  await expect.poll(() => screen.read('What was done')).toBe('');
  screen.type('What was done', 'Step-ups without a pause');
  await expect.poll(async () => (await draftsAbout(his.db)).length).toBe(1);
  expect(await unsentOf(his)).toMatchObject({ typed: 0 });

  await did(hers.db, leaveCare({ client_id: ADA, provider_id: TRAINER }));
  await hers.converge();
  await his.pull();
  expect(await his.db.rows(contacts).get(ADA)).toBeUndefined();
  const left = await unsentOf(his);
  expect([left.typed, isAllSafe(left)]).toEqual([1, false]);

  await expect.poll(() => screen.place.textContent).toContain('The client ended it on');
  for (const line of [
    'The care has ended',
    'What you were typing was not saved',
    'What was done: Step-ups without a pause',
  ])
    await expect.poll(() => screen.place.textContent).toContain(line);
  for (const gone of ['Write a note', 'Sign', 'Keep as a draft', 'Overview'])
    expect(screen.button(gone)).toBeUndefined();
  await expect.poll(() => page.document.activeElement?.textContent).toContain('The care has ended');

  screen.press('Copy: Note');
  await expect.poll(() => page.navigator.clipboard.readText()).toBe('What was done: Step-ups without a pause');
  const roster = at('/clients', RosterScreen, his);
  await expect.poll(() => roster.button('Copy: Note: Member 0001')).toBeDefined();
  roster.press('Delete: Note: Member 0001');
  expect(await draftsAbout(his.db)).toHaveLength(1);
  roster.agree();
  await expect.poll(() => draftsAbout(his.db)).toEqual([]);
  await expect.poll(() => roster.button('Copy: Note: Member 0001')).toBeUndefined();
  const later = at(`/clients/record?of=${ADA}`, RecordScreen, his);
  await expect.poll(() => later.place.textContent).toContain('The client ended it on');
  expect(later.place.textContent).not.toContain('can still be read');
});

it('a program in the making is kept in words, day by day, whoever ended the care', async () => {
  const his = await aDeviceOf(TRAINER);
  const step = { exercise_id: 'none', sets: 3, amount: 10, isTimed: false, rest_seconds: 60, notes: 'Slowly' };
  const more = { joined: false, reps_max: null, rir: null, percent_max: null, tempo: '', alternative_id: null };
  const rule = { rule: 'none', step_kg: 2.5, deload_after: null };
  const days = [[{ ...step, ...more, ...rule }]];
  const [only, deload] = [
    { name: '', weeks: 6, days },
    { name: 'Deload', weeks: 1, days: [[]] },
  ];
  const typed = { title: 'Stronger knees', blocks: [only] };
  await editDraft(his.db, formAbout(BAYO, 'program'), () => typed);
  const roster = at('/clients', RosterScreen, his);
  await expect.poll(() => roster.place.textContent).toContain('Member 0002');
  expect(roster.place.textContent).not.toContain('Stronger knees');
  await did(his.db, endCare({ client_id: BAYO, provider_id: TRAINER }));
  await his.converge();
  await his.pull();
  for (const line of ['Name of the program: Stronger knees', 'Weeks: 6', 'Day 1: one exercise', '3 × 10, Slowly'])
    await expect.poll(() => roster.place.textContent).toContain(line);
  const climbing = { ...step, ...more, ...rule, reps_max: 12, rule: 'double', deload_after: 2, rir: 1, joined: true };
  const blocks = [{ ...only, days: [[climbing]] }, deload];
  await editDraft(his.db, formAbout(BAYO, 'program'), () => ({ blocks, difficulty: 'advanced', weekdays: [1] }));
  for (const line of [
    'Block 1: 6 weeks',
    'Deload: one week',
    'Up to 12',
    'Left in reserve 1',
    'Repetitions first, then weight 5 lb',
  ])
    await expect.poll(() => roster.place.textContent).toContain(line);
  for (const line of ['A tenth less: After 2 misses', 'Alternates with', 'Rest 60 s', 'Level: Advanced'])
    expect(roster.place.textContent).toContain(line);
  await editDraft(his.db, formAbout(BAYO, 'fact'), () => ({ kind: 'allergy', name: 'Penicillin', severity: 'severe' }));
  await editDraft(his.db, formAbout(BAYO, 'paper', 'clearance'), () => ({
    verdict: 'limited',
    limits: ['jumping', 'alone'],
  }));
  for (const line of [
    'Kind: Allergy',
    'How bad: Severe',
    'Cleared for exercise, with limits',
    'Limits: No jumping, Not alone',
  ])
    await expect.poll(() => roster.place.textContent).toContain(line);
  expect(await careOf(his.db, TRAINER, BAYO)).toMatchObject({ name: 'over', by: 'provider' });
});

it('the office ends the care or the approval: each is told apart, and what was typed is found', async () => {
  const [hers, his] = [await aDeviceOf(DAYO), await aDeviceOf(TRAINER)];
  await editDraft(his.db, formAbout(CHI, 'comment', numbered(90)), () => ({ body: 'More water' }));
  await editDraft(his.db, formAbout(CHI, 'session', numbered(91)), () => ({ notes: 'Knee is better', over: 'Knee' }));
  await server().as(ADMIN, (session) =>
    session.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [CHI]),
  );
  await his.pull();
  expect(await careOf(his.db, TRAINER, CHI)).toMatchObject({ name: 'over', by: 'office' });
  expect(await careOf(his.db, TRAINER, DAYO)).toEqual({ name: 'stands' });
  await did(hers.db, withdrawSight({ user_id: DAYO, provider_id: TRAINER }));
  await hers.converge();
  await his.pull();
  expect(await careOf(his.db, TRAINER, DAYO)).toEqual({ name: 'hidden' });

  await server().query(`update public.profiles set provider_status = 'suspended' where id = $1`, [TRAINER]);
  onTestFinished(async () => {
    await server().query(`update public.profiles set provider_status = 'approved' where id = $1`, [TRAINER]);
  });
  await his.pull();
  expect(await careOf(his.db, TRAINER, CHI)).toEqual({ name: 'closed' });
  const door = at('/', () => createElement(ApprovalScreen, { status: 'suspended' }), his);
  await expect.poll(() => door.place.textContent).toContain('What you had typed about clients');
  const roster = at('/clients', RosterScreen, his);
  await expect.poll(() => roster.place.textContent).toContain('More water');
  expect(roster.place.textContent).toContain('Session notes: Knee is better');
  const record = at(`/clients/record?of=${CHI}`, RecordScreen, his);
  await expect.poll(() => record.place.textContent).toContain('Records are closed to you');
  expect(record.place.textContent).not.toContain('can still be read');
});

it('a note that was saved without a network after the end is refused, and read and copied where it is', async () => {
  const [hers, his] = [await aDeviceOf(EFE), await aDeviceOf(TRAINER)];
  await did(his.db, writeNote({ ...NOTE, client_id: EFE, parts: { objective: 'Rows, seated' } }));
  await did(hers.db, leaveCare({ client_id: EFE, provider_id: TRAINER }));
  await hers.converge();
  await his.converge();
  const rejected = await his.db.rejected.toArray();
  const discarded: number[] = [];
  expect(rejected.map(({ entity, code }) => [entity, code])).toEqual([['care_notes', '42501']]);
  const screen = aScreen(
    his.db,
    TRAINER,
    createElement(Refused, { rejected, acts: { discard: async (n: number) => void discarded.push(n) } as never }),
  );
  await expect.poll(() => screen.place.textContent).toContain('Rows, seated');
  expect(screen.place.textContent).toContain('A care may have ended');
  screen.press('Copy your words');
  await expect.poll(() => page.navigator.clipboard.readText()).toBe('Rows, seated');
  screen.press('Discard');
  expect(discarded).toEqual([]);
  await expect.poll(() => screen.place.textContent).toContain('They are nowhere else');
  screen.agree();
  await expect.poll(() => discarded).toHaveLength(1);
});

it('only what was typed into a field is somebody’s words, in whatever it lies', () => {
  const inWords = { field: (a: string, b: string) => `${a}: ${b}`, day: () => 'a day', figure: String };
  const typed = { kind: 'problem', name: ' Asthma ', since: '2026-03-02', blank: ' ', products: [{ lot: 'L1' }], n: 4 };
  const labels = { name: 'Name', since: 'Since', blank: 'Blank', lot: 'Lot', n: '' };
  expect(linesOf(typed, labels, inWords)).toEqual(['Name: Asthma', 'Since: a day', 'Lot: L1', '4']);
  expect(linesOf('text', labels, inWords)).toEqual([]);
});
