import { missing } from '#src/lib/missing.ts';
import type { Language } from '#src/lib/words.ts';

/** Names in a file of their own: they come when they are first asked for. In English there is nothing to wait for. */
export function keptNames<T>(en: T, bring: (language: Exclude<Language, 'en'>) => Promise<T>) {
  /** Null while they are coming. */
  const whole = new Map<Language, T | null>([['en', en]]);
  const listeners = new Set<() => void>();
  const failed = new Set<Language>();

  async function look(language: Language): Promise<void> {
    if (language === 'en' || whole.has(language)) return;
    whole.set(language, null);
    try {
      whole.set(language, await bring(language));
      for (const listener of listeners) listener();
    } catch (error) {
      if (error instanceof Error) missing.delete(error);
      whole.delete(language);
      failed.add(language);
      globalThis.addEventListener('online', lookAgain, { once: true });
    }
  }

  function lookAgain(): void {
    for (const language of failed) void look(language);
    failed.clear();
  }

  return {
    /** Nothing until they have come. */
    soFar: (language: Language): T | null | undefined => whole.get(language),
    askFor: (language: Language) => void look(language),
    /** Tells when they have come. */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
