import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { measurements } from '#sync/entities/measurements.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { unitOf } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ScalesIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useWeights as useWeightWords } from '#src/work/use-weights.ts';
import { useProblems } from './fields.tsx';
import { weighingIn } from './rules.ts';
import { useWeights } from './use-weights.ts';
import { profileWords } from './words.ts';

const MOST = 6;

const WeightSheet = later(async () => (await import('./weight-sheet.tsx')).WeightSheet);

function LogWeight() {
  const words = useWords(profileWords).weights;
  const { units: now } = useSettings();
  const [units, setUnits] = useState(now);
  const { log } = useWeights();
  const inWords = useProblems(units);
  const form = useForm({ resolver: zodResolver(weighingIn(units)), defaultValues: { weight: '' } });
  const { error, ...field } = fieldOf(form, 'weight');
  const { isDirty } = form.formState;
  useUnfinished(isDirty);
  // Unfinished input keeps the units it was begun in.
  if (units !== now && !isDirty) setUnits(now);
  return (
    <form
      className="log-weight"
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(async ({ weight }) => {
          if (await log(weight)) form.reset();
        })(event)
      }
    >
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label={words.now}
        unit={unitOf('weight', units)}
        {...field}
        error={inWords(error)}
      />
      <Button type="submit" look="line" icon={ScalesIcon}>
        {words.log}
      </Button>
    </form>
  );
}

function Weights({ weights }: { weights: readonly Measurement[] }) {
  const words = useWords(profileWords).weights;
  const language = useLanguage();
  const { timezone } = useSettings();
  const standings = useStandings(measurements);
  const [chosen, setChosen] = useState<Measurement | null>(null);
  const { inWords, isHidden } = useWeightWords();
  const dayOf = ({ measured_at }: Measurement): string =>
    dayInWords(dayIn(timezone, Date.parse(measured_at)), language);
  return (
    <>
      <Rows label={words.title}>
        {weights.map((weighing) => (
          <Row
            key={weighing.id}
            title={isHidden ? dayOf(weighing) : inWords(weighing.value)}
            detail={isHidden ? undefined : dayOf(weighing)}
            standing={standings.get(weighing.id)}
            onOpen={() => setChosen(weighing)}
          />
        ))}
      </Rows>
      {chosen && (
        <Suspense>
          <WeightSheet weighing={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The latest weights of the series, and a way to add one. */
export function WeightsCard() {
  const words = useWords(profileWords).weights;
  const answer = useRows((db, userId) => latestMeasurements(db, userId, 'weight', MOST));
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <LogWeight />
      <Answered
        answer={answer}
        coming={words.coming}
        empty={<p className="muted">{words.none}</p>}
        failed={words.failed}
      >
        {(weights) => <Weights weights={weights} />}
      </Answered>
    </Card>
  );
}
