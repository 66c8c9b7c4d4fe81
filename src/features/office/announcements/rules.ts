import * as z from 'zod/mini';
import { isDay } from '#src/lib/days.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';

export const AREAS = ['all', 'clients', 'providers'] as const;

const text = z.object({ title: z.string(), message: z.string() });
type Text = z.infer<typeof text>;

export const Announcements = z.array(
  z.object({
    id: z.string(),
    area: z.enum(AREAS),
    starts_on: z.string(),
    ends_on: z.string(),
    texts: z.record(z.string(), text),
    state: z.enum(['to come', 'shown', 'ended']),
  }),
);

export type Texts = Record<Language, Text>;

export interface Typed {
  area: (typeof AREAS)[number];
  from: string;
  to: string;
  texts: Texts;
}

export const nothingTyped = (today: string): Typed => ({
  area: 'all',
  from: today,
  to: today,
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, { title: '', message: '' }])) as Texts,
});

const trimmed = ({ title, message }: Text): Text => ({ title: title.trim(), message: message.trim() });
const isWhole = ({ title, message }: Text): boolean => title.trim() !== '' && message.trim() !== '';
const isBegun = ({ title, message }: Text): boolean => title.trim() !== '' || message.trim() !== '';

export const hasText = (texts: Texts): boolean => LANGUAGES.some((one) => isBegun(texts[one]));

/** Languages without a text are left out: whoever reads in one of them reads English. */
export const textsTold = (texts: Texts): Record<string, Text> =>
  Object.fromEntries(LANGUAGES.filter((one) => isWhole(texts[one])).map((one) => [one, trimmed(texts[one])]));

/** What is read in a language. */
export const readIn = (texts: Texts, language: Language): Text =>
  trimmed(isWhole(texts[language]) ? texts[language] : texts.en);

/** What is missing, and in which language. */
export function problemOf({ from, to, texts }: Typed, today: string): { about: 'days' } | { about: Language } | null {
  if (!isDay(from) || !isDay(to) || to < from || to < today) return { about: 'days' };
  const half = LANGUAGES.find((one) => !isWhole(texts[one]) && (one === 'en' || isBegun(texts[one])));
  return half ? { about: half } : null;
}
