import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cookedFigures, fatLeftOf, foodTable, ingredients, linesOf, partsOf } from '../../supabase/foods/table.ts';
import { writtenFoods } from '../../supabase/foods/written.ts';

const foods = foodTable();
const dishes = foods.filter(({ basis }) => basis === 'derived-recipe');

describe('the food table', () => {
  it('is what its files make of it, in the database and in each language', () => {
    for (const [file, text] of writtenFoods()) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('has dishes of recipes and foods that are taken as they are', () => {
    expect([dishes.length, foods.length - dishes.length]).toEqual([313, 1511]);
  });

  it('has no two of a name, in any language', () => {
    const catalogue = readFileSync('supabase/migrations/20260101070200_food_catalogue.sql', 'utf8');
    const before = [...catalogue.matchAll(/^ {2}\('((?:[^']|'')+)', '\{/gm)].map(([, name = '']) => name);
    const names = [...before, ...foods.map(({ name }) => name)].map((name) => name.toLowerCase());
    expect(names.length).toBe(new Set(names).size);
    // In whatever order of its words. Milk chocolate is no drink.
    const words = names
      .filter((name) => name !== 'milk chocolate')
      .map((name) => name.match(/\w+/g)?.toSorted().join(' '));
    expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
    for (const language of ['de', 'fr', 'es'] as const) {
      const told = foods.map((food) => (food[language] || food.name).toLowerCase());
      expect(told.length).toBe(new Set(told).size);
    }
  });

  it.each(foods.map((food) => [food.name, food] as const))('%s adds up', (_, food) => {
    const { kcal, protein, carbs, fat, fibre, grams } = food;
    expect(food.category).not.toBe('');
    expect(grams).toBeGreaterThan(0);
    expect(protein + carbs + fat).toBeLessThanOrEqual(100.5);
    expect(fibre ?? 0).toBeLessThanOrEqual(carbs + 0.1);
    expect(kcal).toBeLessThanOrEqual(900);
  });

  it.each(dishes.map((food) => [food.name, food] as const))('%s has the energy of what it is made of', (_, food) => {
    const { kcal, protein, carbs, fat, fibre } = food;
    const energy = 4 * protein + 4 * (carbs - (fibre ?? 0)) + 2 * (fibre ?? 0) + 9 * fat;
    expect(Math.abs(kcal - energy)).toBeLessThanOrEqual(Math.max(15, 0.15 * kcal));
  });
});

const published = new Map(linesOf('usda.psv').map(({ ndb = '', description = '' }) => [ndb, description]));
const named = (name: string) => foods.find((food) => food.name === name);

describe('what stands in for another', () => {
  it('is no measured figure, and says whose figures they are', () => {
    for (const { basis, notes, source } of foods.filter((food) => food.basis !== 'derived-recipe')) {
      expect(source).toMatch(/^USDA SR28 \d{5}$/);
      expect(notes).toMatch(basis === 'found-proxy' ? /^Figures of / : /^$/);
    }
    expect(named('Periwinkle, cooked')).toMatchObject({ basis: 'found-proxy', notes: 'Figures of whelk' });
    expect(named('Waterleaf, raw')?.basis).toBe('found-proxy');
    expect(named('Malt drink')?.notes).toContain('sweeter');
    expect(named('Stout')?.notes).toContain('regular beer');
    expect(named('Cheddar')).toMatchObject({ basis: 'found', notes: '' });
  });

  it('is told of what is in a dish, once each', () => {
    expect(named('Nkwobi')?.notes).toBe("cow foot by the figures of pig's foot");
    expect(named('Afang soup')?.notes).toContain('periwinkle by the figures of whelk');
    expect(named('Coconut rice')?.notes).toBe('');
  });

  it('is not another plant under the same name', () => {
    expect(named('Walnuts')?.aliases).toEqual([]);
    expect(named('Spinach, raw')?.aliases).not.toContain('efo amunututu');
  });
});

describe('pork', () => {
  const PORK = /\bPORK|(?<!TURKEY )\bHAM\b|BACON|PEPPERONI|FOODS,HOTDOG|MEAT & VEG TOPPING/;
  const CALLED = { name: /pork|Pig’s/i, de: /Schwein/i, fr: /porc/i, es: /cerdo/i } as const;

  it('is named in each language wherever it is in', () => {
    const those = linesOf('generic.psv').filter(({ ndb = '' }) => PORK.test(published.get(ndb) ?? ''));
    expect(those.length).toBe(43);
    for (const [field, word] of Object.entries(CALLED)) for (const line of those) expect(line[field]).toMatch(word);
  });

  it('is in no dish; whose figures are those of pork says so', () => {
    const keys = linesOf('ingredients.psv').filter(({ ndb = '' }) => PORK.test(published.get(ndb) ?? ''));
    expect(keys.map(({ key, proxy }) => [key, proxy])).toEqual([['cow foot', "pig's foot"]]);
  });
});

describe('figures that were of another food', () => {
  it.each([
    ['chicken, no skin', '05062', /SKINLESS/],
    ['corned beef', '13348', /CORNED BF,CND/],
    ['chicken sausage', '07024', /CHICK/],
  ])('%s has those of %s', (key, ndb, description) => {
    expect(linesOf('ingredients.psv').find((line) => line['key'] === key)?.['ndb']).toBe(ndb);
    expect(published.get(ndb)).toMatch(description);
  });

  it('tinned corned beef is the tinned one', () => {
    expect(named('Corned beef')?.source).toBe('USDA SR28 13348');
  });
});

describe('on a grill', () => {
  it('meat loses the fat that its raw and cooked figures say, and no more than it had', () => {
    const raw = { kcal: 267, protein: 16.88, carbs: 0, fat: 21.59, fibre: 0 };
    expect(fatLeftOf(raw, { ...raw, protein: 24.52, fat: 20.94 })).toBeCloseTo(0.668, 3);
    expect(fatLeftOf(raw, { ...raw, fat: 30 })).toBe(1);
  });

  it('ram suya is leaner than its raw meat, and says so; a stew keeps its fat', () => {
    const ram = named('Ram suya');
    expect(ram?.fat).toBeLessThan(((21.59 * 1000 + 21.9 * 80) / 780) * 0.75);
    expect(ram?.notes).toContain('drips off');
    expect(named('Chicken stew')?.notes).not.toContain('drips off');
    const dry = linesOf('dishes.psv').filter(({ name = '' }) =>
      /^((ram|chicken|turkey) )?suya( with.*)?$|balangu|asun|kebab$|barbecue (chicken|turkey)|^peppered (chicken|turkey|beef)|(beef|meat|turkey), fried/i.test(
        name,
      ),
    );
    expect(dry.length).toBe(18);
    expect(dry.filter((line) => line['dry'] !== 'dry')).toEqual([]);
  });
});

describe('a recipe', () => {
  it('is read whole: each ingredient is known and each is used', () => {
    const known = ingredients();
    const used = new Set<string>();
    for (const line of linesOf('dishes.psv')) {
      const written = line['ingredients'] ?? '';
      const parts = partsOf(written);
      expect(parts.map(({ key, grams }) => `${key} ${grams}`).join(', ')).toBe(written);
      for (const { key } of parts) used.add(key);
    }
    expect([...known.keys()].toSorted()).toEqual([...used].toSorted());
  });

  it('is weighed when it is cooked, and tells no fibre that it does not know', () => {
    const figures = { kcal: 360, protein: 8, carbs: 80, fat: 1, fibre: 2 };
    const unknown = { ...figures, fibre: null };
    const half = [
      { key: 'a', grams: 50 },
      { key: 'b', grams: 50 },
    ];
    expect(cookedFigures(half, 200, () => figures)).toEqual({ kcal: 180, protein: 4, carbs: 40, fat: 0.5, fibre: 1 });
    expect(cookedFigures(half, 200, (key) => (key === 'a' ? figures : unknown)).fibre).toBeNull();
  });
});
