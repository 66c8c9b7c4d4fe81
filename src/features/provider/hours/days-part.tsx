import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { availabilityExceptions } from '#sync/entities/availability-exceptions.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useHoursInWords } from './in-words.ts';
import { singleDayIn, spanOf } from './typed.ts';
import type { TypedDay } from './typed.ts';
import type { PartProps } from './use-hours.ts';
import { hoursWords } from './words.ts';

const FIRST: TypedDay = { date: '', kind: 'closed', whole: true, from: '09:00', to: '17:00' };

function DayForm({ stated: { days, today }, acts }: PartProps) {
  const words = useWords(hoursWords);
  const form = useForm<TypedDay>({
    resolver: zodResolver(singleDayIn(words.problem, days, today)),
    defaultValues: FIRST,
  });
  const isWhole = useWatch({ control: form.control, name: 'whole' });
  const { isDirty, isSubmitting } = form.formState;
  useUnfinished(isDirty);
  const add = form.handleSubmit(async (typed) => {
    const { date, kind } = typed;
    if (await acts.stateDay({ date, kind, ...spanOf(typed) })) form.reset(FIRST);
  });
  const kinds = (['closed', 'open'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <TextField type="date" label={words.date} min={today} {...fieldOf(form, 'date')} />
      <SelectField label={words.kind} options={kinds} {...fieldOf(form, 'kind')} />
      <CheckField label={words.whole} {...fieldOf(form, 'whole')} />
      {!isWhole && (
        <div className="span">
          <TextField type="time" label={words.from} {...fieldOf(form, 'from')} />
          <TextField type="time" label={words.to} {...fieldOf(form, 'to')} />
        </div>
      )}
      <Button type="submit" look="line" full busy={isSubmitting}>
        {words.addDay}
      </Button>
    </form>
  );
}

/** Days off, and days with other hours. */
export function DaysPart({ stated, acts }: PartProps) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const standings = useStandings(availabilityExceptions);
  return (
    <section className="hours-part" aria-label={words.days}>
      <h3>{words.days}</h3>
      {stated.days.length === 0 ? (
        <p className="muted">{words.noDays}</p>
      ) : (
        <Rows label={words.days}>
          {stated.days.map((day) => (
            <Row
              key={day.id}
              title={inWords.day(day.date)}
              detail={inWords.differs(day)}
              standing={standings.get(day.id)}
              trailing={
                <IconButton
                  icon={BinIcon}
                  label={words.remove(`${inWords.day(day.date)}, ${inWords.differs(day)}`)}
                  onClick={() => void acts.withdrawDay(day.id)}
                />
              }
            />
          ))}
        </Rows>
      )}
      <DayForm stated={stated} acts={acts} />
    </section>
  );
}
