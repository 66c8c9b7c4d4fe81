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
  /** How far one looks ahead. */
  last: Day;
  onChange: (day: Day) => void;
}

export function DayHeader({ day, today, last, onChange }: DayHeaderProps) {
  const words = useWords(nutritionWords).day;
  const language = useLanguage();
  const isToday = day === today;
  const inFull = dayInWords(day, language, IN_FULL);
  const near = { [addDays(today, -1)]: words.yesterday, [today]: words.today, [addDays(today, 1)]: words.tomorrow }[
    day
  ];
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
        aria-disabled={day >= last || undefined}
        onClick={() => day < last && onChange(addDays(day, 1))}
      />
    </header>
  );
}
