import { useEffect } from 'react';
import type { Language } from '#src/lib/words.ts';
import { tellWorker } from './worker.ts';

/** Asks the worker to hold the words of the chosen language: see src/sw/languages.ts. */
export function useKeptLanguage(language: Language): void {
  useEffect(() => {
    if (language === 'en' || !('serviceWorker' in navigator)) return;
    void tellWorker({ type: 'KEEP_LANGUAGE', language });
  }, [language]);
}
