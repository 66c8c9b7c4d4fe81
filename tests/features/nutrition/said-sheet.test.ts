import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isUnfinished } from '#src/lib/unfinished.ts';
import { chooseLowData } from '#src/lib/low-data.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { foods } from '#sync/entities/foods.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aFood } from './catalogue.ts';

const { SaidSheet } = await import('#src/features/nutrition/said/said-sheet.tsx');
const { useLogging } = await import('#src/features/nutrition/use-logging.ts');

const ME = randomUUID();
const DAY = '2026-05-01';

let db: Local;
let isClosed = false;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  isClosed = false;
  const here = { updated_at: '2026-01-01T00:00:00.000Z' };
  for (const food of [
    aFood('Amala (yam flour)', ['elubo'], '1 wrap', { ...here, serving_grams: 250 }),
    aFood('Egusi soup', [], '1 bowl (2 ladles)', { ...here, serving_grams: 200 }),
    aFood('Cola soft drink', ['coke'], '1 bottle (50 cl)', { ...here, serving_grams: 500 }),
    aFood('Suya', [], '1 stick', here),
  ])
    await db.rows(foods).put({ ...food, id: randomUUID() });
});
afterEach(() => db.close());

const close = (): void => {
  isClosed = true;
};

const Sheet = ({ text }: { text: string }) =>
  createElement(SaidSheet, { text, logging: useLogging(DAY), onClose: close });

async function sheet(text: string) {
  const screen = aScreen(db, ME, createElement(MemoryRouter, null, createElement(Sheet, { text })));
  await expect.poll(() => screen.read('What you ate')).toBe(text);
  const rows = () => [...screen.place.querySelectorAll('.row')].map(({ textContent }) => textContent);
  return { ...screen, rows };
}

const logged = async () =>
  (await mealsOfDay(db, ME, DAY)).map(({ name, servings, grams, calories, logged: isLogged }) => ({
    name,
    servings,
    grams,
    calories,
    isLogged,
  }));

it('a meal in words is logged as a whole by one press, as it was corrected, and not before', async () => {
  const screen = await sheet('2 wraps of amala and egusi, one coke, 1 qwrtz');
  screen.press('Make a list of it');
  expect(screen.rows()).toEqual([
    'Amala (yam flour)2 × wrap · 500 kcal',
    'Egusi soup1 bowl (2 ladles) · 200 kcal',
    'Cola soft drink1 bottle (50 cl) · 500 kcal',
    expect.stringContaining('qwrtzNot understood, and not logged'),
  ]);
  screen.press('Egusi soup');
  screen.pressTwice('Less: Servings');
  screen.press('Take out Cola soft drink');
  screen.press('Look for “qwrtz”');
  expect(await logged()).toEqual([]);
  await expect.poll(() => screen.place.textContent).toContain('No food is called “qwrtz”');
  screen.press('Close');
  await expect.poll(() => screen.rows()).toHaveLength(3);
  screen.pressTwice('Log 2 foods');
  await expect.poll(() => isClosed).toBe(true);
  expect(await logged()).toEqual([
    { name: 'Amala (yam flour)', servings: 2, grams: 500, calories: 500, isLogged: true },
    { name: 'Egusi soup', servings: 0.5, grams: 100, calories: 100, isLogged: true },
  ]);
});

it('what was not understood, or was taken for another food, becomes the one that is looked for', async () => {
  const screen = await sheet('suya 2, coke');
  screen.press('Make a list of it');
  screen.press('Cola soft drink');
  screen.press('Another food');
  await expect.poll(() => screen.button('Cola soft drink')).toBeDefined();
  expect(screen.button('Suya')).toBeUndefined();
  screen.press('Clear');
  await expect.poll(() => screen.button('Egusi soup')).toBeDefined();
  screen.press('Egusi soup');
  await expect
    .poll(() => screen.rows())
    .toEqual(['Suya2 × stick · 200 kcal', 'Egusi soup1 bowl (2 ladles) · 200 kcal']);
});

