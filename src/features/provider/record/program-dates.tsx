import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { WeekdayChips } from '#src/work/training/weekday-chips.tsx';
import type { MadeProgram } from '#src/work/programs/made.ts';
import { programWords } from '#src/work/training/words.ts';
import { builderWords } from '#src/work/programs/words.ts';

interface ProgramDatesProps {
  made: MadeProgram;
  onType: (change: Partial<MadeProgram>) => void;
}

/** From when on, and on which days of the week its sessions fall. */
export function ProgramDates({ made: { starts, weekdays }, onType }: ProgramDatesProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  return (
    <>
      <WeekdayChips label={labels.weekdays} chosen={weekdays} onChoose={(days) => onType({ weekdays: days })} />
      {weekdays.length > 0 && (
        <TextField
          label={labels.starts}
          help={words.startsHelp}
          type="date"
          value={starts}
          onChange={({ target }) => onType({ starts: target.value })}
        />
      )}
    </>
  );
}
