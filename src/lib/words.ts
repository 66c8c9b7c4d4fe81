/** The app's languages. English is in the bundle; the others load when chosen. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

type Lazy = Exclude<Language, 'en'>;

/** A phrase is a text, or a function of texts and formatted numbers. */
export type Dictionary = { readonly [name: string]: string | readonly string[] | Phrase | Dictionary };
type Phrase = (...values: never[]) => string;

export interface Words<T> {
  /**
   * Synchronous in English; otherwise the same promise every time, because React resumes where it suspended and needs
   * that promise again.
   */
  in(language: Language): T | Promise<T>;
}

/** Each dictionary is a module that exports `words`; the English one defines the type of the others. */
export function defineWords<T extends Dictionary>({
  en,
  ...lazy
}: { en: T } & Record<Lazy, () => Promise<{ words: T }>>): Words<T> {
  const known = new Map<Language, T | Promise<T>>([['en', en]]);

  function load(language: Lazy): Promise<T> {
    return lazy[language]().then(
      (module) => module.words,
      // A dictionary that does not load falls back to English: a screen without words helps nobody.
      () => en,
    );
  }

  return {
    in(language) {
      const words = known.get(language) ?? (language === 'en' ? en : load(language));
      known.set(language, words);
      return words;
    },
  };
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the plural form of the language: `counted(n, { one: `${n} glass`, other: `${n} glasses` })`. */
export function countingIn(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}
