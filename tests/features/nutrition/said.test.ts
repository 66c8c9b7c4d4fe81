import { describe, expect, it } from 'vitest';
import { linesIn } from '#src/features/nutrition/said/grammar.ts';
import { knownFrom } from '#src/features/nutrition/said/known.ts';
import { FILLERS, JOINERS, MEASURE_OF, NUMBERS } from '#src/features/nutrition/said/lexicon.ts';
import { indexFoods } from '#src/work/food/food-search.ts';
import { allNames } from '#src/work/catalogue/foods/names.ts';
import type { FoodNames } from '#src/work/catalogue/foods/names.ts';
import { foodNamesIn } from '#src/work/catalogue/foods/use-food-names.ts';
import { aFood, catalogueFoods } from './catalogue.ts';

const FOODS = catalogueFoods();
const NOTHING = { times: new Map<string, number>(), favourites: new Set<string>() };
const de = await allNames('de');
const fr = await allNames('fr');
const es = await allNames('es');
const indexOf = (names: FoodNames | undefined) =>
  indexFoods(FOODS, names ? foodNamesIn(names).foodName : ({ name }) => name);
const knownIn = { en: indexOf(undefined), de: indexOf(de), fr: indexOf(fr), es: indexOf(es) };

/** Each line as "2 × Amala", "200 g Egusi soup" or "? plenty". */
const told = (text: string, language: keyof typeof knownIn = 'en'): string[] =>
  linesIn(text, knownFrom(knownIn[language], NOTHING)).map(({ said, food, amount }) => {
    if (!food) return `? ${said}`;
    return 'grams' in amount ? `${amount.grams} g ${food.name}` : `${amount.servings} × ${food.name}`;
  });

const [AMALA, EGUSI, COKE] = ['Amala (yam flour)', 'Egusi soup', 'Cola soft drink'];

