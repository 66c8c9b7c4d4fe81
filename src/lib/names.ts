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
