import type { Day, WeekStart } from '#src/lib/days.ts';
import { TextField } from '../fields/text-field.tsx';
import { part } from './part.tsx';

export interface CalendarProps {
  label: string;
  value: Day;
  today: Day;
  /** The days that can be chosen lie between these. */
  first: Day;
  last: Day;
  /** Among those, the ones that can be chosen; all where it is left out. */
  isOpen?: (day: Day) => boolean;
  weekStart: WeekStart;
  /** What a day holds: how much, and how that is said. */
  marked?: (day: Day) => { count: number; told: string } | undefined;
  onChange: (day: Day) => void;
}

const NativeCalendar = ({ label, value, first, last, isOpen, onChange }: CalendarProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    min={first}
    max={last}
    onChange={({ target: { value: day } }) => {
      if (day >= first && day <= last && isOpen?.(day) !== false) onChange(day);
    }}
  />
);

/** A month, of which a day is chosen. */
export const Calendar = part<CalendarProps>(
  async () => (await import('./chakra/calendar.tsx')).Calendar,
  NativeCalendar,
);