it('what was heard of the amount goes to the food that is looked for', async () => {
  const screen = await sheet('3 ladles of qwrtz, 2 coke');
  screen.press('Make a list of it');
  const choose = async (name: string) => {
    screen.press('Clear');
    await expect.poll(() => screen.button(name)).toBeDefined();
    screen.press(name);
  };
  screen.press('Look for “qwrtz”');
  await expect.poll(() => screen.button('Clear')).toBeDefined();
  await choose('Egusi soup');
  await expect.poll(() => screen.rows()[0]).toContain('Egusi soup1.5 × bowl');
  screen.press('Cola soft drink');
  screen.press('More: Servings');
  screen.press('Another food');
  await expect.poll(() => screen.button('Clear')).toBeDefined();
  await choose('Suya');
  await expect.poll(() => screen.rows()[1]).toContain('Suya2.25 × stick');
});

it('reads again what was typed since, keeps what was corrected, and logs nothing unread', async () => {
  const screen = await sheet('2 wraps of amala, egusi, coke');
  expect(isUnfinished()).toBe(true);
  screen.press('Make a list of it');
  expect(screen.place.textContent).toContain('3 lines. Look at each.');
  expect(screen.button('Amala (yam flour)')?.getAttribute('aria-expanded')).toBe('false');
  screen.press('Amala (yam flour)');
  expect(screen.button('Amala (yam flour)')?.getAttribute('aria-expanded')).toBe('true');
  screen.press('More: Servings');
  screen.press('Take out Cola soft drink');
  expect(screen.button('Log 2 foods')).toBeDefined();
  screen.type('What you ate', '2 wraps of amala, egusi, coke, 3 suya');
  expect(screen.button('Log 2 foods')).toBeUndefined();
  screen.press('Make a list of it');
  expect(screen.rows().map((row) => row.split(' · ')[0])).toEqual([
    expect.stringContaining('Amala (yam flour)2.25 × wrap'),
    'Egusi soup1 bowl (2 ladles)',
    'Suya3 × stick',
  ]);
  expect(screen.button('Log 3 foods')).toBeDefined();
  expect(await logged()).toEqual([]);
});

it('says that there is no food in it, and logs nothing', async () => {
  const screen = await sheet('🍲');
  screen.press('Make a list of it');
  expect(screen.place.textContent).toContain('There is no food in it.');
  expect([...screen.place.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith('Log'))).toBe(
    false,
  );
});

it('listens where the browser can, says that it may send the voice away, and does not where little is to be sent', async () => {
  let aborted = 0;
  const ears: (EventTarget & { lang?: string })[] = [];
  class Ear extends EventTarget {
    lang = '';
    start = (): void => void ears.push(this);
    stop = (): void => void this.dispatchEvent(new Event('end'));
    abort = (): void => {
      aborted += 1;
      this.stop();
    };
  }
  const without = await sheet('');
  expect(without.button('Speak')).toBeUndefined();
  Object.assign(globalThis, { webkitSpeechRecognition: Ear });
  const screen = await sheet('suya 2');
  expect(screen.place.textContent).toContain('your browser may send your voice to its maker');
  screen.press('Speak');
  expect(ears[0]?.lang).toBe('en-NG');
  const heard = [[{ transcript: 'two wraps of amala' }], [{ transcript: 'and a coke' }]];
  ears[0]?.dispatchEvent(Object.assign(new Event('result'), { results: heard }));
  await expect.poll(() => screen.rows()).toHaveLength(3);
  expect(screen.read('What you ate')).toBe('suya 2, two wraps of amala and a coke');
  expect(await logged()).toEqual([]);
  expect(screen.button('Stop listening')?.hasAttribute('aria-pressed')).toBe(false);
  for (const [error, told] of [
    ['not-allowed', 'Your browser may not use the microphone.'],
    ['network', 'Your browser needs the network'],
    ['no-speech', 'Nothing was heard.'],
    ['language-not-supported', 'Your voice was not understood.'],
    ['aborted', 'your browser may send your voice to its maker'],
  ]) {
    ears[0]?.dispatchEvent(Object.assign(new Event('error'), { error }));
    await expect.poll(() => screen.place.textContent).toContain(told);
  }
  screen.press('Stop listening');
  await expect.poll(() => screen.button('Speak')).toBeDefined();
  Object.defineProperty(globalThis, 'localStorage', { value: page.localStorage, configurable: true });
  screen.press('Speak');
  expect(aborted).toBe(0);
  chooseLowData('on');
  await expect.poll(() => aborted).toBe(1);
  await expect.poll(() => screen.button('Speak')).toBeUndefined();
  chooseLowData('auto');
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
});
