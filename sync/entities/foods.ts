import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { bytesOf, decimal, flag, instant, list, maybe, named, oneOf, positive, text, uuid } from './columns.ts';

/** What a dish consists of, with its figures per 100 g as they were then. */
const part = z.looseObject({
  /** Null for what is of no food. */
  food_id: maybe(uuid),
  name: text(200),
  grams: positive(20_000),
  kcal: decimal(0, 900),
  protein: decimal(0, 100),
  carbs: decimal(0, 100),
  fat: decimal(0, 100),
  fibre: maybe(decimal(0, 100)),
});

const MOST_PARTS = 60;
// Postgres writes a blank after each comma and colon, so that less fits than here.
const MOST_BYTES = 20_000;

const recipe = z
  .looseObject({
    cooked_grams: positive(100_000),
    servings: positive(200),
    parts: list(part).check(z.minLength(1), z.maxLength(MOST_PARTS)),
  })
  .check(z.refine((written) => bytesOf(JSON.stringify(written)) <= MOST_BYTES));

/** Figures are per 100 g and belong to the dish and the serving they were computed for. */
const FIGURES = [
  'serving_grams',
  'kcal_per_100g',
  'protein_g_per_100g',
  'carbs_g_per_100g',
  'fat_g_per_100g',
  'fibre_g_per_100g',
  'recipe',
] as const;

export const foods = defineEntity({
  name: 'foods',
  columns: {
    owner_id: maybe(uuid),
    name: named(200),
    aliases: list(text()),
    category: text(80, 1),
    serving_description: text(80, 1),
    serving_grams: positive(5000),
    kcal_per_100g: decimal(0, 900),
    protein_g_per_100g: decimal(0, 100),
    carbs_g_per_100g: decimal(0, 100),
    fat_g_per_100g: decimal(0, 100),
    fibre_g_per_100g: maybe(decimal(0, 100)),
    source: text(500),
    basis: oneOf([
      'found',
      'found-proxy',
      'found-range-midpoint',
      'found-partial',
      'derived-recipe',
      'derived-moisture',
      'own-entry',
    ]),
    confidence: maybe(oneOf(['high', 'medium'])),
    licence: maybe(text(200)),
    notes: maybe(text(1000)),
    recipe: maybe(recipe),
    is_estimate: flag,
    is_active: flag,
    created_at: instant,
  },
  together: [FIGURES],
});

export type Food = RowOf<typeof foods>;
export type Recipe = NonNullable<Food['recipe']>;
export type RecipePart = Recipe['parts'][number];
