import { Figures } from '#src/ui/figures.tsx';
import { CalendarIcon, CheckedIcon, ClockIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { appointmentWords } from './words.ts';
import type { AppointmentWords } from './words.ts';

const FIGURES = [
  { name: 'thisWeek', icon: CalendarIcon },
  { name: 'today', icon: TodayIcon },
  { name: 'confirmed', icon: CheckedIcon },
  { name: 'pending', icon: ClockIcon },
] as const;

/** How full the week ahead is. */
export function WeekFigures({ week }: { week: Record<keyof AppointmentWords['week'], number> }) {
  const words = useWords(appointmentWords).week;
  const language = useLanguage();
  return (
    <Figures
      figures={FIGURES.map(({ name, icon }) => ({
        label: words[name],
        icon,
        figure: week[name].toLocaleString(language),
      }))}
    />
  );
}
