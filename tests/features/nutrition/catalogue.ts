import { readFileSync } from 'node:fs';
import type { Food } from '#sync/entities/foods.ts';

const CATALOGUE = 'supabase/migrations/20260101070200_food_catalogue.sql';
const ROW = /^ {2}\('((?:[^']|'')+)', '\{(.*?)\}', '(?:[^']|'')+', '((?:[^']|'')+)'/gm;

const listed = (aliases: string): string[] =>
  aliases ? (aliases.match(/"[^"]*"|[^,]+/g) ?? []).map((alias) => alias.replaceAll('"', '')) : [];

/** What the catalogue is searched by, with one and the same nutrients. */
export const catalogueFoods = (): Food[] =>
  [...readFileSync(CATALOGUE, 'utf8').matchAll(ROW)].map(([, name = '', aliases = '', measure = '']) => ({
    id: name,
    rev: '',
    updated_at: '',
    deleted: false,
    owner_id: null,
    name: name.replaceAll("''", "'"),
    aliases: listed(aliases),
    category: '',
    serving_description: measure,
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
  }));
