import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Food } from '#sync/entities/foods.ts';
import { indexFoods, searchFoods } from '#src/features/nutrition/food-search.ts';
import type { FoodIndex } from '#src/features/nutrition/food-search.ts';

const CATALOGUE = 'supabase/migrations/20260101000765_food_catalogue.sql';

const listed = (aliases: string): string[] =>
  aliases ? (aliases.match(/"[^"]*"|[^,]+/g) ?? []).map((alias) => alias.replaceAll('"', '')) : [];

const FOODS: Food[] = [...readFileSync(CATALOGUE, 'utf8').matchAll(/^ {2}\('((?:[^']|'')+)', '\{(.*?)\}'/gm)].map(
  ([, name = '', aliases = '']) => ({
    id: name,
    rev: '',
    updated_at: '',
    deleted: false,
    owner_id: null,
    name: name.replaceAll("''", "'"),
    aliases: listed(aliases),
    category: '',
    serving_description: '',
    serving_grams: 100,
    kcal_per_100g: 100,
    protein_g_per_100g: 1,
    carbs_g_per_100g: 1,
    fat_g_per_100g: 1,
    fibre_g_per_100g: null,
    source: '',
    basis: 'found',
    confidence: 'high',
    licence: null,
    notes: null,
    is_estimate: false,
    is_active: true,
    created_at: '',
  }),
);
const index = indexFoods(FOODS);
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
    const [short, long] = [indexFoods(FOODS), indexFoods(Array.from({ length: 10 }, () => FOODS).flat())];
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
