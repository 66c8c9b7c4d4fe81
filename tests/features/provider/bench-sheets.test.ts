import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { labSamples } from '#sync/entities/lab-samples.ts';
import { labResultsOfOrder } from '#sync/queries/lab-results.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import type { AppData } from '#src/data/app-data.ts';
import type { Job, Line } from '#src/features/provider/bench/work.ts';
import type { Letter } from '#src/features/provider/inbox/queries.ts';
import { onToasts, shownToasts } from '#src/ui/toasts.ts';
import { numbered } from '../../support/members.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { unopened } from '../unopened.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { EntryGrid } = await import('#src/features/provider/bench/entry-grid.tsx');
const { Found } = await import('#src/features/provider/bench/found.tsx');
const { HoldSheet } = await import('#src/features/provider/bench/result-sheets.tsx');
const { Samples } = await import('#src/features/provider/bench/samples.tsx');
const { SignSheet } = await import('#src/features/provider/inbox/sign-sheet.tsx');

const { local, put } = aDevice();
const ORDER = numbered(20);
const RESULT = {
  id: numbered(21),
  order_id: ORDER,
  client_id: CLIENT,
  test_code: 'K',
  test_name: 'Potassium',
  result_value: '6.1',
  unit: 'mmol/L',
  flag: 'high',
  version: 1,
  verified_at: '2026-03-01T08:00:00Z',
  signed_at: null,
  released_at: null,
  held_reason: null,
  held_by_id: null,
} as LabResult;
const heldFor = async () => (await labResultsOfOrder(local(), ORDER))[0]?.held_reason;

