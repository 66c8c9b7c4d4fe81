import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayInWords, timeInWords } from '#src/lib/days.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { dayAt } from './day-at.ts';

/** Instants as the reader's clock and calendar have them, and days as they are. */
export function useMoments() {
  const language = useLanguage();
  const { timezone } = useSettings();
  return {
    dayOf: (at: string): string => dayInWords(dayAt(timezone, at), language),
    momentOf: (instant: string): string =>
      timeInWords(timezone, Date.parse(instant), language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
