import { useEffect, useRef, useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { Button } from '#src/ui/button.tsx';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Calendar } from '#src/ui/parts/calendar.tsx';
import { appointmentWords } from './words.ts';

interface TimePickerProps<Time extends { starts_at: string }> {
  /** In their order, and at least one. */
  times: readonly Time[];
  /** In which they are told. */
  zone: string;
  value: string | null;
  /** Somebody else has it: it keeps its place and cannot be chosen. */
  isTaken?: (time: Time) => boolean;
  onChange: (time: Time) => void;
}

/** First the day, by its chip or in the month; then what is free on it. */
export function TimePicker<Time extends { starts_at: string }>({
  times,
  zone,
  value,
  isTaken,
  onChange,
}: TimePickerProps<Time>) {
  const words = useWords(appointmentWords);
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const byDay = Map.groupBy(times, ({ starts_at }) => dayIn(zone, Date.parse(starts_at)));
  const days = [...byDay.keys()];
  const day = chosen !== null && byDay.has(chosen) ? chosen : (days[0] ?? '');
  const [isOpen, setOpen] = useState(false);
  const { week_start } = useSettings();
  const chip = useRef<HTMLButtonElement>(null);
  // The calendar chooses a day whose chip may be out of sight.
  useEffect(() => {
    if (chosen !== null) chip.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  const isFree = (each: string): boolean => byDay.get(each)?.some((time) => !isTaken?.(time)) === true;
  return (
    <>
      <Chips label={words.day}>
        {days.map((each) => (
          <Chip key={each} ref={each === day ? chip : undefined} pressed={each === day} onClick={() => setChosen(each)}>
            {dayInWords(each, language, { weekday: 'short', day: 'numeric', month: 'short' })}
          </Chip>
        ))}
      </Chips>
      <div>
        <Button look="quiet" icon={CalendarIcon} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.calendar}
        </Button>
      </div>
      {isOpen && (
        <Calendar
          label={words.calendar}
          value={day}
          today={dayIn(zone)}
          first={days[0] ?? day}
          last={days.at(-1) ?? day}
          isOpen={isFree}
          weekStart={week_start}
          onChange={setChosen}
        />
      )}
      <Chips label={words.time} wrapped>
        {byDay.get(day)?.map((time) => {
          const label = timeInWords(zone, Date.parse(time.starts_at), language);
          if (isTaken?.(time)) {
            return (
              <Chip key={time.starts_at} pressed={false} aria-disabled aria-label={words.taken(label)}>
                <s>{label}</s>
              </Chip>
            );
          }
          return (
            <Chip key={time.starts_at} pressed={time.starts_at === value} onClick={() => onChange(time)}>
              {label}
            </Chip>
          );
        })}
      </Chips>
      <p className="muted small">{words.zone(zone.replaceAll('_', ' '))}</p>
    </>
  );
}
