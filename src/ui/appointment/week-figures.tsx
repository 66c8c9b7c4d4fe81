import './appointment.css';
import { Card } from '../card.tsx';
import { CalendarIcon, CheckedIcon, ClockIcon, TodayIcon } from '../icons.tsx';
import { useLanguage, useWords } from '../language.tsx';
import { Stat } from '../stat.tsx';
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
