import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useHoursInWords } from './in-words.ts';
import { bookingIn, bookingOf, bookingShown } from './typed.ts';
import type { TypedBooking } from './typed.ts';
import type { PartProps } from './use-hours.ts';
import { hoursWords } from './words.ts';

const STEPS = [15, 30, 45, 60];
const LINK_MAX = 500;
const PLACE_MAX = 300;

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Where appointments take place and how they are confirmed. Unedited fields follow the record. */
export function BookingPart({ stated: { rules }, acts }: PartProps) {
  const words = useWords(hoursWords);
  const inWords = useHoursInWords();
  const { timezone } = useSettings();
  const form = useForm<TypedBooking>({
    resolver: zodResolver(bookingIn(words.problem)),
    values: bookingShown(rules),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnfinished(isDirty);
  const save = form.handleSubmit(async (typed) => {
    if (await acts.save(bookingOf(typed))) form.reset(typed);
  });
  const zones = [...new Set([rules.zone, timezone])];
  return (
    <section className="hours-part" aria-label={words.booking}>
      <h3>{words.booking}</h3>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LINK_MAX}
          label={words.call_url}
          help={words.linkHelp}
          {...fieldOf(form, 'call_url')}
        />
        <TextField autoComplete="off" maxLength={PLACE_MAX} label={words.location} {...fieldOf(form, 'location')} />
        <SelectField
          label={words.step}
          options={ascending([...STEPS, rules.slot_minutes]).map((n) => ({
            value: String(n),
            label: inWords.minutes(n),
          }))}
          {...fieldOf(form, 'slot_minutes')}
        />
        {zones.length > 1 && (
          <SelectField
            label={words.zone}
            help={words.zoneHelp}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            {...fieldOf(form, 'zone')}
          />
        )}
        <CheckField label={words.auto_confirm} {...fieldOf(form, 'auto_confirm')} />
        <Button type="submit" look="line" full busy={isSubmitting}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
