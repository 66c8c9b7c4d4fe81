import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Food } from '#sync/entities/foods.ts';
import { indexFoods, searchFoods } from '#src/work/food/food-search.ts';
import { foodNames } from '#src/work/catalogue/foods/names.ts';
import { foodNamesIn } from '#src/work/catalogue/foods/use-food-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { catalogueFoods } from './catalogue.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Nigerian dishes are called what they are called. */
const DISHES =
  'Tuwo shinkafa, Tuwo masara, Pap, Agidi, Fura da nono, Eba, Fufu (akpu), Semo, Moi moi, Akara, Okpa, Gbegiri, Efo riro, Ewedu, Kilishi, Puff puff, Chin chin';

/** The same in every language, and in one more: a name without a translation is one of these, or was forgotten. */
const KEPT = {
  all: 'Masa, Sinasir, Dambu, Tuwo dawa, Tuwo gero, Tuwo alkama, Abula, Edikang ikong, Ofe owerri, Miyan taushe, Miyan kuka, Efo elegusi, Ayamase, Ata din din, Ewa agoyin, Adalu, Ekuru, Danwake, Awara, Abacha, Ukwa, Ekpang nkukwo, Ikokore, Yamarita, Ojojo, Suya, Balangu, Dambu nama, Asun, Nkwobi, Isi ewu, Gizdodo, Samosa, Mosa, Kuli kuli, Dankwa, Aadun, Kokoro, Kantun ridi, Tom brown, Kunu zaki, Kunun gyada, Kunun tsamiya, Kunun aya, Chapman, Mozzarella, Ricotta, Minestrone, Kiwi, Ketchup, Tofu, Tempeh, Falafel, Brownie, Eclair, Shinkafa da wake, Dafa duka, Burabisko, Egbo, Miyan karkashi, Miyan yakuwa, Miyan zogale, Miyan alayyahu, Miyan wake, Farfesun kaza, Ofe okazi, Afia efere, Ukodo, Wake da mai, Kelewele, Dodo ikire, Ebiripo, Gurasa, Alkubus, Koko gero, Gurudi, Alkaki, Tuwon madara, Alewa, Kwadon zogale, Kwadon salak, Kunun alkama, Kumquats',
  es: 'Dulce de leche, Granola, Tahini, Piña colada, Hummus, Pretzels, Acerola, Gazpacho',
  fr: 'Amala ogede (plantain), Brie, Camembert, Cheddar, Feta, Gouda, Mayonnaise, Margarine, Corn flakes, Granola, Baguette, Croissant, Pancake, Tortilla chips, Hamburger, Cheeseburger, Fontina, Gruyère, Provolone, Pecorino romano, Roquefort',
  de: 'Butter, Brie, Camembert, Cheddar, Feta, Gouda, Dulce de leche, Mayonnaise, Margarine, Corned beef, Grapefruit, Jackfruit, Tahini, Piña colada, Ginger ale, Espresso, Hummus, Baguette, Croissant, Hamburger, Cheeseburger, Cherimoya, Longans, Clementine, Pumpernickel, Fontina, Provolone, Pecorino romano, Roquefort',
} as const;

const SAME = {
  es: { names: ['Mango'], measures: [] },
  fr: { names: ['Orange'], measures: ['1/2 fruit', '1 steak'] },
  de: { names: ['Orange', 'Mango', 'Avocado'], measures: [] },
} as const;

const foods = catalogueFoods();
const own = { name: 'Sugar', serving_description: '1 cup', owner_id: 'me', recipe: null };

