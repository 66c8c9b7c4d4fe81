import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#src/lib/words.ts';
import '../ui/page.ts';

const { LanguageProvider } = await import('#src/ui/language.tsx');

/** A part of a screen in a language, whose words may have to be waited for. */
export const spoken = (language: Language, part: ReactNode): ReactElement => (
  <Suspense>
    <LanguageProvider language={language}>{part}</LanguageProvider>
  </Suspense>
);
