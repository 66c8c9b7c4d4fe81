import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { removeOwnMeasure, restoreOwnMeasure } from '#sync/actions/own-measures.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { messages } from '#sync/entities/messages.ts';
import { ownMeasures } from '#sync/entities/own-measures.ts';
import { people } from '#sync/entities/people.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import { entities } from '#sync/entities/index.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { csvOf } from '#src/lib/csv.ts';
import { addDays } from '#src/lib/days.ts';
import { seriesOf } from '#src/features/progress/export.ts';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { MeasureSheet } = await import('#src/features/progress/measure-sheet.tsx');
const { RecordForm } = await import('#src/features/health/records/record-form.tsx');
const { shownToasts } = await import('#src/ui/toasts.ts');
const { OwnSheet } = await import('#src/features/progress/own-sheet.tsx');
const { ReportSheet } = await import('#src/features/progress/report-sheet.tsx');
const { BodyTab } = await import('#src/features/progress/body-tab.tsx');

const [ME, COACH] = [numbered(1), numbered(2)];
const HERE = { today: '2026-06-10', zone: 'Africa/Lagos', weekStart: 'monday' } as const;
const LAST_WEEK = '2026-06-01';
const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false, created_at: '2026-01-01T00:00:00Z' };
const nothing = (): void => undefined;

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => {
  db.close();
  settings.choose({ hide_body: false });
});

const put = (entity: { name: string }, row: object) => db.rows(entity).put({ ...STAMP, ...row } as never);

async function weighedDaily(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    const measured_at = `${addDays(HERE.today, day - days)}T06:00:00.000Z`;
    await did(db, logMeasurements([{ user_id: ME, kind: 'weight', value: 90 - day / 5, measured_at }]));
  }
}

async function named(name: string, unit: string): Promise<Kind> {
  let found: Kind | null = null;
  const onNamed = (kind: Kind): void => {
    found = kind;
  };
  const screen = aScreen(db, ME, createElement(OwnSheet, { onNamed, onClose: nothing }));
  screen.press('Add');
  expect(screen.place.textContent).toContain('Give it a name.');
  screen.type('Name', name);
  screen.type('Unit', unit);
  screen.press('Add');
  await expect.poll(() => found).not.toBeNull();
  return found ?? 'weight';
}

test('what somebody names is measured, noted, shown, exported, and goes with its values', async () => {
  const kind = await named('=Grip', 'kg');
  const [measure] = await ownMeasuresOf(db, ME);
  expect(kind).toBe(ownKind(measure?.id ?? ''));
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: kind, here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.read('Note')).toBe('');
  expect(sheet.read('Value')).toBe('');
  sheet.press('Save');
  expect(sheet.place.textContent).toContain('Type a number from -1,000,000 to 1,000,000.');
  sheet.type('Value', '0');
  sheet.type('Note', 'After a rest');
  sheet.press('Save');
  const series = () => measurementSeries(db, { userId: ME, kind: ownKind(measure?.id ?? '') });
  await expect
    .poll(async () => (await series()).map(({ unit, notes }) => [unit, notes]))
    .toEqual([['kg', 'After a rest']]);

  const tab = aScreen(db, ME, createElement(BodyTab, { here: HERE, onShow: nothing }));
  await expect.poll(() => tab.place.textContent).toContain('=Grip');
  const csv = csvOf(await seriesOf('own', db, ME, HERE));
  expect(csv.split('\r\n')[1]).toMatch(/^'=Grip,0,kg,/);

  const values = await did(db, removeOwnMeasure(measure?.id ?? ''));
  expect([await ownMeasuresOf(db, ME), await series()]).toEqual([[], []]);
  await did(db, restoreOwnMeasure(measure?.id ?? '', values));
  expect([(await ownMeasuresOf(db, ME)).length, (await series()).length]).toEqual([1, 1]);
  expect(await db.rows(ownMeasures).count()).toBe(1);
});

test.each(['31.5', '1.85', '-4'])('what somebody names may be %s, and is told as it was typed', async (figure) => {
  const kind = await named('Balance', 'cm');
  const open = () => aScreen(db, ME, createElement(MeasureSheet, { first: kind, here: HERE, onClose: nothing }));
  const sheet = open();
  await expect.poll(() => sheet.read('Value')).toBe('');
  sheet.type('Value', figure);
  sheet.press('Save');
  const values = async () => (await measurementSeries(db, { userId: ME, kind })).map((row) => row.value);
  await expect.poll(values).toEqual([Number(figure)]);
  settings.choose({ hide_body: true });
  const tab = aScreen(db, ME, createElement(BodyTab, { here: HERE, onShow: nothing }));
  await expect.poll(() => tab.place.textContent).toContain(`${figure} cm`);
  const next = open();
  await expect.poll(() => next.read('Value')).toBe(figure);
  expect(next.place.textContent).toContain(`${figure} cm`);
  next.press('Save');
  await expect.poll(values).toEqual([Number(figure), Number(figure)]);
});