describe('the foods of the catalogue', () => {
  it.each(OTHERS)('are all told in %s, with their measures', async (language) => {
    const told = await foodNames.in(language);
    const same = SAME[language];
    const kept = [...KEPT.all.split(', '), ...KEPT[language].split(', ')];
    const names = new Set(foods.map(({ name }) => name));
    const measures = new Set(foods.map(({ serving_description }) => serving_description));
    expect(names.size).toBeGreaterThan(90);
    const all = [...Object.keys(told.names), ...same.names, ...DISHES.split(', '), ...kept];
    expect(new Set(all)).toEqual(names);
    expect(new Set([...Object.keys(told.measures), ...same.measures])).toEqual(new Set([...measures, '1 serving']));
    const texts = [told.names, told.measures].flatMap((each) => Object.entries(each));
    expect(texts.filter(([english, text]) => english === text || !text.trim())).toEqual([]);
    expect(new Set(Object.values(told.names)).size).toBe(Object.keys(told.names).length);
  });

  it.each(OTHERS)('keep in %s the number that a measure begins with', async (language) => {
    const { measures } = await foodNames.in(language);
    const number = (text: string) => /^[\d/]+ /.exec(text)?.[0];
    expect(Object.entries(measures).filter(([english, text]) => number(english) !== number(text))).toEqual([]);
  });

  it('are found and put in order by the name in one’s own language, and found by the English and the Nigerian one', async () => {
    const { foodName } = foodNamesIn(await foodNames.in('de'));
    const index = indexFoods(foods, foodName);
    const found = (text: string) => searchFoods(index, text).map(({ name }) => name);
    expect(found('erdnusse')[0]).toBe('Groundnuts, boiled');
    expect(found('groundnuts')).toContain('Groundnuts, roasted');
    expect(found('gyada')[0]).toBe('Groundnuts, roasted');
    expect(found('kochbanane reif').slice(0, 2)).toEqual(['Plantain, ripe, fried', 'Plantain, ripe, boiled']);
  });

  it('are found in French by who has no œ to type', async () => {
    const { foodName } = foodNamesIn(await foodNames.in('fr'));
    const index = indexFoods(foods, foodName);
    for (const [typed, name] of [
      ['oeuf', 'Egg, boiled'],
      ['boeuf', 'Beef, stewed (lean)'],
    ] as const) {
      expect(searchFoods(index, typed)[0]?.name).toBe(name);
    }
  });
});

describe('the names of the world’s foods, which a device may not have', () => {
  const KEPT_NAMES = '#src/work/catalogue/kept/foods-de.ts';
  const namesWhile = async (answer: () => Promise<never>) => {
    vi.resetModules();
    vi.doMock(KEPT_NAMES, answer);
    const { foodNames: loaded } = await import('#src/work/catalogue/foods/names.ts');
    return loaded.in('de');
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock(KEPT_NAMES);
  });

  it('leave those of here as they are where they cannot come', async () => {
    const { names } = await namesWhile(() => Promise.reject(new Error('no network')));
    expect([names['Coconut rice'], names['Butter, unsalted']]).toEqual(['Kokosreis', undefined]);
  });

  it('are waited for three seconds at most', async () => {
    vi.useFakeTimers();
    const waited = namesWhile(() => new Promise(() => undefined));
    await vi.waitFor(() => vi.getTimerCount() > 0 || Promise.reject(new Error('it does not wait yet')));
    await vi.advanceTimersByTimeAsync(3000);
    expect((await waited).names['Coconut rice']).toBe('Kokosreis');
  });
});

describe('what somebody wrote', () => {
  it('of a food of their own, or of a meal that is of no food, stays as it is', async () => {
    const { foodName, mealName, measure } = foodNamesIn(await foodNames.in('de'));
    expect([foodName(own), measure(own)]).toEqual(['Sugar', '1 cup']);
    expect(measure({ ...own, serving_description: '1 serving', recipe: {} })).toBe('1 Portion');
    expect(foodName({ name: 'Sugar', owner_id: null })).toBe('Zucker');
    expect(mealName({ name: 'Sugar', food_id: null })).toBe('Sugar');
    expect(mealName({ name: 'Sugar', food_id: 'it' })).toBe('Zucker');
    expect(mealName({ name: 'Moi moi', food_id: 'it' })).toBe('Moi moi');
  });
});

describe('a food of one’s own', () => {
  it('is found by what it is called', async () => {
    const { foodName } = foodNamesIn(await foodNames.in('de'));
    const mine = {
      ...foods[0],
      name: 'Pawpaw and ginger smoothie',
      aliases: ['morning smoothie'],
      owner_id: 'me',
    } as Food;
    expect(searchFoods(indexFoods([mine], foodName), 'morning')).toEqual([mine]);
  });
});
