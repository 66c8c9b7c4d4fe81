import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '#src/lib/words.ts';

// What the catalogue says, which is in English, by the name or title it says it of.

const SQL = new URL('../../../supabase/migrations/20260101060300_exercise_catalogue.sql', import.meta.url);

export const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** The rows of the first list, and the first and the last text of each that begins like this. */
async function textsIn(list: RegExp, row: RegExp): Promise<Map<string, string>> {
  const [values = ''] = list.exec(await readFile(SQL, 'utf8')) ?? [];
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
