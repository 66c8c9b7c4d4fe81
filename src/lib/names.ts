interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** With its marks, which may be characters of their own. */
const firstLetter = (word = ''): string => /^.\p{M}*/u.exec(word)?.[0] ?? '';

/** For a face without a picture. */
export function initialsOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return (firstLetter(first) + firstLetter(others.at(-1))).toLocaleUpperCase() || 'U';
}

/** Empty where neither name is known. */
export const fullNameOf = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((name) => (name ?? '').trim())
    .filter(Boolean)
    .join(' ');

/** What stands before the @. */
export const emailPrefixOf = (email: string | null | undefined): string => (email ?? '').split('@')[0] ?? '';

/** Marks that break, hide or turn a line, and the signs of addresses; a dot that no space or initial follows makes a link. */
const NOT_IN_NAMES =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}@<>/\\]|\.[^ .][^ .\u0300-\u036F]/u;

/** A name heads mails of the product and is shown to others. The database asks for the same, in `private.is_name`. */
export const isName = (text: string): boolean => !NOT_IN_NAMES.test(text.normalize('NFKC'));
