import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Measurement } from '#sync/entities/measurements.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useProblems } from './fields.tsx';
import { weighingIn } from './rules.ts';
import { useWeights } from './use-weights.ts';
import { profileWords } from './words.ts';

interface WeightSheetProps {
  weighing: Measurement;
  onClose: () => void;
}

/** A logged weight: correct it, or remove it from the series. */
export function WeightSheet({ weighing: { id, value, measured_at }, onClose }: WeightSheetProps) {
  const { weights: words, field: names } = useWords(profileWords);
  const language = useLanguage();
  const settings = useSettings();
  const { timezone } = settings;
  // As when opened: the input is in these units.
  const [units] = useState(settings.units);
  const { correct, remove } = useWeights();
  const inWords = useProblems(units);
  const shown = String(toTenth(convert('weight', value, 'metric', units)));
  const form = useForm({ resolver: zodResolver(weighingIn(units)), defaultValues: { weight: shown } });
  const { isDirty } = form.formState;
  useUnfinished(isDirty);
  const { error, ...field } = fieldOf(form, 'weight');
  const submit = form.handleSubmit(async ({ weight }) => {
    // An unedited value stays as stored, not rounded as shown.
    if (!isDirty || (await correct(id, weight))) onClose();
  });
  return (
    <Sheet open title={dayInWords(dayIn(timezone, Date.parse(measured_at)), language)} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={names.weight}
          unit={unitOf('weight', units)}
          {...field}
          error={inWords(error)}
        />
        <Button type="submit" look="act" large full>
          {words.save}
        </Button>
        <Button look="danger" full onClick={() => void remove(id).then((done) => done && onClose())}>
          {words.remove}
        </Button>
      </form>
    </Sheet>
  );
}
