import { inGroups, MEAL_TYPES } from '#src/work/food/day.ts';
import type { MealType } from '#src/work/food/day.ts';
import { isOfPlan } from '#sync/queries/meal-plans.ts';
import type { Day } from '#src/lib/days.ts';
import type { PlanDay } from './queries.ts';

// The grid of a week as the keyboard goes through it: a row for each meal and one for what is done with whole days, a
// column for each day, and in a cell one thing below the other. Pure, so that it is tested without a screen.

export const ROWS = [...MEAL_TYPES, 'day'] as const;
export type RowName = (typeof ROWS)[number];

export const keys = {
  add: (day: Day, type: MealType): string => `add ${day} ${type}`,
  fast: (day: Day): string => `fast ${day}`,
  copy: (day: Day): string => `copy ${day}`,
  /** Of a cell with nothing in it. */
  cell: (day: Day, row: RowName): string => `cell ${day} ${row}`,
};

function inCell({ day, meals, isOfClient }: PlanDay, row: RowName, today: Day): string[] {
  const isOpen = day >= today;
  const there =
    row === 'day'
      ? [...(isOpen && !isOfClient ? [keys.fast(day)] : []), ...(meals.some(isOfPlan) ? [keys.copy(day)] : [])]
      : [
          ...inGroups(meals.filter(({ meal_type }) => meal_type === row)).map(({ id }) => id),
          ...(isOpen ? [keys.add(day, row)] : []),
        ];
  return there.length > 0 ? there : [keys.cell(day, row)];
}

/** By row and day, what the focus can stand on. */
export type Grid = readonly (readonly (readonly string[])[])[];

export const gridOf = (days: readonly PlanDay[], today: Day): Grid =>
  ROWS.map((row) => days.map((day) => inCell(day, row, today)));

interface Spot {
  row: number;
  day: number;
  item: number;
}

export function spotOf(grid: Grid, key: string): Spot | null {
  for (const [row, cells] of grid.entries()) {
    for (const [day, items] of cells.entries()) {
      const item = items.indexOf(key);
      if (item >= 0) return { row, day, item };
    }
  }
  return null;
}

const itemsAt = (grid: Grid, { row, day }: Pick<Spot, 'row' | 'day'>): readonly string[] => grid[row]?.[day] ?? [];

function sideways(grid: Grid, { row, item }: Spot, day: number): string | null {
  const items = itemsAt(grid, { row, day });
  return items[Math.min(item, items.length - 1)] ?? null;
}

function upright(grid: Grid, { row, day, item }: Spot, by: 1 | -1): string | null {
  const within = itemsAt(grid, { row, day })[item + by];
  return within ?? itemsAt(grid, { row: row + by, day }).at(by > 0 ? 0 : -1) ?? null;
}

/** Where a key leads from there; null where it leads nowhere. */
export function leadsTo(grid: Grid, from: string, press: { key: string; ctrl: boolean; alt?: boolean }): string | null {
  const spot = spotOf(grid, from);
  // With Alt anything, and with Ctrl an arrow, is the browser's or the system's.
  if (!spot || press.alt || (press.ctrl && press.key.startsWith('Arrow'))) return null;
  const lastDay = (grid[0]?.length ?? 0) - 1;
  switch (press.key) {
    case 'ArrowLeft':
      return sideways(grid, spot, spot.day - 1);
    case 'ArrowRight':
      return sideways(grid, spot, spot.day + 1);
    case 'ArrowUp':
      return upright(grid, spot, -1);
    case 'ArrowDown':
      return upright(grid, spot, 1);
    case 'Home':
      return press.ctrl ? (itemsAt(grid, { row: 0, day: 0 })[0] ?? null) : sideways(grid, spot, 0);
    case 'End':
      return press.ctrl
        ? (itemsAt(grid, { row: grid.length - 1, day: lastDay }).at(-1) ?? null)
        : sideways(grid, spot, lastDay);
    default:
      return null;
  }
}
