import { addDays, dayInWords } from '#src/lib/days.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { MadeProgram } from './program.ts';
import { recordWords } from './words.ts';

/** From which the names of the days are taken. */
const A_MONDAY = '2024-01-01';
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface ProgramDatesProps {
  made: MadeProgram;
  onType: (change: Partial<MadeProgram>) => void;
}

/** From when on, and on which days of the week its sessions fall. */
export function ProgramDates({ made: { starts, weekdays }, onType }: ProgramDatesProps) {
  const { program: words } = useWords(recordWords);
  const language = useLanguage();
  const turned = (day: number): number[] =>
    weekdays.includes(day) ? weekdays.filter((other) => other !== day) : [...weekdays, day];
  return (
    <>
      <p className="muted small">{words.weekdays}</p>
      <Chips label={words.weekdays} wrapped>
        {WEEK.map((day) => (
          <Chip key={day} pressed={weekdays.includes(day)} onClick={() => onType({ weekdays: turned(day) })}>
            {dayInWords(addDays(A_MONDAY, day - 1), language, { weekday: 'short' })}
          </Chip>
        ))}
      </Chips>
      {weekdays.length > 0 && (
        <TextField
          label={words.starts}
          help={words.startsHelp}
          type="date"
          value={starts}
          onChange={({ target }) => onType({ starts: target.value })}
        />
      )}
    </>
  );
}
