import { useState } from 'react';
import type { Reason } from '#sync/entities/pauses.ts';
import type { Streak } from '#sync/entities/streaks.ts';
import { pausesOf } from '#sync/queries/pauses.ts';
import { streakOf } from '#sync/queries/streaks.ts';
import { useRow, useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField, RadioField } from '#src/ui/fields/choice-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { goalWords } from '#src/work/goals/words.ts';
import { isPausedOn, USUAL_RULE, weekdayOf } from '#src/work/streak-rules.ts';
import type { Unit } from '#src/work/streak-rules.ts';
import { streakWords } from '#src/work/streak-words.ts';
import { ReasonField } from './pause-sheet.tsx';
import { useStreak } from './use-streak.ts';
import { goalsWords } from './words.ts';

/** On which days of the week nothing is asked. */
function RestDays({
  rest,
  today,
  onChange,
}: {
  rest: readonly string[];
  today: Day;
  onChange: (rest: string[]) => void;
}) {
  const { streak: words } = useWords(goalsWords);
  const language = useLanguage();
  const { week_start } = useSettings();
  return (
    <fieldset className="field rest-days">
      <legend>{words.restDays}</legend>
      {weekOf(today, week_start).map((day) => {
        const name = weekdayOf(day);
        return (
          <CheckField
            key={name}
            label={dayInWords(day, language, { weekday: 'long' })}
            checked={rest.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...rest, name].toSorted() : rest.filter((each) => each !== name))
            }
          />
        );
      })}
    </fieldset>
  );
}

type Rule = Pick<Streak, 'unit' | 'days_a_week' | 'rest_days'>;

/** What is chosen stands at once, and until the row says so: the next choice may come before it is saved. */
function useRule() {
  const { choose } = useStreak();
  const known = knownOf(useRow(streakOf));
  const [ahead, setAhead] = useState<{ of: Streak | null; chosen: Partial<Rule> } | null>(null);
  const chosen = ahead?.of === known ? ahead.chosen : {};
  const rule: Rule = {
    unit: known?.unit ?? USUAL_RULE.unit,
    days_a_week: known?.days_a_week ?? USUAL_RULE.daysAWeek,
    rest_days: known?.rest_days ?? [...USUAL_RULE.restDays],
    ...chosen,
  };
  async function change(edit: Partial<Rule>): Promise<void> {
    setAhead({ of: known, chosen: { ...chosen, ...edit } });
    if (!(await choose(rule, edit))) setAhead(null);
  }
  return { rule, change };
}

/** Weeks that are met, or days. Each choice counts at once. */
function Counting({ today }: { today: Day }) {
  const { streak: words } = useWords(goalsWords);
  const { days } = useWords(streakWords);
  const { rule, change } = useRule();
  const { unit, days_a_week, rest_days } = rule;
  return (
    <>
      <RadioField
        label={words.counted}
        value={unit}
        options={[
          { value: 'week', label: words.byWeek, help: words.byWeekHelp },
          { value: 'day', label: words.byDay, help: words.byDayHelp },
        ]}
        onChange={({ target }) => void change({ unit: target.value as Unit })}
      />
      {unit === 'week' ? (
        <Stepper
          label={words.daysAWeek}
          value={days_a_week}
          min={1}
          max={7}
          step={1}
          unit={days(days_a_week)}
          onChange={(count) => void change({ days_a_week: count })}
        />
      ) : (
        <RestDays rest={rest_days} today={today} onChange={(rest) => void change({ rest_days: rest })} />
      )}
    </>
  );
}

/** It rests from today on, until it is taken up again. */
function Pausing({ today }: { today: Day }) {
  const { streak: words } = useWords(goalsWords);
  const { paused } = useWords(streakWords);
  const { reasons } = useWords(goalWords);
  const language = useLanguage();
  const { pause, takeUp } = useStreak();
  const [reason, setReason] = useState<Reason>('ill');
  const open = (knownOf(useRows(pausesOf)) ?? []).find((each) => isPausedOn([each], today));
  if (open) {
    return (
      <>
        <p>{paused(reasons[open.reason], dayInWords(open.from_day, language))}</p>
        <Button look="line" full onClick={() => void takeUp(open, today)}>
          {words.takeUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <ReasonField value={reason} onChange={setReason} />
      <Button look="line" full onClick={() => void pause(today, reason)}>
        {words.pause}
      </Button>
    </>
  );
}

export function StreakSheet({ here: { today }, onClose }: { here: Here; onClose: () => void }) {
  const { title } = useWords(streakWords);
  const { streak: words } = useWords(goalsWords);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="goal-form">
        <Counting today={today} />
        <p className="muted small">{words.forgives}</p>
        <Seam />
        <Pausing today={today} />
      </div>
    </Sheet>
  );
}
