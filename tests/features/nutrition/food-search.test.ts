import { describe, expect, it } from 'vitest';
import { indexFoods, searchFoods } from '#src/work/food/food-search.ts';
import type { FoodIndex, Usual } from '#src/work/food/food-search.ts';
import { aFood, catalogueFoods } from './catalogue.ts';

const FOODS = catalogueFoods();
const inEnglish = ({ name }: { name: string }): string => name;
const index = indexFoods(FOODS, inEnglish);
const found = (text: string, usual?: Usual) => searchFoods(index, text, usual).map(({ name }) => name);
const usual = (favourite: string, times = 0): Usual => ({
  favourites: new Set([favourite]),
  times: new Map([[favourite, times]]),
});

const FIRST: readonly [typed: string, first: string][] = [
  ['jollof', 'Jollof rice'],
  ['JOLLOF RICE', 'Jollof rice'],
  ['rice jollof', 'Jollof rice'],
  ['jolof', 'Jollof rice'],
  ['jlolof', 'Jollof rice'],
  ['rice', 'White rice, boiled'],
  ['shinkafa tuwo', 'Tuwo shinkafa'],
  ['ogi', 'Pap'],
  ['ògì', 'Pap'],
  ['akamu', 'Pap'],
  ['eba', 'Eba'],
  ['ẹ̀bà', 'Eba'],
  ['spagheti', 'Spaghetti, boiled'],
  ['indomei', 'Indomie noodles, boiled and drained'],
  ['agegge bread', 'Bread, white'],
  ['suya', 'Suya'],
  ['suyaa', 'Suya'],
  ['beer', 'Beer'],
  ['malt', 'Malt drink'],
  ['beef', 'Beef, stewed (lean)'],
  ['egusi', 'Egusi soup'],
  ['egusi soup', 'Egusi soup'],
  ['efo', 'Efo riro'],
  ['ẹ̀fọ́', 'Efo riro'],
  ['moi', 'Moi moi'],
  ['moinmoin', 'Moi moi'],
  ['akara', 'Akara'],
  ['acara', 'Akara'],
  ['ogbono', 'Ogbono soup'],
  ['pepper soup', 'Catfish pepper soup'],
  ['goat pepper', 'Goat meat pepper soup'],
  ['kunu', 'Kunu zaki'],
  ['zobo', 'Zobo, unsweetened'],
  ['ayamase', 'Ayamase'],
  ['ewa agoyin', 'Ewa agoyin'],
  ['coke', 'Cola soft drink'],
  ['fanta', 'Orange soda'],
  ['egg', 'Egg, boiled'],
  ['eggs', 'Egg, boiled'],
  ['dodo', 'Plantain, ripe, fried'],
  ['fried plantain', 'Plantain, ripe, fried'],
  ['spinach', 'Spinach / efo tete, boiled'],
  ['gala', 'Sausage roll'],
  ['shawarma', 'Beef shawarma'],
  ['apple', 'Apple'],
  ['mayonaise', 'Mayonnaise'],
  ['water', 'Water'],
  ['salt', 'Salt'],
  ['sugar', 'Sugar'],
  ['yam', 'Yam, boiled'],
  ['bread', 'Bread, white'],
  ['potato', 'Potato, baked'],
  ['plantain', 'Plantain, boiled (unripe)'],
  ['tomato', 'Tomato'],
  ['tomatoes', 'Tomato'],
  ['potatoes', 'Potato, baked'],
  ['cakes', 'Sponge cake'],
  ['yams', 'Yam, boiled'],
  ['apples', 'Apple'],
  ['cherries', 'Cherries'],
  ['bean', 'Beans, boiled'],
  ['7up', 'Lemon-lime soda'],
  ['7 up', 'Lemon-lime soda'],
  ['7 UP', 'Lemon-lime soda'],
  ['kuka', 'Miyan kuka'],
  ['miyan kuka', 'Miyan kuka'],
  ['pomo', 'Ponmo (cow skin), cooked'],
  ['ponmo', 'Ponmo (cow skin), cooked'],
  ['agbalumo', 'Agbalumo (African star apple)'],
  ['udara', 'Agbalumo (African star apple)'],
  ['stout', 'Stout'],
  ['guinness', 'Stout'],
  ['chicken', 'Chicken, fried (with skin)'],
  ['lamb', 'Lamb, stewed'],
  ['oil', 'Palm oil'],
  ['soup', 'Egusi soup'],
  ['catfish', 'Catfish, grilled'],
  ['otili', 'Pigeon pea porridge'],
  ['party rice', 'Party plate of two rices'],
  ['scent leaf', 'Scent leaf, fresh'],
];