/** How often it is said from now on that something is done. */
function counted(): () => number {
  const before = shownToasts();
  const seen = new Set<unknown>();
  const look = (): void => shownToasts().forEach((each) => before.includes(each) || seen.add(each.id));
  onTestFinished(onToasts(look));
  return () => seen.size;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

it('a sheet that asks for a reason does nothing without one, and with one once and without the spaces around it', async () => {
  await put(labResults, RESULT);
  let closed = 0;
  const onClose = (): void => void (closed += 1);
  const screen = aScreen(local(), ME, createElement(HoldSheet, { result: RESULT, onClose }));
  await expect.poll(() => screen.read('Why')).toBe('');
  screen.type('Why', '  ');
  screen.press('Hold');
  expect(screen.place.textContent).toContain('A hold has a reason.');
  expect(closed).toBe(0);
  const done = counted();
  screen.type('Why', ' Diluted wrongly ');
  expect(screen.place.textContent).not.toContain('A hold has a reason.');
  screen.pressTwice('Hold');
  await expect.poll(() => closed).toBe(1);
  expect(await heldFor()).toBe('Diluted wrongly');
  expect(done()).toBe(1);
});

it('a word too long for the reason of a hold is refused, and not cut; to sign it may be as long', async () => {
  await put(labResults, RESULT);
  const letter = {
    order: { id: ORDER },
    client: 'Bísí',
    results: [RESULT],
    toSign: [RESULT],
    alerts: [],
    amendments: [],
    standings: new Map(),
  } as unknown as Letter;
  let closed = 0;
  const onClose = (): void => void (closed += 1);
  const screen = aScreen(local(), ME, createElement(SignSheet, { letter, onClose }));
  const [WORD, HOLD] = ['What it means', 'Hold it instead, until we have talked'];
  const isRefused = () => screen.place.textContent.includes('at most 500 characters');
  const long = 'a'.repeat(501);
  await expect.poll(() => screen.read(WORD)).toBe('');
  screen.type(WORD, long);
  screen.press(HOLD);
  expect(isRefused()).toBe(true);
  expect(screen.read(WORD)).toBe(long);
  await settled();
  expect(await heldFor()).toBe(null);
  expect(closed).toBe(0);
  screen.press('Sign and release');
  expect(isRefused()).toBe(false);
  screen.type(WORD, ` ${'a'.repeat(500)} `);
  screen.press(HOLD);
  await expect.poll(() => closed).toBe(1);
  expect(await heldFor()).toBe('a'.repeat(500));
});

const aJob = (status: string, draws: object[]) =>
  ({
    order: { id: ORDER, client_id: CLIENT, order_number: 'LAB20260301-0001', status },
    needs: [{ container: 'heparin', tests: ['Potassium'], draws }],
    standings: new Map(),
  }) as unknown as Job;

it.each([
  ['processing', true],
  ['completed', false],
  ['cancelled', false],
])('of an order that is %s a sample can be rejected: %s', async (status, can) => {
  const draw = { id: numbered(30), draw: 1, state: 'received', collected_at: '2026-03-01T08:00:00Z' };
  const screen = aScreen(local(), ME, createElement(Samples, { job: aJob(status, [draw]) }));
  await expect.poll(() => screen.place.textContent).toContain('Heparin tube, green');
  expect(screen.button('Reject: Heparin tube, green') !== undefined).toBe(can);
});

it('samples are collected once, however often it is pressed', async () => {
  const screen = aScreen(local(), ME, createElement(Samples, { job: aJob('ordered', []) }));
  await expect.poll(() => screen.button('Start Processing')).toBeDefined();
  const done = counted();
  screen.pressTwice('Start Processing');
  await expect.poll(done).toBe(1);
  expect(await samplesOfOrders(local(), [ORDER])).toHaveLength(1);
  expect(await local().rows(labSamples).count()).toBe(1);
  expect(done()).toBe(1);
});

const aLine = (code: string, formula: string | null = null): Line => {
  const name = `Analyte ${code}`;
  const limits = { ranges: [], possible_low: null, possible_high: null, delta_percent: null };
  const analyte = { kind: 'number', unit: 'mg/dL', decimals: 0, normal_choices: [], formula, ...limits };
  return { code, name, analyte: analyte as unknown as LabAnalyte, isOnBench: true, result: null, previous: null };
};

it('nothing is computed from a value that was not saved', async () => {
  const lines = [...['CHOL', 'HDL', 'TG'].map((code) => aLine(code)), aLine('LDL', 'ldl_friedewald')];
  let isFull = true;
  local()
    .rows(labResults)
    .hook('creating', () => {
      if (isFull) throw new Error('full');
    });
  const screen = aScreen(local(), ME, createElement(EntryGrid, { job: { ...aJob('processing', []), lines } }));
  const cell = (code: string) => screen.place.querySelector(`[aria-label="Analyte ${code}"]`);
  const enter = async (code: string, value: string): Promise<void> => {
    const typed = cell(code);
    if (!typed) throw new Error(`no cell for ${code}`);
    Reflect.set(typed.constructor.prototype as object, 'value', value, typed);
    tell(typed, new page.InputEvent('input', { bubbles: true }));
    tell(typed, new page.FocusEvent('focusout', { bubbles: true }));
    await settled();
  };
  await expect.poll(() => cell('CHOL')).not.toBe(null);
  await enter('CHOL', '200');
  isFull = false;
  await enter('HDL', '50');
  await enter('TG', '150');
  const codes = async () => (await labResultsOfOrder(local(), ORDER)).map(({ test_code }) => test_code).toSorted();
  expect(await codes()).toEqual(['HDL', 'TG']);
  await enter('CHOL', '210');
  expect(await codes()).toEqual(['CHOL', 'HDL', 'LDL', 'TG']);
});

it('what was amended is asked for again, and shown as it stands now', async () => {
  let value = '4.1';
  const answers: Record<string, () => unknown> = {
    find_lab_order: () => ({
      order_number: 'LAB20260301-0001',
      patient_name: 'Bísí',
      results: [{ ...RESULT, result_value: value, verified_at: value === '4.1' ? RESULT.verified_at : null }],
    }),
    amend_lab_result: () => void (value = '5.2'),
  };
  function rpc(name: string) {
    const answer = Promise.resolve({ data: answers[name]?.(), error: null });
    return Object.assign(answer, { abortSignal: () => answer });
  }
  const opening = { state: 'opening' };
  const data = {
    opening: { getSnapshot: () => opening, subscribe: () => () => undefined },
    session: { supabase: () => Promise.resolve({ rpc }) },
    start: () => () => undefined,
  } as unknown as AppData;
  const screen = aScreen(local(), ME, unopened(createElement(Found, { named: 'lab20260301-0001-h1' }), data));
  await expect.poll(() => screen.button('Amend: Potassium')).toBeDefined();
  expect(screen.place.textContent).toContain('4.1');
  screen.press('Amend: Potassium');
  screen.type('New value', '5.2');
  screen.type('Reason', 'Another dilution');
  screen.press('Amend');
  await expect.poll(() => screen.place.textContent).toContain('5.2 mmol/L');
  expect(screen.button('Amend: Potassium')).toBeUndefined();
});
