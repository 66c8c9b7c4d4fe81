import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { useLanguage } from '#src/ui/language.tsx';

export function useDay(): (instant: string) => string {
  const language = useLanguage();
  const { timezone } = useSettings();
  return (instant) => dayInWords(dayIn(timezone, Date.parse(instant)), language);
}