test.each(['weight', 'waist', ownKind(numbered(9))] as const)(
  'a note of danger beside %s says what to do',
  async (first) => {
    const part = createElement(MeasureSheet, { first, here: HERE, onClose: nothing });
    const sheet = aScreen(db, ME, createElement(MemoryRouter, null, part));
    await expect.poll(() => sheet.read('Note')).toBe('');
    sheet.type('Note', 'Breaststroke today');
    expect(sheet.place.textContent).not.toContain('Call 112');
    sheet.type('Note', 'Chest pain since noon');
    expect(sheet.place.textContent).toContain('Call 112');
  },
);

test('note and day outlive another choice of what was measured', async () => {
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'waist', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.read('Note')).toBe('');
  sheet.type('Note', 'After a rest');
  sheet.type('Day', '2026-06-02');
  sheet.type('Value', '31');
  sheet.choose('What was measured', 'hips');
  await expect.poll(() => sheet.place.textContent).toContain('Around the widest part.');
  expect([sheet.read('Note'), sheet.read('Day'), sheet.read('Value')]).toEqual(['After a rest', '2026-06-02', '']);
});

/** A scale that measures when the test says so. */
function aScale() {
  const measured = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: () => Promise.resolve(),
  });
  const service = { getCharacteristic: () => Promise.resolve(measured) };
  const server = { getPrimaryService: () => Promise.resolve(service) };
  const device = { gatt: { connect: () => Promise.resolve(server), disconnect: nothing } };
  const requestDevice = () => Promise.resolve(Object.assign(new EventTarget(), device));
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'bluetooth'));
  return {
    asked: () => requestDevice.mock.calls.length,
    weigh(...bytes: number[]): void {
      measured.value = new DataView(new Uint8Array(bytes).buffer);
      measured.dispatchEvent(new Event('characteristicvaluechanged'));
    },
  };
}

test('what a scale tells is of today, beside what was typed meanwhile, and it is asked once', async () => {
  const scale = aScale();
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'weight', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.read('Value')).toBe('');
  sheet.type('Day', '2026-06-02');
  sheet.pressTwice('Read it from a device');
  await expect.poll(scale.asked).toBe(1);
  sheet.type('Note', 'After a rest');
  await expect.poll(() => scale.weigh(0, 0x40, 0x4c) ?? sheet.read('Value'), { interval: 1700 }).toBe('215.2');
  expect([sheet.read('Note'), sheet.read('Day'), scale.asked()]).toEqual(['After a rest', HERE.today, 1]);
});

test('what another app shared beside its files is the note of the record', async () => {
  const shared = { files: [new File(['words'], 'slip.txt')], text: 'From the clinic' };
  const sheet = aScreen(db, ME, createElement(RecordForm, { shared, here: HERE, onAdded: nothing }));
  await expect.poll(() => sheet.read('Note')).toBe('From the clinic');
  await expect.poll(() => shownToasts().at(-1)?.description).toBe('slip.txt');
});

test('nothing is measured before it is typed', async () => {
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'weight', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.read('Value')).toBe('');
  for (const wrong of ['', 'heavy', '1501']) {
    sheet.type('Value', wrong);
    sheet.press('Save');
    expect(sheet.place.textContent).toContain('Type a number from 20 to 1,500.');
  }
  expect(await db.rows(measurements).count()).toBe(0);
});

test('what the server would refuse is said while it can be typed anew', async () => {
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'body_fat', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.read('Value')).toBe('');
  sheet.type('Value', '150');
  sheet.press('Save');
  expect(sheet.place.textContent).toContain('Type a number from 0 to 100.');
});

