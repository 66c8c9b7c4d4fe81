import { createContext, use, useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Dictionary, Language, Words } from '#src/lib/words.ts';

const LanguageContext = createContext<Language>('en');

/** A change waits for its dictionaries: what is on the screen stays there until the new words have come. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const shown = useDeferredValue(language);
  useLayoutEffect(() => {
    document.documentElement.lang = shown;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [shown]);
  return <LanguageContext value={shown}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext);

/** Suspends for the moment in which a dictionary other than English is on its way. */
export function useWords<T extends Dictionary>(words: Words<T>): T {
  const found = words.in(useLanguage());
  return found instanceof Promise ? use(found) : found;
}
