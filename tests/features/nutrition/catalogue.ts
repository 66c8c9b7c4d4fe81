import { readFileSync } from 'node:fs';
import type { Food } from '#sync/entities/foods.ts';
import { foodTable } from '../../../supabase/foods/table.ts';

const CATALOGUE = 'supabase/migrations/20260101070200_food_catalogue.sql';
const ROW = /^ {2}\('((?:[^']|'')+)', '\{(.*?)\}', '(?:[^']|'')+', '((?:[^']|'')+)'/gm;

const listed = (aliases: string): string[] =>
  aliases ? (aliases.match(/"[^"]*"|[^,]+/g) ?? []).map((alias) => alias.replaceAll('"', '')) : [];

export const aFood = (name: string, aliases: string[], serving_description: string, of: Partial<Food> = {}): Food => ({
  id: name,
  rev: '',
  updated_at: '',
  deleted: false,
  owner_id: null,
  name,
  aliases,
  category: '',
  serving_description,
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
  recipe: null,
  is_estimate: false,
  is_active: true,
  created_at: '',
  ...of,
});

/** What the catalogue is searched by, with one and the same nutrients. */
export const catalogueFoods = (): Food[] => [
  ...[...readFileSync(CATALOGUE, 'utf8').matchAll(ROW)].map(([, name = '', aliases = '', measure = '']) =>
    aFood(name.replaceAll("''", "'"), listed(aliases), measure),
  ),
  ...foodTable().map(({ name, aliases, serving, source, basis }) => aFood(name, aliases, serving, { source, basis })),
];
