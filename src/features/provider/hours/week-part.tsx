import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { availabilityRules } from '#sync/entities/availability-rules.ts';
import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useHoursInWords } from './in-words.ts';
import { hoursIn, spanOf, weekdaysIn } from './typed.ts';
import type { TypedHours } from './typed.ts';
import type { PartProps } from './use-hours.ts';
import { holding, inWeek, weekdaysFrom } from './week.ts';
import { hoursWords } from './words.ts';

const WORKING_DAYS = '12345';
const FIRST: TypedHours = { days: WORKING_DAYS, from: '09:00', to: '17:00' };

function HoursForm({ stated, acts }: PartProps) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const weekdays = weekdaysFrom(useSettings().week_start);
  const form = useForm<TypedHours>({
    resolver: zodResolver(hoursIn(words.problem, holding(stated.hours, stated.today))),
    defaultValues: FIRST,
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnfinished(isDirty);
  const add = form.handleSubmit(async (typed) => {
    if (await acts.state(weekdaysIn(typed), spanOf(typed))) form.reset(typed);
  });
  const options = [
    { value: WORKING_DAYS, label: `${inWords.weekday(1)}–${inWords.weekday(5)}` },
    { value: weekdays.join(''), label: words.everyDay },
    ...weekdays.map((n) => ({ value: String(n), label: inWords.weekday(n) })),
  ];
  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <SelectField label={words.weekdays} options={options} {...fieldOf(form, 'days')} />
      <div className="span">
        <TextField type="time" label={words.from} {...fieldOf(form, 'from')} />
        <TextField type="time" label={words.to} {...fieldOf(form, 'to')} />
      </div>
      <Button type="submit" look="line" full busy={isSubmitting}>
        {words.add}
      </Button>
    </form>
  );
}

/** The weekly hours, and a form to add some. */
export function WeekPart({ stated, acts }: PartProps) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const { week_start } = useSettings();
  const standings = useStandings(availabilityRules);
  const detailOf = ({ valid_from, valid_until, ...hours }: AvailabilityRule): string =>
    [
      inWords.span(hours),
      valid_from && words.since(inWords.day(valid_from)),
      valid_until && words.until(inWords.day(valid_until)),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section className="hours-part" aria-label={words.week}>
      <h3>{words.week}</h3>
      {stated.hours.length === 0 ? (
        <p className="muted">{words.any}</p>
      ) : (
        <Rows label={words.week}>
          {inWeek(stated.hours, week_start).map((hours) => (
            <Row
              key={hours.id}
              title={inWords.weekday(hours.weekday)}
              detail={detailOf(hours)}
              standing={standings.get(hours.id)}
              trailing={
                <IconButton
                  icon={BinIcon}
                  label={words.remove(`${inWords.weekday(hours.weekday)}, ${inWords.span(hours)}`)}
                  onClick={() => void acts.withdraw(hours.id)}
                />
              }
            />
          ))}
        </Rows>
      )}
      <HoursForm stated={stated} acts={acts} />
    </section>
  );
}
