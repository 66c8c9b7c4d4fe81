import { action } from '#sync/engine/act.ts';
import { foods } from '#sync/entities/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { changed, created, writeAll, writeOne } from './changes.ts';

type Nutrients = 'kcal_per_100g' | 'protein_g_per_100g' | 'carbs_g_per_100g' | 'fat_g_per_100g';
export type OwnFood = Pick<Food, 'name' | 'serving_description' | 'serving_grams' | Nutrients> &
  Partial<Pick<Food, 'aliases' | 'category' | 'fibre_g_per_100g' | 'notes' | 'recipe'>>;

export const addFood = action([foods], (tx, ownerId: string, food: OwnFood) => {
  const row = {
    aliases: [],
    category: 'Own foods',
    fibre_g_per_100g: null,
    notes: null,
    recipe: null,
    ...food,
    owner_id: ownerId,
    source: 'own entry',
    basis: 'own-entry' as const,
    confidence: null,
    licence: null,
    is_estimate: false,
    is_active: true,
    created_at: tx.now,
  };
  return writeOne(tx, created(foods, row));
});

export const editFood = action([foods], (tx, id: string, edit: Partial<OwnFood>) =>
  writeAll(tx, [changed(foods, id, edit)]),
);

/** Takes an own food out of the search; meals of it stay. */
export const retireFood = action([foods], (tx, id: string) => writeAll(tx, [changed(foods, id, { is_active: false })]));

export const restoreFood = action([foods], (tx, id: string) => writeAll(tx, [changed(foods, id, { is_active: true })]));
