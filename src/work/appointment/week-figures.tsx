import './appointment.css';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon, CheckedIcon, ClockIcon, TodayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Stat } from '#src/ui/stat.tsx';
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
    <div className="week-figures">
      {FIGURES.map(({ name, icon }) => (
        <Card key={name}>
          <Stat label={words[name]} icon={icon} figure={week[name].toLocaleString(language)} />
        </Card>
      ))}
    </div>
  );
}
