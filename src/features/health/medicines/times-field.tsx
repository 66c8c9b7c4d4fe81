import { Button, IconButton } from '#src/ui/button.tsx';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useWeekdays } from './in-words.ts';
import { pageWords } from './words.ts';

const MOST_TIMES = 12;
const BETWEEN = 12;

/** Half a day after the last one. */
function nextTime(times: readonly string[]): string {
  const last = times.at(-1);
  if (!last) return '08:00';
  const hour = (Number(last.slice(0, 2)) + BETWEEN) % 24;
  return `${String(hour).padStart(2, '0')}${last.slice(2)}`;
}

interface TimesProps {
  times: readonly string[];
  wasAsked: boolean;
  onChange: (times: readonly string[]) => void;
}

export function TimesField({ times, wasAsked, onChange }: TimesProps) {
  const words = useWords(pageWords).form;
  const language = useLanguage();
  return (
    <fieldset className="times">
      <legend>{words.when}</legend>
      <p className="muted small">{words.whenHelp}</p>
      {times.map((time, place) => {
        const number = (place + 1).toLocaleString(language);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a time has no name but its place
          <div key={place} className="time">
            <TextField
              type="time"
              label={words.time(number)}
              value={time}
              error={wasAsked && time === '' ? words.timeMissing : undefined}
              onChange={({ target }) => onChange(times.with(place, target.value.slice(0, 5)))}
            />
            <IconButton
              icon={BinIcon}
              label={words.removeTime(number)}
              onClick={() => onChange(times.toSpliced(place, 1))}
            />
          </div>
        );
      })}
      {times.length < MOST_TIMES && (
        <Button icon={PlusIcon} onClick={() => onChange([...times, nextTime(times)])}>
          {words.addTime}
        </Button>
      )}
    </fieldset>
  );
}

interface DaysProps {
  chosen: readonly number[];
  error: string | undefined;
  onChange: (weekdays: readonly number[]) => void;
}

export function DaysField({ chosen, error, onChange }: DaysProps) {
  const words = useWords(pageWords).form;
  const weekdays = useWeekdays();
  const toggled = (day: number): number[] =>
    chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day];
  return (
    <div className="field">
      <span aria-hidden="true">{words.days}</span>
      <Chips label={words.days} wrapped>
        {weekdays.map(({ day, short }) => (
          <Chip key={day} pressed={chosen.includes(day)} onClick={() => onChange(toggled(day))}>
            {short}
          </Chip>
        ))}
      </Chips>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
