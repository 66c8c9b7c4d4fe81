import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, writeOne } from './changes.ts';
import { decimal, flag, instant, list, maybe, named, oneOf, positive, text, uuid } from './columns.ts';
import { all, many } from './reading.ts';

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

type Nutrients = 'kcal_per_100g' | 'protein_g_per_100g' | 'carbs_g_per_100g' | 'fat_g_per_100g';
export type OwnFood = Pick<Food, 'name' | 'serving_description' | 'serving_grams' | Nutrients> &
  Partial<Pick<Food, 'aliases' | 'category' | 'fibre_g_per_100g' | 'notes'>>;

/** The whole table, which is small and searched as a whole: the catalogue and one's own. */
export const foodTable = async (db: Local): Promise<Food[]> => (await all(db, foods)).filter((food) => food.is_active);

/** Also those no longer offered: a meal keeps naming its food. */
export const foodsById = (db: Local, ids: readonly string[]): Promise<Food[]> => many(db, foods, ids);

export function addFood(db: Local, ownerId: string, food: OwnFood, clock = REAL_CLOCK): Promise<string> {
  const row = {
    aliases: [],
    category: 'Own foods',
    fibre_g_per_100g: null,
    notes: null,
    ...food,
    owner_id: ownerId,
    source: 'own entry',
    basis: 'own-entry' as const,
    confidence: null,
    licence: null,
    is_estimate: false,
    is_active: true,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(foods, row), clock);
}

export async function editFood(db: Local, id: string, edit: Partial<OwnFood>, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(foods, id, edit)], clock);
}

/** Takes a food of one's own out of the search; meals of it stay as they are. */
export async function retireFood(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(foods, id, { is_active: false })], clock);
}

export async function restoreFood(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(foods, id, { is_active: true })], clock);
}
