import { useState } from 'react';
import { dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
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

/** First the day, then what is free on it. */
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
  return (
    <>
      <Chips label={words.day}>
        {days.map((each) => (
          <Chip key={each} pressed={each === day} onClick={() => setChosen(each)}>
            {dayInWords(each, language, { weekday: 'short', day: 'numeric', month: 'short' })}
          </Chip>
        ))}
      </Chips>
      <Chips label={words.time} wrapped>
        {byDay.get(day)?.map((time) => {
          const told = timeInWords(zone, Date.parse(time.starts_at), language);
          if (isTaken?.(time)) {
            return (
              <Chip key={time.starts_at} pressed={false} aria-disabled aria-label={words.taken(told)}>
                <s>{told}</s>
              </Chip>
            );
          }
          return (
            <Chip key={time.starts_at} pressed={time.starts_at === value} onClick={() => onChange(time)}>
              {told}
            </Chip>
          );
        })}
      </Chips>
      <p className="muted small">{words.zone(zone.replaceAll('_', ' '))}</p>
    </>
  );
}