describe('the search of the food table', () => {
  it('has the whole table before it', () => {
    expect(FOODS.length).toBeGreaterThan(1900);
  });

  it.each(FIRST)('finds by name, alias, beginning and slip of the finger what is meant: %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('finds suya and never sugar before it, and no other word where one is called as typed', () => {
    const suya = found('suya');
    expect(suya[0]).toBe('Suya');
    expect(suya.filter((name) => !/suya/i.test(name))).toEqual([]);
    expect(found('beer').filter((name) => name.startsWith('Beef'))).toEqual([]);
    expect(
      found('beef')
        .slice(0, 12)
        .every((name) => name.startsWith('Beef')),
    ).toBe(true);
  });

  it('puts the whole word before its beginning, and finds no eggplant for an egg', () => {
    const first = (text: string, count: number) => found(text).slice(0, count);
    expect(first('yam', 9).filter((name) => !/\byam\b/i.test(name))).toEqual([]);
    expect(first('bread', 9)).not.toContain('Breadcrumbs');
    expect(first('egg', 12).filter((name) => !/\begg\b/i.test(name))).toEqual([]);
    const [aubergine, egg] = ['Aubergine, raw', 'Egg, boiled'].map((name) =>
      FOODS.filter((food) => food.name === name),
    );
    const two = indexFoods([...(aubergine ?? []), ...(egg ?? [])], inEnglish);
    expect(searchFoods(two, 'egg')[0]?.name).toBe('Egg, boiled');
  });

  it('finds as many of a plural as of one, and the same ones', () => {
    for (const [one, many] of [
      ['tomato', 'tomatoes'],
      ['potato', 'potatoes'],
      ['cake', 'cakes'],
      ['mango', 'mangoes'],
      ['onion', 'onions'],
      ['sandwich', 'sandwiches'],
    ] as const) {
      const whole = new RegExp(`\\b${one}(s|es)?\\b`, 'i');
      const those = (text: string) => new Set(found(text).filter((name) => whole.test(name)));
      expect(those(one).size).toBeGreaterThan(0);
      expect(those(many)).toEqual(those(one));
    }
  });

  it('finds nothing for nothing, and for what is not there', () => {
    expect(found('')).toEqual([]);
    expect(found(' , ')).toEqual([]);
    expect(found('xylophone')).toEqual([]);
  });

  it('does not forgive in a short word, which is another word', () => {
    expect(found('ebx')).not.toContain('Eba');
  });

  it('puts what is called so before what is also called so', () => {
    const rice = found('rice');
    expect(rice.indexOf('Jollof rice')).toBeLessThan(rice.indexOf('Tuwo shinkafa'));
  });

  it('puts first what one eats often, then favourites, and neither before what is called as typed', () => {
    expect(found('stew', usual('Turkey stew'))[0]).toBe('Turkey stew');
    expect(found('rice', usual('Jollof rice', 12))[0]).toBe('Jollof rice');
    expect(found('eba', usual('Jollof rice', 12))[0]).toBe('Eba');
    expect(found('suya', usual('Chicken suya', 100))[0]).toBe('Suya');
  });

  it('never puts what one eats often before the exact word, be it of the table of the world', () => {
    const table = [
      aFood('Banana', [], '1 piece', { source: 'USDA SR28 09040' }),
      aFood('Banana smoothie', [], '1 cup'),
    ];
    const [first] = searchFoods(indexFoods(table, inEnglish), 'banana', usual('Banana smoothie', 20));
    expect(first?.name).toBe('Banana');
  });

  it('takes its share for a table ten times as long, and not more', () => {
    const [short, long] = [index, indexFoods(Array.from({ length: 10 }, () => FOODS).flat(), inEnglish)];
    const texts = ['j', 'jollof', 'spagheti', 'fried rice and beans', 'moin moin'];
    // The quickest of nine: beside others a process waits for its turn in the midst of one.
    const timeIn = (table: FoodIndex): number => {
      const each = Array.from({ length: 9 }, () => {
        const started = performance.now();
        for (const text of texts) searchFoods(table, text);
        return performance.now() - started;
      });
      return Math.min(...each);
    };
    expect(timeIn(long) / timeIn(short)).toBeLessThan(40);
  });
});
