import type { Goal } from '#sync/entities/goals.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { RangeField } from '#src/ui/fields/range-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { kindOf } from '#src/work/goals/kinds.ts';
import { perWeekBy, soonestDay } from '#src/work/goals/safety.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import type { Draft, Problem } from './draft.ts';
import { goalsWords } from './words.ts';

/** As it is shown, in whichever unit. */
const [LEAST_PACE, MOST_PACE] = [0.1, 5];

interface WhenFieldProps {
  draft: Draft;
  kind: Goal['kind'];
  way: { now: number; target: number; today: Day };
  by: Day | null;
  problem: Problem | null;
  onChange: (part: Partial<Draft>) => void;
}

/** A day, or a pace and the day it leads to: each says the other. */
export function WhenField({ draft, kind, way, by, problem, onChange }: WhenFieldProps) {
  const { set: words } = useWords(goalsWords);
  const language = useLanguage();
  const { unit, inWords } = useAmounts();
  const measured = { kind, unit: draft.unit };
  const pace = `${draft.perWeek.toLocaleString(language)} ${unit(measured, draft.perWeek)}`;
  const hasPace = kindOf(kind).progress === 'way' && way.now !== way.target;
  const options = [
    { value: 'none', label: words.noDate },
    { value: 'date', label: words.date },
    ...(hasPace ? [{ value: 'pace', label: words.pace }] : []),
  ];
  return (
    <>
      <RadioField
        label={words.when}
        value={draft.when}
        options={options}
        onChange={({ target }) => onChange({ when: target.value as Draft['when'] })}
      />
      {draft.when === 'date' && (
        <TextField
          type="date"
          label={words.day}
          required
          min={addDays(way.today, 1)}
          value={draft.day}
          error={problem === 'day' ? words.dayMissing : undefined}
          help={by !== null && hasPace && words.needs(inWords(measured, Math.abs(perWeekBy(way, by))))}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      {draft.when === 'pace' && hasPace && (
        <>
          <RangeField
            label={`${words.perWeek}: ${pace}`}
            value={draft.perWeek}
            min={LEAST_PACE}
            max={MOST_PACE}
            step={LEAST_PACE}
            inWords={pace}
            onChange={(perWeek) => onChange({ perWeek })}
          />
          {by !== null && <p>{words.there(dayInWords(by, language))}</p>}
        </>
      )}
      {problem === 'too-fast' && (
        <Notice tone="warn">{words['too-fast'](dayInWords(soonestDay(way), language))}</Notice>
      )}
      {problem === 'too-light' && <Notice tone="warn">{words['too-light']}</Notice>}
    </>
  );
}
