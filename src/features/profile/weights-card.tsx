import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { latestMeasurements, logMeasurements, measurements, removeMeasurement } from '#sync/entities/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { tellOfLog } from '#src/data/first-log.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/standing.ts';
import { useSettings } from '#src/data/use-settings.ts';
import { useWork } from '#src/data/work.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ScalesIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useProblems } from './fields.tsx';
import { weighingIn } from './rules.ts';
import { profileWords } from './words.ts';

const MOST = 6;

function useLogging() {
  const { weights: words, deviceFull } = useWords(profileWords);
  const write = useWork();
  const oneAtATime = useOneAtATime();
  const failed = { title: words.notSaved, description: deviceFull };

  async function log(kg: number): Promise<boolean> {
    const logged = await attempt(
      () => write((db, user_id) => logMeasurements(db, [{ user_id, kind: 'weight', value: kg }])),
      failed,
    );
    if (!logged) return false;
    const undo = (): Promise<unknown> =>
      attempt(() => write((db) => Promise.all(logged.value.map((id) => removeMeasurement(db, id)))), failed);
    tellOfLog();
    toast({ title: words.logged, act: { label: words.undo, onAct: () => void undo() } });
    return true;
  }
  return async (kg: number): Promise<boolean> => (await oneAtATime(() => log(kg))) ?? false;
}

function LogWeight() {
  const words = useWords(profileWords).weights;
  const { units } = useSettings();
  const log = useLogging();
  const inWords = useProblems(units);
  const form = useForm({ resolver: zodResolver(weighingIn(units)), defaultValues: { weight: '' } });
  const { error, ...field } = fieldOf(form, 'weight');
  useUnfinished(form.formState.isDirty);
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
  const { units, timezone } = useSettings();
  const standings = useStandings(measurements);
  const told = (kg: number): string =>
    `${toTenth(convert('weight', kg, 'metric', units)).toLocaleString(language)} ${unitOf('weight', units)}`;
  return (
    <Rows label={words.title}>
      {weights.map(({ id, value, measured_at }) => (
        <Row
          key={id}
          title={told(value)}
          detail={dayInWords(dayIn(timezone, Date.parse(measured_at)), language)}
          standing={standings.get(id)}
        />
      ))}
    </Rows>
  );
}

/** The last weights of the one series there is, and a way to go on with it. */
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
