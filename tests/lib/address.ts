import type { Language } from '#src/lib/words.ts';

/** Whoever reads is du, tú and vous; a sentence may still begin with a `Sie` that means several things. */
export const OTHER_ADDRESS: Record<Language, RegExp | null> = {
  en: null,
  de: /\bIhr\w*\b|\bIhnen\b|(?<=\p{L}[^.!?|]*)\bSie\b/u,
  es: /\busted(es)?\b/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
};
