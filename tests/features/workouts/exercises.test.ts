import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { howToIn, howToKey, howTos } from '#src/features/workouts/exercises/how-to.ts';
import { words as equipmentWords } from '#src/work/catalogue/exercises/equipment/words/en.ts';
import { words as muscleWords } from '#src/work/catalogue/exercises/muscles/words/en.ts';
import { allNames } from '#src/work/catalogue/exercises/names.ts';
import { searchExercises } from '#src/work/catalogue/exercises/search.ts';
import { EQUAL, LIKELY } from '#src/work/history/exercise-aliases.ts';
import { nameKey } from '#src/work/history/exercise-names.ts';
import { namesOf } from '#src/work/history/names-of.ts';
import { nameIn } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { allTold } from '#src/work/catalogue/exercises/told.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { OTHER_ADDRESS } from '../../lib/address.ts';
import { page } from '../../ui/page.ts';
import { exercisesListed, exercisesTold, OTHERS } from './catalogue.ts';

/** Their names are the same there. */
const SAME: Record<string, readonly string[]> = {
  es: ['Burpee'],
  fr: ['Goblet squat', 'Dead bug', 'Bird dog', 'Crunch', 'Jumping jack', 'Burpee', 'Sprint', 'Football', 'Tennis'],
  de: ['Burpee', 'Sprint', 'Basketball', 'Tennis'],
};

const listed = await exercisesListed();
const allOf = new Set(listed.map(({ name }) => name));

const library = [
  { name: 'Goblet squat', owner_id: null, muscles: ['quadriceps'], equipment: 'dumbbell' },
  { name: 'Barbell back squat', owner_id: null, muscles: ['quadriceps'], equipment: 'barbell' },
  { name: 'Push-up', owner_id: null, muscles: ['chest'], equipment: 'none' },
] as Exercise[];

