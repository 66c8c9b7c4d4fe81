// Computes the foods of the table from the files beside it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CATALOGUE = path.join(import.meta.dirname, '../migrations/20260101070200_food_catalogue.sql');

/** Per 100 g. Null is not known, which is not zero. */
export interface Figures {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fibre: number | null;
}

export interface TableFood extends Figures {
  name: string;
  aliases: string[];
  category: string;
  serving: string;
  grams: number;
  source: string;
  basis: 'found' | 'found-proxy' | 'derived-recipe';
  /** Whose figures stand in for it, or for what is in it; empty where they are its own. */
  notes: string;
  /** As it is called there; empty where it is called as in English. */
  de: string;
  fr: string;
  es: string;
}

type Described = Omit<TableFood, keyof Figures>;

type Line = Readonly<Record<string, string>>;

/** The first line names the fields. */
export function linesOf(file: string): Line[] {
  const [head = '', ...rest] = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  const fields = head.split('|');
  return rest.map((line) => {
    const parts = line.split('|');
    return Object.fromEntries(fields.map((field, index) => [field, parts[index] ?? '']));
  });
}

const listed = (text = ''): string[] => text.split(';').filter(Boolean);
const known = (text = ''): number | null => (text === '' ? null : Number(text));

function usda(): Map<string, Figures> {
  return new Map(
    linesOf('usda.psv').map(({ ndb = '', kcal, protein, carbs, fat, fibre }) => [
      ndb,
      { kcal: Number(kcal), protein: Number(protein), carbs: Number(carbs), fat: Number(fat), fibre: known(fibre) },
    ]),
  );
}

const ROW =
  /^ {2}\('((?:[^']|'')+)', '\{.*?\}', '[^']+', '[^']+', [\d.]+, ([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+|null),/gm;

/** The figures of what the catalogue had before this table. */
function catalogue(): Map<string, Figures> {
  return new Map(
    [...readFileSync(CATALOGUE, 'utf8').matchAll(ROW)].map(([, name = '', kcal, protein, carbs, fat, fibre]) => [
      name.replaceAll("''", "'"),
      {
        kcal: Number(kcal),
        protein: Number(protein),
        carbs: Number(carbs),
        fat: Number(fat),
        fibre: fibre === 'null' ? null : Number(fibre),
      },
    ]),
  );
}

interface Ingredient extends Figures {
  /** Whose figures these are, where it has none of its own. */
  proxy: string;
  /** What is left of its fat on a grill or in a pan, of 1. */
  fatLeft: number;
}

/** Protein stays in the meat, so that the fat beside it, raw and cooked, tells what dripped off. */
export const fatLeftOf = (raw: Figures, cooked: Figures): number =>
  Math.min(1, cooked.fat / cooked.protein / (raw.fat / raw.protein));

/** By what recipes call them. */
export function ingredients(): Map<string, Ingredient> {
  const [numbers, foods] = [usda(), catalogue()];
  return new Map(
    linesOf('ingredients.psv').map(({ key = '', ndb = '', food = '', proxy = '', dry = '' }) => {
      const figures = food ? foods.get(food) : numbers.get(ndb);
      const cooked = numbers.get(dry);
      if (!figures || (dry !== '' && !cooked)) throw new Error(`no figures of the ingredient ${key}`);
      return [key, { ...figures, proxy, fatLeft: cooked ? fatLeftOf(figures, cooked) : 1 }];
    }),
  );
}

const KCAL_OF_FAT = 9;

/** As it is when it was grilled or fried, still by its raw weight. */
function withoutDrip(of: Ingredient): Figures {
  const lost = of.fat * (1 - of.fatLeft);
  return { ...of, fat: of.fat - lost, kcal: of.kcal - KCAL_OF_FAT * lost };
}

interface Part {
  key: string;
  grams: number;
}

export const partsOf = (written: string): Part[] =>
  [...written.matchAll(/(\D+?) (\d+)(?:, |$)/g)].map(([, key = '', grams]) => ({ key, grams: Number(grams) }));

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** An ingredient of less than this share does not make the fibre of a dish unknown. */
const NEGLIGIBLE = 0.1;

