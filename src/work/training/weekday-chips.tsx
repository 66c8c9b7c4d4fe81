import { addDays, dayInWords } from '#src/lib/days.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { useLanguage } from '#src/ui/language.tsx';

/** From which the names of the days are taken. */
const A_MONDAY = '2024-01-01';
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** 1 is Monday. */
export function useWeekdays(): (days: readonly number[]) => string {
  const language = useLanguage();
  return (days) => days.map((day) => dayInWords(addDays(A_MONDAY, day - 1), language, { weekday: 'short' })).join(', ');
}

interface WeekdayChipsProps {
  label: string;
  chosen: readonly number[];
  onChoose: (days: number[]) => void;
}

/** On which days of the week somebody trains. */
export function WeekdayChips({ label, chosen, onChoose }: WeekdayChipsProps) {
  const named = useWeekdays();
  const turned = (day: number): number[] =>
    chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day];
  return (
    <>
      <p className="muted small">{label}</p>
      <Chips label={label} wrapped>
        {WEEK.map((day) => (
          <Chip key={day} pressed={chosen.includes(day)} onClick={() => onChoose(turned(day))}>
            {named([day])}
          </Chip>
        ))}
      </Chips>
    </>
  );
}
