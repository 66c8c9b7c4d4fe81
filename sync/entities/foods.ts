import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, list, maybe, named, oneOf, positive, text, uuid } from './columns.ts';

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
    is_estimate: flag,
    is_active: flag,
    created_at: instant,
  },
});

export type Food = RowOf<typeof foods>;
