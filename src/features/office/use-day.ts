import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { useLanguage } from '#src/ui/language.tsx';

export function useDay(): (at: string) => string {
  const language = useLanguage();
  const { timezone } = useSettings();
  return (at) => dayInWords(dayIn(timezone, Date.parse(at)), language);
}
