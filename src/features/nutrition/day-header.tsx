import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { nutritionWords } from './words.ts';

const IN_FULL: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

interface DayHeaderProps {
  day: Day;
  today: Day;
  onChange: (day: Day) => void;
}

export function DayHeader({ day, today, onChange }: DayHeaderProps) {
  const words = useWords(nutritionWords).day;
  const language = useLanguage();
  const isToday = day === today;
  const inFull = dayInWords(day, language, IN_FULL);
  const near = isToday ? words.today : day === addDays(today, -1) ? words.yesterday : null;
  return (
    <header className="day-header">
      <IconButton icon={BackIcon} label={words.previous} onClick={() => onChange(addDays(day, -1))} />
      <div aria-live="polite">
        <h1 tabIndex={-1}>{near ?? inFull}</h1>
        {near && <p className="muted">{inFull}</p>}
        {!isToday && (
          <Button look="quiet" onClick={() => onChange(today)}>
            {words.back}
          </Button>
        )}
      </div>
      <IconButton
        icon={ForwardIcon}
        label={words.next}
        aria-disabled={isToday || undefined}
        onClick={() => !isToday && onChange(addDays(day, 1))}
      />
    </header>
  );
}
