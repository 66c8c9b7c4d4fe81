import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Food } from '#sync/entities/foods.ts';
import { indexFoods, searchFoods } from '#src/work/food/food-search.ts';
import { allNames } from '#src/work/catalogue/foods/names.ts';
import { foodNamesIn } from '#src/work/catalogue/foods/use-food-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { setOnline } from '../../data/mount.tsx';
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
    const told = await allNames(language);
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
    const { measures } = await allNames(language);
    const number = (text: string) => /^[\d/]+ /.exec(text)?.[0];
    expect(Object.entries(measures).filter(([english, text]) => number(english) !== number(text))).toEqual([]);
  });

  it('are found and put in order by the name in one’s own language, and found by the English and the Nigerian one', async () => {
    const { foodName } = foodNamesIn(await allNames('de'));
    const index = indexFoods(foods, foodName);
    const found = (text: string) => searchFoods(index, text).map(({ name }) => name);
    expect(found('erdnusse')[0]).toBe('Groundnuts, boiled');
    expect(found('groundnuts')).toContain('Groundnuts, roasted');
    expect(found('gyada')[0]).toBe('Groundnuts, roasted');
    expect(found('kochbanane reif').slice(0, 2)).toEqual(['Plantain, ripe, fried', 'Plantain, ripe, boiled']);
  });

  it('are found in French by who has no œ to type', async () => {
    const { foodName } = foodNamesIn(await allNames('fr'));
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
  const postMessage = vi.fn<(message: unknown) => void>();
  /** What a screen tells of a dish and of a food of the world. */
  const toldWhile = async (answer: () => Promise<{ names: string; address: string }>) => {
    vi.resetModules();
    vi.doMock(KEPT_NAMES, answer);
    const { useFoodNames } = await import('#src/work/catalogue/foods/use-food-names.ts');
    const { LanguageProvider } = await import('#src/ui/language.tsx');
    const Told = () => {
      const { foodName } = useFoodNames();
      return ['Coconut rice', 'Butter, unsalted'].map((name) => foodName({ name, owner_id: null })).join(', ');
    };
    const host = document.createElement('p');
    const root = createRoot(host);
    onTestFinished(() => root.unmount());
    const inGerman = { language: 'de', children: createElement(Told) } as const;
    root.render(createElement(LanguageProvider, inGerman));
    return host;
  };
  const came = { names: 'Butter, unsalted=Süßrahmbutter', address: 'https://app.example/assets/foods-de.js' };
  beforeEach(() => {
    postMessage.mockClear();
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
  });
  afterEach(() => {
    vi.doUnmock(KEPT_NAMES);
  });

  it('are waited for by no screen, are told once they have come, and are held from then on', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof came>();
    const host = await toldWhile(() => promise);
    await expect.poll(() => host.textContent, { timeout: 2000 }).toBe('Kokosreis, Butter, unsalted');
    expect(postMessage).not.toHaveBeenCalled();
    resolve(came);
    await expect.poll(() => host.textContent).toBe('Kokosreis, Süßrahmbutter');
    expect(postMessage.mock.calls).toEqual([[{ type: 'KEEP_OPENED', paths: ['/assets/foods-de.js'] }]]);
  });

  it('come with the network where they could not be had', async () => {
    let isThere = false;
    const host = await toldWhile(() => (isThere ? Promise.resolve(came) : Promise.reject(new Error('no network'))));
    await expect.poll(() => host.textContent, { timeout: 2000 }).toBe('Kokosreis, Butter, unsalted');
    isThere = true;
    setOnline(true);
    await expect.poll(() => host.textContent).toBe('Kokosreis, Süßrahmbutter');
  });
});

describe('what somebody wrote', () => {
  it('of a food of their own, or of a meal that is of no food, stays as it is', async () => {
    const { foodName, mealName, measure } = foodNamesIn(await allNames('de'));
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
    const { foodName } = foodNamesIn(await allNames('de'));
    const mine = {
      ...foods[0],
      name: 'Pawpaw and ginger smoothie',
      aliases: ['morning smoothie'],
      owner_id: 'me',
    } as Food;
    expect(searchFoods(indexFoods([mine], foodName), 'morning')).toEqual([mine]);
  });
});
