import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import type { Content, Entry } from '../catalogues/shapes.ts';
import type { Family, Kind, Text } from './shapes.ts';

export type Texts = Record<Language, Text>;

/** A kind of what is told, with what counts and what is being written. */
export interface Wording extends Kind {
  entry: Entry;
}

const untouched = (code: string): Entry => ({
  code,
  version: null,
  state: null,
  content: null,
  work_id: null,
  work_state: null,
  work_content: null,
  work_note: null,
  work_by: null,
  work_at: null,
  is_own: null,
  may_publish: null,
  merged_into: null,
  work_merged_into: null,
});

const rank = ({ entry: { work_state, state } }: Wording): number => (work_state ? 0 : state === 'published' ? 1 : 2);

/** What waits stands first, then what is worded here. */
export function wordingsOf(kinds: readonly Kind[], entries: readonly Entry[], family: Family | ''): Wording[] {
  const known = new Map(entries.map((entry) => [entry.code, entry]));
  return kinds
    .filter((kind) => family === '' || kind.family === family)
    .map(({ code, family: of, built_in }) => ({
      code,
      family: of,
      built_in,
      entry: known.get(code) ?? untouched(code),
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}

export const textsIn = (content: Content): Texts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const message = content[`message_${language}`] ?? null;
      return [
        language,
        { title: String(content[`title_${language}`]), message: message === null ? null : String(message) },
      ];
    }),
  ) as Texts;

/** What is sent now: what was published, or else what is built in. */
export const sentNow = ({ built_in, entry: { state, content } }: Wording): Texts =>
  state === 'published' && content ? textsIn(content) : built_in;

export const atWork = ({ entry: { work_content } }: Wording): Texts | null => work_content && textsIn(work_content);

export const contentOf = (texts: Texts): Content =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`title_${language}`, texts[language].title.trim()],
      [`message_${language}`, texts[language].message?.trim() ?? null],
    ]),
  );

export const LONGEST = (family: Family): Record<'title' | 'message', number> =>
  family === 'mail' ? { title: 120, message: 2000 } : { title: 80, message: 240 };

const NAMES = /\{[a-z]+\}/g;

const namesIn = (text: string): string[] => [...new Set(text.match(NAMES))].toSorted();

/** The names that values take the place of, as they are written. */
export const namesOf = ({ title, message }: Text): string[] => namesIn(`${title} ${message ?? ''}`);

/** As `private.hides` has them: controls, and signs that have no width or turn what follows. */
const HIDING =
  /[\p{Cc}\u{34f}\u{fe00}-\u{fe0f}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u;

/** As `private.is_wording` of what is sent. */
function isSaid(typed: string | null, built: string | null, longest: number, hasLines: boolean): boolean {
  if (built === null || typed === null) return typed === built;
  const said = typed.trim();
  const hasNames = String(namesIn(said)) === String(namesIn(built));
  const isShown = /[A-Za-z]/.test(said) && !HIDING.test(hasLines ? said.replaceAll('\n', '') : said);
  return said.length <= longest && isShown && hasNames && !/[{}<>]/.test(said.replaceAll(NAMES, ''));
}

/** Where something is missing, too long or hidden, is no name that is known, or is a sign of a tag. */
export function problemOf(
  texts: Texts,
  { built_in, family }: Kind,
): { language: Language; field: 'title' | 'message' } | null {
  const longest = LONGEST(family);
  for (const language of LANGUAGES) {
    const [said, built] = [texts[language], built_in[language]];
    if (!isSaid(said.title, built.title, longest.title, false)) return { language, field: 'title' };
    if (!isSaid(said.message, built.message, longest.message, family === 'mail')) return { language, field: 'message' };
  }
  return null;
}

/** As a phone and a mail show it, with values that are nobody's. */
export const filled = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(NAMES, (name) => values[name.slice(1, -1)] ?? name);
