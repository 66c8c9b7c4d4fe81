import { useEffect } from 'react';
import type { Language } from '#src/lib/words.ts';

/** Asks the worker to hold the words of the language that is spoken here: see src/sw/languages.ts. */
export function useKeptLanguage(language: Language): void {
  useEffect(() => {
    if (language === 'en' || !('serviceWorker' in navigator)) return;
    const message = { type: 'KEEP_LANGUAGE', language };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }, [language]);
}
