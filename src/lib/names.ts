interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** With its combining marks. */
const firstLetter = (word = ''): string => /^.\p{M}*/u.exec(word)?.[0] ?? '';

/** For a face without a photo. */
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

/** The part before the @. */
export const emailPrefixOf = (email: string | null | undefined): string => (email ?? '').split('@')[0] ?? '';

/**
 * Characters that break, hide or reverse a line, and those of addresses. The two zero-width joiners are letters of some
 * names.
 */
const NOT_IN_NAMES =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}@<>/\\]/u;
/** A dot is followed by a space or an initial: `evil.example` is an address. */
const HOST = /\.[^ .](?![\u0300-\u036F])[^ .]/u;

/** A name heads our mails and is shown to others. The database has the same rule in `private.is_name`. */
export function isName(text: string): boolean {
  const plain = text.normalize('NFKC');
  return !NOT_IN_NAMES.test(plain) && !HOST.test(plain);
}