test('who is not to judge the body starts empty, and reads no figure of it', async () => {
  settings.choose({ hide_body: true });
  await did(
    db,
    logMeasurements([
      { user_id: ME, kind: 'weight', value: 81.6 },
      { user_id: ME, kind: 'body_fat', value: 24.3 },
    ]),
  );
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'weight', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.place.textContent).toContain('Last values');
  expect(sheet.read('Value')).toBe('');
  sheet.type('Value', '28');
  await expect.poll(() => sheet.place.textContent).toContain('That is far from the last value. Is it typed right?');
  expect(sheet.place.textContent).not.toMatch(/179|180|81\.6/);
  sheet.choose('What was measured', 'body_fat');
  await expect.poll(() => sheet.place.textContent).toContain('As your scales say it.');
  expect(sheet.place.textContent).not.toMatch(/From the tape|24\.3/);
});

test('body fat is computed from the last tape, and says what it needs', async () => {
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'body_fat', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.place.textContent).toContain('It needs your height, neck, waist, and hips.');
  await put({ name: 'profiles' }, { id: ME, user_id: ME, height: 65 });
  await did(
    db,
    logMeasurements([
      { user_id: ME, kind: 'neck', value: 33 },
      { user_id: ME, kind: 'waist', value: 76 },
      { user_id: ME, kind: 'hips', value: 96.5 },
    ]),
  );
  await expect.poll(() => sheet.button('Take it over')).toBeDefined();
  expect(sheet.place.textContent).toMatch(/Measured: neck on .+ · waist on .+ · hips on /);
  sheet.press('Take it over');
  sheet.press('Save');
  const fat = () => measurementSeries(db, { userId: ME, kind: 'body_fat' });
  await expect.poll(async () => (await fat()).map(({ value }) => value)).toEqual([28.2]);
});

test('tapes of two bodies make no figure', async () => {
  await put({ name: 'profiles' }, { id: ME, user_id: ME, height: 65 });
  const at = (day: string) => ({ user_id: ME, measured_at: `${day}T06:00:00.000Z` });
  await did(
    db,
    logMeasurements([
      { ...at('2026-04-01'), kind: 'neck', value: 38 },
      { ...at('2026-06-09'), kind: 'waist', value: 90 },
      { ...at('2026-06-09'), kind: 'hips', value: 100 },
    ]),
  );
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'body_fat', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.place.textContent).toContain('They lie more than 30 days apart.');
  expect(sheet.place.textContent).toContain('neck on Apr 1, 2026 · waist on Jun 9, 2026');
  expect(sheet.button('Take it over')).toBeUndefined();
});

test('the report is sent to who cares with one tap, and brings what that person wrote', async () => {
  await put(people, { id: COACH, role: 'trainer', first_name: 'Amina', last_name: 'Bello', listed: true });
  await put(clientAssignments, { id: numbered(3), trainer_id: COACH, client_id: ME, status: 'active' });
  await put(progressEvaluations, {
    id: numbered(4),
    client_id: ME,
    trainer_id: COACH,
    evaluation_date: addDays(LAST_WEEK, 3),
    overall_score: 8,
    trainer_comments: 'Steady work.',
  });
  const screen = aScreen(db, ME, createElement(ReportSheet, { here: HERE, onClose: nothing }));
  await expect.poll(() => screen.button('Send to Amina Bello')).toBeDefined();
  expect(screen.place.textContent).toContain('From your providerSteady work.Amina Bello');
  expect(screen.place.textContent).toContain('Little was logged in this week, so this is short.');
  screen.press('Send to Amina Bello');
  const sent = async () => (await db.rows(messages).toArray()) as unknown as { content: string; provider_id: string }[];
  await expect.poll(async () => (await sent()).length).toBe(1);
  expect((await sent())[0]).toMatchObject({
    provider_id: COACH,
    content: 'Weekly report, June 1 to June 7\nDays with meals: 0 of 7\nWorkouts: 0 of 4',
  });
  screen.press('Week before');
  await expect.poll(() => screen.place.textContent).not.toContain('Steady work.');
});

test('a body that is not to be judged shows where it leads, and no figure of it', async () => {
  await weighedDaily(40);
  await did(db, logMeasurements([{ user_id: ME, kind: 'waist', value: 81 }]));
  expect(await db.rows(measurements).count()).toBe(41);
  const screen = aScreen(db, ME, createElement(BodyTab, { here: HERE, onShow: nothing }));
  await expect.poll(() => screen.place.textContent).toContain('lb');
  settings.choose({ hide_body: true });
  await expect.poll(() => screen.place.textContent).toContain('Your trend leads down.');
  expect(screen.place.textContent).not.toMatch(/\d (lb|kg|in|cm)|Body mass/);
  await expect.poll(() => screen.place.textContent).toContain('Measured');
});
