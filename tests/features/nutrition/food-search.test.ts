import { describe, expect, it } from 'vitest';
import { indexFoods, searchFoods } from '#src/work/food/food-search.ts';
import type { FoodIndex } from '#src/work/food/food-search.ts';
import { catalogueFoods } from './catalogue.ts';

const FOODS = catalogueFoods();
const inEnglish = ({ name }: { name: string }): string => name;
const index = indexFoods(FOODS, inEnglish);
const found = (text: string, preferred?: ReadonlySet<string>) =>
  searchFoods(index, text, preferred).map(({ name }) => name);

describe('the search of the food table', () => {
  it('has the whole table before it', () => {
    expect(FOODS.length).toBeGreaterThan(90);
  });

  it.each([
    ['jollof', 'Jollof rice'],
    ['JOLLOF RICE', 'Jollof rice'],
    ['rice jollof', 'Jollof rice'],
    ['shinkafa tuwo', 'Tuwo shinkafa'],
    ['ogi', 'Pap'],
    ['ògì', 'Pap'],
    ['akamu', 'Pap'],
    ['eba', 'Eba'],
  ])('finds by name, alias and part of a word, with or without marks: %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each([
    ['jolof', 'Jollof rice'],
    ['jlolof', 'Jollof rice'],
    ['spagheti', 'Spaghetti, boiled'],
    ['indomei', 'Indomie noodles, boiled and drained'],
    ['agegge bread', 'Bread, white'],
  ])('forgives a slip of the finger: %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
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

  it('puts a favourite first among equals, and not before a better match', () => {
    expect(found('rice', new Set(['Jollof rice']))[0]).toBe('Jollof rice');
    expect(found('eba', new Set(['Jollof rice']))[0]).toBe('Eba');
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
