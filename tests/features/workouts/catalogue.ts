import { readFile } from 'node:fs/promises';
import type { Exercise } from '#sync/entities/exercises.ts';
import { LANGUAGES } from '#src/lib/words.ts';

// What the catalogue says, which is in English, by the name or title it says it of.

const sqlOf = (migration: string): Promise<string> =>
  readFile(new URL(`../../../supabase/migrations/${migration}.sql`, import.meta.url), 'utf8');

export const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** The rows of the first list, and the first and the last text of each that begins like this. */
async function textsIn(list: RegExp, row: RegExp): Promise<Map<string, string>> {
  const [values = ''] = list.exec(await sqlOf('20260101060300_exercise_catalogue')) ?? [];
  const told = new Map<string, string>();
  for (const [, name = '', text = ''] of values.matchAll(row)) {
    told.set(name.replaceAll("''", "'"), text.replaceAll("''", "'"));
  }
  const rows = values.match(/^ {2}\(/gm) ?? [];
  if (told.size !== rows.length) throw new Error(`Of ${rows.length} rows ${told.size} could be read.`);
  return told;
}

/** How each exercise is done. */
export const exercisesTold = () =>
  textsIn(/^from \(values$(?:(?!^\)).)*?^\) as e /ms, /^ {2}\('((?:[^']|'')+)', .*\n {4}'((?:[^']|'')+)'\)/gm);

/** What each program is. */
export const programsTold = () =>
  textsIn(/^from \(values$(?:(?!^\)).)*?^\) as p /ms, /^ {2}\('((?:[^']|'')+)', '((?:[^']|'')+)', \d/gm);

const listed = (array = ''): string[] => array.split(',').flatMap((each) => each.replaceAll('"', '') || []);

type Listed = Pick<
  Exercise,
  'name' | 'category' | 'muscles' | 'secondary_muscles' | 'equipment' | 'measure' | 'difficulty' | 'is_unilateral'
>;

/** Each exercise of both migrations, without how it is done. */
export async function exercisesListed(): Promise<Listed[]> {
  const both = ['20260101060300_exercise_catalogue', '20260101131550_exercise_library'];
  const row =
    /^ {2}\('((?:[^']|'')+)', '(\w+)', '\{(.*?)\}', '\{(.*?)\}', '(.+?)', '(reps|time|distance)', '(\w+)', (true|false)/gm;
  return [...(await Promise.all(both.map(sqlOf))).join('\n').matchAll(row)].map(
    ([, name = '', category, main, helping, equipment = '', measure, difficulty, unilateral]) => ({
      name: name.replaceAll("''", "'"),
      category: category as Exercise['category'],
      muscles: listed(main),
      secondary_muscles: listed(helping),
      equipment,
      measure: measure as Exercise['measure'],
      difficulty: difficulty as Exercise['difficulty'],
      is_unilateral: unilateral === 'true',
    }),
  );
}