export function cookedFigures(parts: readonly Part[], cooked: number, figuresOf: (key: string) => Figures): Figures {
  const raw = parts.reduce((sum, { grams }) => sum + grams, 0);
  const inHundred = (of: (figures: Figures) => number | null): number =>
    parts.reduce((sum, { key, grams }) => sum + (of(figuresOf(key)) ?? 0) * grams, 0) / cooked;
  const isFibreKnown = parts.every(({ key, grams }) => figuresOf(key).fibre !== null || grams / raw < NEGLIGIBLE);
  return {
    kcal: Math.round(inHundred(({ kcal }) => kcal)),
    protein: toTenth(inHundred(({ protein }) => protein)),
    carbs: toTenth(inHundred(({ carbs }) => carbs)),
    fat: toTenth(inHundred(({ fat }) => fat)),
    fibre: isFibreKnown ? toTenth(inHundred(({ fibre }) => fibre)) : null,
  };
}

const CATEGORIES: Readonly<Record<string, string>> = {
  R: 'Rice, pasta & cereals',
  S: 'Swallows',
  T: 'Tubers & plantain',
  B: 'Bread & breakfast',
  L: 'Beans',
  U: 'Soups & stews',
  M: 'Meat, fish & eggs',
  N: 'Snacks',
  D: 'Drinks',
  F: 'Fruit & vegetables',
  O: 'Oils & extras',
};

/** A dish says that fat drips off only where that is a hundredth of it or more. */
const NOTABLE = 0.99;

const unique = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

function dishes(): TableFood[] {
  const all = ingredients();
  return linesOf('dishes.psv').map((line) => {
    const { name = '', aliases, category = '', serving = '', dry = '', de = '', fr = '', es = '' } = line;
    const written = line['ingredients'] ?? '';
    const parts = partsOf(written);
    const cooked = Number(line['cooked']);
    const ingredientOf = (key: string): Ingredient => {
      const found = all.get(key);
      if (!found) throw new Error(`${name}: the ingredient ${key} is not known`);
      return found;
    };
    const figuresOf = (key: string): Figures => (dry ? withoutDrip(ingredientOf(key)) : ingredientOf(key));
    const standIns = parts.flatMap(({ key }) =>
      ingredientOf(key).proxy ? [`${key} by the figures of ${ingredientOf(key).proxy}`] : [],
    );
    const loses = dry && parts.some(({ key }) => ingredientOf(key).fatLeft < NOTABLE);
    const food: Described = {
      name,
      aliases: listed(aliases),
      category: CATEGORIES[category] ?? '',
      serving,
      grams: Number(line['grams']),
      source: `recipe raw g: ${written} -> ${cooked} cooked`,
      basis: 'derived-recipe',
      notes: unique([...standIns, ...(loses ? ['less the fat that drips off, by USDA SR28 raw and cooked'] : [])]),
      de,
      fr,
      es,
    };
    return Object.assign(food, cookedFigures(parts, cooked, figuresOf));
  });
}

/** By the first two digits of its number, which are the group there. */
const GROUPS: Readonly<Record<string, string>> = {
  '01': 'Milk & cheese',
  '02': 'Oils & extras',
  '04': 'Oils & extras',
  '05': 'Meat, fish & eggs',
  '06': 'Soups & stews',
  '07': 'Meat, fish & eggs',
  '08': 'Rice, pasta & cereals',
  '09': 'Fruit & vegetables',
  10: 'Meat, fish & eggs',
  11: 'Fruit & vegetables',
  12: 'Snacks',
  13: 'Meat, fish & eggs',
  14: 'Drinks',
  15: 'Meat, fish & eggs',
  16: 'Beans',
  17: 'Meat, fish & eggs',
  18: 'Bread & breakfast',
  19: 'Snacks',
  20: 'Rice, pasta & cereals',
  21: 'Meals',
  22: 'Meals',
  23: 'Meat, fish & eggs',
  25: 'Snacks',
};

function generic(): TableFood[] {
  const numbers = usda();
  return linesOf('generic.psv').map((line) => {
    const { ndb = '', name = '', aliases, serving = '', de = '', fr = '', es = '', proxy = '' } = line;
    const figures = numbers.get(ndb);
    if (!figures) throw new Error(`${name}: there is no ${ndb}`);
    const { kcal, protein, carbs, fat, fibre } = figures;
    return {
      name,
      aliases: listed(aliases),
      category: GROUPS[ndb.slice(0, 2)] ?? '',
      serving,
      grams: Number(line['grams']),
      kcal,
      protein: toTenth(protein),
      carbs: toTenth(carbs),
      fat: toTenth(fat),
      fibre: fibre === null ? null : toTenth(fibre),
      source: `USDA SR28 ${ndb}`,
      basis: proxy ? 'found-proxy' : 'found',
      notes: proxy,
      de,
      fr,
      es,
    };
  });
}

/** Dishes first, then what they are made of and what is eaten as it is. */
export const foodTable = (): TableFood[] => [...dishes(), ...generic()];
