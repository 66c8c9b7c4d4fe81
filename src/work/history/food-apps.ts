import { numbering } from './gathered.ts';
import { eachLine, refuse } from './sheet.ts';
import type { Cells } from './sheet.ts';
import { withAll } from './source.ts';
import type { Source } from './source.ts';
import type { EatenMeal } from './types.ts';
import { noted } from './workouts.ts';

const MEALS: readonly (readonly [RegExp, EatenMeal['meal']])[] = [
  [/^(breakfast|desayuno|petit.d[ée]jeuner|fr[üu]hst[üu]ck)/i, 'breakfast'],
  [/^(lunch|almuerzo|comida|d[ée]jeuner|mittag)/i, 'lunch'],
  [/^(dinner|supper|cena|d[îi]ner|abend)/i, 'dinner'],
];

/** One's own name for a meal counts as a snack: it is eaten, and nobody is told when. */
const mealOf = (name: string): EatenMeal['meal'] => MEALS.find(([pattern]) => pattern.test(name))?.[1] ?? 'snack';

const KCAL = { least: 0, most: 20_000, parts: 10 };
const PROTEIN = { least: 0, most: 2000, parts: 10 };
const CARBS = { least: 0, most: 3000, parts: 10 };
const FAT = { least: 0, most: 2000, parts: 10 };

const MFP = { kcal: 'calories', protein: 'protein (g)', carbs: 'carbohydrates (g)', fat: 'fat (g)' };

/** Has a line for each meal, with the sum of all that was in it. */
const myFitnessPal: Source = {
  name: 'myfitnesspal',
  recognise: (sheet) =>
    withAll('date', 'meal', 'calories', 'fat (g)')(sheet) && (sheet.has('protein (g)') || sheet.has('protein'))
      ? ['Date', 'Meal', 'Calories', 'Fat (g)']
      : null,
  dates: () => ['date'],
  figures: (sheet) => [MFP.kcal, sheet.named(MFP.protein, 'protein'), sheet.named(MFP.carbs, 'carbohydrates')],
  decimal: '.',
  read(sheet, how, found) {
    const [protein, carbs] = [sheet.named(MFP.protein, 'protein'), sheet.named(MFP.carbs, 'carbohydrates')];
    const keyOf = numbering();
    eachLine(sheet, how, found, (cells) => {
      if (/^totals?$/i.test(cells.text('date')) || /^totals?$/i.test(cells.text('meal'))) {
        found.passed += 1;
        return;
      }
      const meal = cells.text('meal');
      const { at, key } = cells.moment('date');
      found.meals.push({
        // Not what was eaten: a meal that grows after an export is the same meal in the next one.
        key: keyOf(`${key}:${meal.toLowerCase()}`),
        at,
        meal: mealOf(meal),
        name: meal.slice(0, 200),
        calories: cells.figure(MFP.kcal, KCAL) ?? refuse('number'),
        protein: cells.figure(protein, PROTEIN) ?? 0,
        carbs: cells.figure(carbs, CARBS) ?? 0,
        fat: cells.figure(MFP.fat, FAT) ?? 0,
        grams: null,
        notes: noted(cells.text('note')),
      });
    });
  },
};

function gramsOf(cells: Cells): number | null {
  const found = /^(\d+(?:\.\d+)?) ?g(?:rams?)?$/i.exec(cells.text('amount'));
  const grams = found ? Number(found[1]) : null;
  return grams !== null && grams <= 20_000 ? grams : null;
}

/** Has a line for each food. Some exports have no nutrients at all: without energy a food is no meal here. */
const cronometer: Source = {
  name: 'cronometer-servings',
  recognise: withAll('day', 'group', 'food name', 'amount'),
  dates: () => ['day'],
  figures: () => ['energy (kcal)', 'protein (g)', 'carbs (g)', 'fat (g)'],
  decimal: '.',
  read(sheet, how, found) {
    sheet.used.add(sheet.place('category'));
    const keyOf = numbering();
    eachLine(sheet, how, found, (cells) => {
      const { at, key } = cells.moment(...(cells.text('time') ? ['day', 'time'] : ['day']));
      const [group, name] = [cells.text('group'), cells.text('food name').slice(0, 200) || refuse('no-name')];
      found.meals.push({
        key: keyOf(`${key}:${group}:${name}`.toLowerCase()),
        at,
        meal: mealOf(group),
        name,
        calories: cells.figure('energy (kcal)', KCAL) ?? refuse('number'),
        protein: cells.figure('protein (g)', PROTEIN) ?? 0,
        carbs: cells.figure(sheet.named('carbs (g)', 'net carbs (g)'), CARBS) ?? 0,
        fat: cells.figure('fat (g)', FAT) ?? 0,
        grams: gramsOf(cells),
        notes: null,
      });
    });
  },
};

export const FOOD_APPS: readonly Source[] = [myFitnessPal, cronometer];