describe('the names of exercises', () => {
  it.each(OTHERS)('are all told in %s', async (language) => {
    const names = await allNames(language);
    expect([...Object.keys(names), ...(SAME[language] ?? [])].toSorted()).toEqual([...allOf].toSorted());
    expect(Object.entries(names).filter(([english, name]) => english === name || !name.trim())).toEqual([]);
    const keys = Map.groupBy(allOf, (name) => nameKey(names[name] ?? name));
    expect([...keys.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('are left as they are where somebody gave them to an exercise of their own', async () => {
    const names = await allNames('de');
    expect(nameIn(names, { name: 'Plank', owner_id: null })).toBe('Unterarmstütz');
    expect(nameIn(names, { name: 'Plank', owner_id: 'me' })).toBe('Plank');
    expect(nameIn(names, { name: 'Stairs at home', owner_id: 'me' })).toBe('Stairs at home');
  });
});

describe('the names of the library, which a device may not have', () => {
  const KEPT_NAMES = '#src/work/catalogue/kept/exercises-de.ts';
  const answer = vi.fn<() => Promise<{ names: string; address: string }>>(() =>
    Promise.resolve({ names: 'Wall sit=Wandsitz', address: 'https://app.example/assets/exercises-de.js' }),
  );
  /** What a screen tells of an exercise of the catalogue. */
  async function toldOf(name: string, renders = 1): Promise<HTMLElement> {
    vi.resetModules();
    vi.doMock(KEPT_NAMES, answer);
    const { useExerciseName } = await import('#src/work/catalogue/exercises/use-exercise-name.ts');
    const { LanguageProvider } = await import('#src/ui/language.tsx');
    const Told = () => useExerciseName()({ name, owner_id: null });
    const host = document.createElement('p');
    const root = createRoot(host);
    onTestFinished(() => {
      root.unmount();
      vi.doUnmock(KEPT_NAMES);
    });
    const inGerman = { language: 'de', children: createElement(Told) } as const;
    for (let render = 0; render < renders; render++) {
      root.render(createElement(LanguageProvider, { ...inGerman }));
      await new Promise((done) => setTimeout(done, 5));
    }
    return host;
  }

  it('come when one of them is to be told, and not for those that every device can tell', async () => {
    const first = await toldOf('Plank');
    await expect.poll(() => first.textContent, { timeout: 2000 }).toBe('Unterarmstütz');
    expect(answer).not.toHaveBeenCalled();
    const other = await toldOf('Wall sit');
    await expect.poll(() => other.textContent, { timeout: 2000 }).toBe('Wandsitz');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('are asked for once while they cannot be had, and again with the network', async () => {
    answer.mockClear();
    answer.mockRejectedValue(new Error('no network'));
    onTestFinished(() => void answer.mockReset());
    const host = await toldOf('Wall sit', 20);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(host.textContent).toBe('Wall sit');
    page.dispatchEvent(new page.Event('online'));
    await expect.poll(() => answer.mock.calls.length).toBe(2);
  });
});

describe('the library', () => {
  it('has some 400 exercises, none of them twice, with muscles and equipment that the app has words for', () => {
    expect(listed.length).toBeGreaterThan(390);
    expect(new Set(listed.map(({ name }) => nameKey(name))).size).toBe(listed.length);
    const unknown = listed.filter(
      ({ muscles, secondary_muscles, equipment }) =>
        !(equipment in equipmentWords) || [...muscles, ...secondary_muscles].some((muscle) => !(muscle in muscleWords)),
    );
    expect(unknown).toEqual([]);
  });

  it('is known by no alias to two exercises, nor by one that is another’s name', () => {
    const aliases = [...EQUAL, ...LIKELY].flatMap(([name, others]) => others.map((each) => [each, name]));
    const withTools = listed.flatMap((each) => {
      const { names, withTool } = namesOf({ ...each, owner_id: null }, each.name);
      return [...names, withTool ?? each.name].map((name) => [name, each.name]);
    });
    const byKey = new Map(listed.map(({ name }) => [nameKey(name), name]));
    const clashing = [...withTools, ...aliases].filter(([each = '', name = '']) => {
      const known = byKey.get(nameKey(each));
      byKey.set(nameKey(each), name);
      return !allOf.has(name) || (known !== undefined && known !== name);
    });
    expect(clashing).toEqual([]);
  });

  it.each(LANGUAGES)('tells in %s of each how it is done and what goes wrong', async (language) => {
    const { all: told } = await allTold(language);
    const first = await exercisesTold();
    expect(new Set(Object.keys(told))).toEqual(allOf);
    const wrong = Object.entries(told).filter(([name, { how, mistakes }]) => {
      const texts = [...(how === undefined ? [] : [how]), ...mistakes];
      const isWhole = first.has(name) === (how === undefined) && new Set(mistakes).size === 2;
      return !isWhole || texts.some((text) => !text.trim() || OTHER_ADDRESS[language]?.test(text));
    });
    expect(wrong).toEqual([]);
  });
});

describe('how exercises are done', () => {
  it.each(OTHERS)('is told in %s of each, as whole and to the same reader', async (language) => {
    const known = await howTos.in(language);
    const all = await exercisesTold();
    expect(Object.keys(known).toSorted()).toEqual([...all].map((each) => howToKey(...each)).toSorted());
    const lengths = new Map([...all].map(([name, english]) => [howToKey(name, english), english.length]));
    const wrong = Object.entries(known).filter(([key, text]) => {
      const length = text.length / (lengths.get(key) ?? 0);
      return length < 0.7 || length > 1.6 || OTHER_ADDRESS[language]?.test(text);
    });
    expect(wrong).toEqual([]);
    expect(new Set(Object.values(known)).size).toBe(all.size);
  });

  it('is left as it is where somebody wrote it of an exercise of their own, or nobody has translated it', async () => {
    const known = await howTos.in('de');
    const written = { name: 'Plank', instructions: (await exercisesTold()).get('Plank') ?? '' };
    expect(howToIn(known, { ...written, owner_id: null })).toContain('Unterarme');
    expect(howToIn(known, { ...written, owner_id: null, instructions: 'As the office writes.' })).toBe(
      'As the office writes.',
    );
    expect(howToIn(known, { ...written, owner_id: 'me' })).toBe(written.instructions);
    expect(howToIn(known, { ...written, owner_id: null, name: 'New' })).toBe(written.instructions);
  });
});

describe('an exercise', () => {
  const found = (text: string) =>
    searchExercises(library, text, { nameOf: ({ name }) => name }).map(({ name }) => name);

  it('is found by name, with slips, and after that by muscle and equipment', () => {
    expect(found('gobelt')).toEqual(['Goblet squat']);
    expect(found('push up')).toEqual(['Push-up']);
    expect(found('chest')).toEqual(['Push-up']);
    expect(found('barbell')).toEqual(['Barbell back squat']);
    expect(found('nothing like it')).toEqual([]);
  });

  it('is found by what other apps call it, after those that are called so', () => {
    const called = { nameOf: ({ name }: Exercise) => name, othersOf: ({ name }: Exercise) => EQUAL.get(name) ?? [] };
    const machines = [
      { ...library[2], name: 'Machine fly' },
      { ...library[2], name: 'Pec deck stretch' },
    ] as Exercise[];
    const names = searchExercises(machines, 'pec deck', called).map(({ name }) => name);
    expect(names).toEqual(['Pec deck stretch', 'Machine fly']);
  });

  it('is told by name as a whole', () => {
    expect(found(' ')).toEqual(['Barbell back squat', 'Goblet squat', 'Push-up']);
  });

  it('is found and put in order by its name in one’s own language, and found by the English one', async () => {
    const names = await allNames('de');
    const inGerman = (text: string) =>
      searchExercises(library, text, { nameOf: (exercise) => nameIn(names, exercise) }).map(({ name }) => name);
    expect(inGerman('liegestutz')).toEqual(['Push-up']);
    expect(inGerman('push')).toEqual(['Push-up']);
    expect(inGerman('langhantel')).toEqual(['Barbell back squat']);
    expect(inGerman('')).toEqual(['Goblet squat', 'Barbell back squat', 'Push-up']);
  });
});
