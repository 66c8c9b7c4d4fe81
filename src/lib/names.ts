interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** What a reader takes for one letter may be several characters. */
function firstLetter(name: string | null): string {
  const [letter] = new Intl.Segmenter().segment((name ?? '').trim());
  return letter?.segment.toLocaleUpperCase() ?? '';
}

/** For a face without a picture. */
export const initialsOf = ({ first_name, last_name }: Named): string =>
  firstLetter(first_name) + firstLetter(last_name) || 'U';

/** Empty where neither name is known. */
export const fullNameOf = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((name) => (name ?? '').trim())
    .filter(Boolean)
    .join(' ');

/** What stands before the @. */
export const emailPrefixOf = (email: string | null | undefined): string => (email ?? '').split('@')[0] ?? '';
