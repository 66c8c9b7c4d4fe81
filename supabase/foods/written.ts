// What `npm run foods` writes: a migration, and the names in each language.
import { foodTable } from './table.ts';
import type { TableFood } from './table.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const element = (alias: string): string => (/^[a-z0-9]+$/i.test(alias) ? alias : `"${alias}"`);

function rowOf(food: TableFood): string {
  const { name, aliases, category, serving, grams, kcal, protein, carbs, fat, fibre, source, basis, notes } = food;
  const figures = [grams, kcal, protein, carbs, fat, fibre ?? 'null'].join(', ');
  const texts = [name, `{${aliases.map(element).join(',')}}`, category, serving].map(quoted).join(', ');
  return `  (${texts}, ${figures}, ${quoted(source)}, ${quoted(basis)}, ${notes ? quoted(notes) : 'null'})`;
}

const migration = (
  foods: readonly TableFood[],
): string => `-- Written by \`npm run foods\` from supabase/foods, whose README says whence the figures are.
-- A food's id derives from its name, so a name here is never changed, only its is_active. Its first rev is its id, because
-- every device gets both, and random letters are what a packed answer consists of.

insert into public.foods
  (id, rev, name, aliases, category, serving_description, serving_grams, kcal_per_100g, protein_g_per_100g,
   carbs_g_per_100g, fat_g_per_100g, fibre_g_per_100g, source, basis, confidence, licence, notes)
select f.id, f.id, f.name, f.aliases::text[], f.category, f.serving, f.grams, f.kcal, f.protein,
  f.carbs, f.fat, f.fibre::numeric, f.source, f.basis, case f.basis when 'found' then 'high' else 'medium' end,
  case when f.basis like 'found%' then 'public domain' else 'own calculation' end, f.notes
from (select sync.natural_id('foods', v.name) as id, v.* from (values
${foods.map(rowOf).join(',\n')}
) as v (name, aliases, category, serving, grams, kcal, protein, carbs, fat, fibre, source, basis, notes)) f;
`;

const WIDEST = 280;

/** As many to a line as fit, so that the file stays short. */
function wrapped(pairs: readonly string[]): string {
  const lines: string[] = [];
  for (const pair of pairs) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + pair.length < WIDEST) lines[lines.length - 1] = `${last}|${pair}`;
    else lines.push(pair);
  }
  return lines.join('|\n');
}

const LANGUAGES = ['de', 'fr', 'es'] as const;

const names = (
  foods: readonly TableFood[],
  language: (typeof LANGUAGES)[number],
): string => `// Written by \`npm run foods\` from supabase/foods.
export const names = \`
${wrapped(foods.filter((food) => food[language] !== '' && food[language] !== food.name).map((food) => `${food.name}=${food[language]}`))}
\`;
`;

/** What is held once it was used tells its address. */
const heldNames = (...of: Parameters<typeof names>): string => `${names(...of)}
export const address = import.meta.url;
`;

/** The text of each file, by its path from the root. */
export function writtenFoods(): Map<string, string> {
  const foods = foodTable();
  const dishes = foods.filter(({ basis }) => basis === 'derived-recipe');
  const world = foods.filter(({ basis }) => basis !== 'derived-recipe');
  return new Map([
    ['supabase/migrations/20260101070250_food_table.sql', migration(foods)],
    ...LANGUAGES.flatMap((language) => [
      [`src/work/catalogue/foods/table/words-later/${language}.ts`, names(dishes, language)] as const,
      [`src/work/catalogue/kept/foods-${language}.ts`, heldNames(world, language)] as const,
    ]),
  ]);
}
