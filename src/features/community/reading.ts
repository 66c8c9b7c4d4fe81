import type { CommunityPost } from '#sync/entities/community-posts.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { bare } from '#src/lib/bare.ts';

// What somebody does not want to read is left out where it is read: at once, and without a network.

export type Wishes = Pick<UserSettings, 'muted_words' | 'followed' | 'hide_before_after' | 'hide_numbers'>;

export const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** At the beginnings of words, whatever their marks. */
export function mutedBy(words: readonly string[]): (written: string) => boolean {
  const wanted = words.map((word) => escaped(bare(word).trim())).filter(Boolean);
  if (wanted.length === 0) return () => false;
  const pattern = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${wanted.join('|')})`, 'u');
  return (written) => pattern.test(bare(written));
}

const BEFORE_AFTER =
  /before (?:and|&|vs\.?) after|before\s*\/\s*after|transformation|antes (?:y|\/) despues|avant (?:et|\/) apres|avant\s*\/\s*apres|vorher(?:\s*[-/]\s*|,? und )nachher/u;

export const isBeforeAfter = ({ title, content }: Pick<CommunityPost, 'title' | 'content'>): boolean =>
  BEFORE_AFTER.test(bare(`${title ?? ''}\n${content}`));

/** Of bodies and of food: how heavy, how wide, how much energy. Minutes, days and repetitions stay. */
const FIGURE =
  /\d+(?:[.,\s]\d+)*\s*(?:kg|kgs|kilos?|kilograms?|lbs?|pounds?|stones?|kcal|cals?|calories?|kj|cm|inch(?:es)?|libras?|calor[ií]as?|livres?|pfund|kalorien|bmi|imc)(?![\p{L}\p{N}])|\d+(?:[.,]\d+)?\s*%|(?:bmi|imc)\s*:?\s*\d+(?:[.,]\d+)?/giu;

export const withoutFigures = (written: string): string => written.replaceAll(FIGURE, '…');
