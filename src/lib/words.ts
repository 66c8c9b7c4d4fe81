/** The languages the app speaks; English is in the bundle, the others come when they are chosen. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

type Lazy = Exclude<Language, 'en'>;

/** A phrase is a text, or a function of values that are texts and numbers already in the form to be read. */
export type Dictionary = { readonly [name: string]: string | readonly string[] | Phrase | Dictionary };
type Phrase = (...values: never[]) => string;

export interface Words<T> {
  /**
   * At once in English; otherwise the same promise every time. React renders again from where it waited, and takes it
   * amiss when what it waited for is no promise any more.
   */
  in(language: Language): T | Promise<T>;
}

/** Each dictionary is a module of its own that exports its `words`; the English one says what the others must hold. */
export function defineWords<T extends Dictionary>({
  en,
  ...lazy
}: { en: T } & Record<Lazy, () => Promise<{ words: T }>>): Words<T> {
  const known = new Map<Language, T | Promise<T>>([['en', en]]);

  function load(language: Lazy): Promise<T> {
    return lazy[language]().then(
      (module) => module.words,
      // A dictionary that does not come, English does for: a screen without words helps nobody.
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

/** Chooses the form that the language has for a number: `counted(n, { one: `${n} glass`, other: `${n} glasses` })`. */
export function countingIn(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}