describe('what was said becomes lines', () => {
  it.each([
    ['2 wraps of amala and egusi, one coke', [`2 × ${AMALA}`, `1 × ${EGUSI}`, `1 × ${COKE}`]],
    ['2 wraps of amala and egusi one coke', [`2 × ${AMALA}`, `1 × ${EGUSI}`, `1 × ${COKE}`]],
    ['I chop two wraps amala with one ladle of egusi', [`2 × ${AMALA}`, `0.5 × ${EGUSI}`]],
    ['Two Wraps Of AMALA + egussi', [`2 × ${AMALA}`, `1 × ${EGUSI}`]],
    ['half a plate of jollof rice', ['0.5 × Jollof rice']],
    ['½ plate jollof', ['0.5 × Jollof rice']],
    ['1½ plates of jollof', ['1.5 × Jollof rice']],
    ['1 1/2 plates of jollof', ['1.5 × Jollof rice']],
    ['one and a half plates of jollof', ['1.5 × Jollof rice']],
    ['1,5 plates of jollof, 2 eggs', ['1.5 × Jollof rice', '2 × Egg, boiled']],
    ['three quarters of a plate of jollof', ['0.75 × Jollof rice']],
    ['coke 2', [`2 × ${COKE}`]],
    ['x2 coke', [`2 × ${COKE}`]],
    ['2x coke & 3 x egg', [`2 × ${COKE}`, '3 × Egg, boiled']],
    ['egusi 200g', [`200 g ${EGUSI}`]],
    ['200 g egusi and 330ml coke', [`200 g ${EGUSI}`, `330 g ${COKE}`]],
    ['1 derica of rice', ['850 g White rice, boiled']],
    ['rice and beans', ['1 × Rice and beans']],
    ['amala and ewedu', ['1 × Amala and ewedu']],
    ['2 wraps of amala and ewedu', [`2 × ${AMALA}`, '1 × Ewedu']],
    ['egg, boiled', ['1 × Egg, boiled']],
    ['2 plates of rice and beans', ['2 × Rice and beans']],
    ['7 up and 2 eggs', ['1 × Lemon-lime soda', '2 × Egg, boiled']],
    ['amala meji ati egusi', [`2 × ${AMALA}`, `1 × ${EGUSI}`]],
    ['shinkafa da suya', ['1 × White rice, boiled', '1 × Suya']],
    ['jollof rice egusi suya', ['1 × Jollof rice', `1 × ${EGUSI}`, '1 × Suya']],
  ])('%s', (text, lines) => expect(told(text)).toEqual(lines));

  it.each([
    [
      'de',
      'zwei Päckchen Amala und eine halbe Kelle Egusi, ein Ei',
      [`2 × ${AMALA}`, `0.25 × ${EGUSI}`, '1 × Egg, boiled'],
    ],
    ['de', 'anderthalb Teller Jollof-Reis mit 200 g Rindfleisch', ['1.5 × Jollof rice', '200 g Beef, stewed (lean)']],
    ['fr', 'j’ai mangé deux assiettes de riz jollof et un œuf', ['2 × Jollof rice', '1 × Egg, boiled']],
    ['fr', 'un verre d’eau', ['1 × Water']],
    ['es', 'dos platos de arroz jollof y medio vaso de agua', ['2 × Jollof rice', '0.5 × Water']],
  ] as const)('in %s: %s', (language, text, lines) => expect(told(text, language)).toEqual(lines));

  it.each([
    ['', []],
    [' , + ; ', []],
    ['🍲🔥', []],
    ['🍲 2 eggs 🔥', ['2 × Egg, boiled']],
    ['-2 eggs', ['2 × Egg, boiled']],
    ['0 eggs', ['? 0 eggs']],
    ['1000000000 eggs and coke', ['1 × Egg, boiled', `1 × ${COKE}`]],
    ['1e9 eggs', ['? 1e9', '1 × Egg, boiled']],
    ['1/0 coke', [`1 × ${COKE}`]],
    ['2 3 eggs', ['? 2', '3 × Egg, boiled']],
    ['2 wraps', ['? 2 wraps']],
    ['qwrtz zxcvb and egusi', ['? qwrtz zxcvb', `1 × ${EGUSI}`]],
    ['coke qwrtz', [`1 × ${COKE}`, '? qwrtz']],
    ['<script>alert(1)</script> egusi', expect.arrayContaining([`1 × ${EGUSI}`])],
  ])('whatever was typed: %s', (text, lines) => expect(told(text)).toEqual(lines));

  it('reads as much of a very long text as a meal has words for', () => {
    expect(told('2 eggs and '.repeat(10_000)).length).toBeLessThan(40);
    expect(told('a'.repeat(100_000))).toEqual([`? ${'a'.repeat(300)}`]);
    expect(told('qwrtz '.repeat(1000))).toHaveLength(1);
  });

  it('scores each word once, and looks at no food for words that fit none', () => {
    const asked = { words: 0, foods: 0 };
    const index = {
      get vocabulary() {
        asked.words += 1;
        return knownIn.en.vocabulary;
      },
      get foods() {
        asked.foods += 1;
        return knownIn.en.foods;
      },
    };
    const known = knownFrom(index, NOTHING);
    Object.assign(asked, { words: 0, foods: 0 });
    expect(linesIn('qwrtz '.repeat(60), known)).toHaveLength(1);
    expect(asked.foods).toBe(0);
    // One scoring, and one look at what is written together for each distinct phrase.
    expect(asked.words).toBeLessThan(12);
  });

  it.each([
    ['tea without sugar', ['1 × Tea, black']],
    ['rice, no stew', ['1 × White rice, boiled']],
    ['rice, no stew, 2 eggs', ['1 × White rice, boiled', '2 × Egg, boiled']],
    ['no 2 eggs and coke', [`1 × ${COKE}`]],
    ['egusi pas de riz', [`1 × ${EGUSI}`]],
    ['Amala ohne Egusi, keine Cola', [`1 × ${AMALA}`]],
    ['amala sin egusi', [`1 × ${AMALA}`]],
    ['garri, soaked (no sugar)', ['1 × Garri, soaked (no sugar)']],
  ])('leaves out what was denied: %s', (text, lines) => expect(told(text)).toEqual(lines));

  it.each([
    ['eleven eggs', ['11 × Egg, boiled']],
    ['twenty five eggs', ['25 × Egg, boiled']],
    ['twenty-five eggs', ['25 × Egg, boiled']],
    ['two hundred grams of egusi', [`200 g ${EGUSI}`]],
    ['two hundred and fifty grams of egusi and coke', [`250 g ${EGUSI}`, `1 × ${COKE}`]],
    ['a hundred grams of egusi', [`100 g ${EGUSI}`]],
    ['deux cents grammes egusi', [`200 g ${EGUSI}`]],
    ['quatre-vingt-dix grammes egusi', [`90 g ${EGUSI}`]],
    ['soixante-quinze grammes egusi', [`75 g ${EGUSI}`]],
    ['dix-sept coke', [`17 × ${COKE}`]],
    ['fünfundzwanzig Gramm Egusi', [`25 g ${EGUSI}`]],
    ['zweihundertfünfzig Gramm Egusi', [`250 g ${EGUSI}`]],
    ['dreißig Gramm Egusi', [`30 g ${EGUSI}`]],
    ['treinta y cinco gramos egusi', [`35 g ${EGUSI}`]],
    ['doscientos gramos egusi', [`200 g ${EGUSI}`]],
    ['2-3 eggs', ['2.5 × Egg, boiled']],
    ['200–300 g egusi', [`250 g ${EGUSI}`]],
    ['2 or 3 eggs', ['2.5 × Egg, boiled']],
    ['two or three eggs', ['2.5 × Egg, boiled']],
    ['2 oder 3 coke', [`2.5 × ${COKE}`]],
    ['2 à 4 coke', [`3 × ${COKE}`]],
    ['1-1/2 plates of jollof', ['1.5 × Jollof rice']],
    ['half a dozen eggs', ['6 × Egg, boiled']],
    ['two dozen eggs', ['24 × Egg, boiled']],
    ['a couple of eggs', ['2 × Egg, boiled']],
  ])('numbers: %s', (text, lines) => expect(told(text)).toEqual(lines));

  it.each([
    ['2 spoons of sugar', '30 g'],
    ['2 cooking spoons of sugar', '160 g'],
    ['2 tea spoons of sugar', '10 g'],
    ['deux cuillères à soupe de sugar', '30 g'],
    ['deux cuillères à café de sugar', '10 g'],
    ['l’huile', '1 serving'],
    ['de l’huile', '1 serving'],
    ['1 l huile', '1000 g'],
    ['2 own', '2 serving'],
    ['3 balls', '1 serving'],
    ['9000 g own', '1 serving'],
    ['2 spoons of rice', '1 serving'],
    ['4 spoons of milk powder', '2 serving'],
  ])('measures: %s', (text, amount) => {
    const foods = [
      aFood('Sugar', [], '1 cube'),
      aFood('Huile', [], '1 bottle'),
      aFood('Own', [], '100 g'),
      aFood('Balls', [], '3 balls'),
      aFood('Rice', [], '2 cooking spoons'),
      aFood('Milk powder', [], '2 tablespoons'),
    ];
    const lines = linesIn(
      text,
      knownFrom(
        indexFoods(foods, ({ name }) => name),
        NOTHING,
      ),
    );
    expect(
      lines.map(({ food, amount: of }) => food && ('grams' in of ? `${of.grams} g` : `${of.servings} serving`)),
    ).toEqual([amount]);
  });

  it.each(['en', 'de', 'fr', 'es'] as const)('takes the whole name of a food for one food, in %s', (language) => {
    const known = knownFrom(knownIn[language], NOTHING);
    const torn = knownIn[language].foods.filter(({ shown }) => linesIn(shown, known).length !== 1);
    expect(torn.map(({ shown }) => shown)).toEqual([]);
  });

  it('no word of the grammar is the whole name of a food', () => {
    const names = new Set(
      [null, de, fr, es]
        .flatMap((each) => FOODS.flatMap((food) => [each?.names[food.name] ?? food.name, ...food.aliases]))
        .map((name) => name.toLowerCase()),
    );
    const grammar = [...NUMBERS.keys(), ...JOINERS, ...FILLERS, ...MEASURE_OF.keys()];
    expect(grammar.filter((word) => names.has(word))).toEqual(['wrap']);
    expect(told('one wrap')).toEqual(['1 × Wheat tortilla']);
  });
});
