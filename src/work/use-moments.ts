import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import { useLanguage } from '#src/ui/language.tsx';

/** Instants as the reader's clock and calendar have them. */
export function useMoments() {
  const language = useLanguage();
  const { timezone } = useSettings();
  return {
    dayOf: (instant: string): string => dayInWords(dayIn(timezone, Date.parse(instant)), language),
    momentOf: (instant: string): string =>
      timeInWords(timezone, Date.parse(instant), language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
