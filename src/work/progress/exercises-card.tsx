import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { convert } from '#src/lib/units.ts';
import { Card } from '#src/ui/card.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { StarIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { isBrief, isShort, useFigures } from '#src/work/training/figures.ts';
import type { RecordKind } from '#src/work/training/records.ts';
import { historyOf } from './training.ts';
import type { History } from './training.ts';
import { overTimeWords } from './words.ts';

const DAY_MS = 86_400_000;
const MOST_RECORDS = 5;
const MINUTE = 60;
const KILO = 1000;

/** A record as it is told in a workout. */
export function useRecord(): (kind: RecordKind, value: number) => string {
  const { figure, weight, time, distance } = useFigures();
  const tell = { reps: figure, weight, oneRepMax: weight, time, distance };
  return (kind, value) => tell[kind](value);
}

/** What stands on the axis of a line of records, and that as it was before. */
function useAxis(kind: RecordKind, most: number) {
  const { units } = useSettings();
  if (kind === 'reps' || kind === 'time' || (kind === 'distance' && isShort(most))) {
    const minutes = kind === 'time' && !isBrief(most) ? MINUTE : 1;
    return { shown: (value: number) => value / minutes, back: (shown: number) => Math.round(shown * minutes) };
  }
  const [measure, size] = kind === 'distance' ? (['distance', KILO] as const) : (['weight', 1] as const);
  return {
    shown: (value: number) => convert(measure, value / size, 'metric', units),
    back: (shown: number) => convert(measure, shown, units, 'metric') * size,
  };
}

export function Line({ name, kind, best }: { name: string; kind: RecordKind; best: History['best'] }) {
  const words = useWords(overTimeWords).fitness;
  const language = useLanguage();
  const inWords = useRecord();
  const { shown, back } = useAxis(kind, Math.max(...best.map(({ value }) => value)));
  const last = best.at(-1);
  if (!last || best.length < 2) return null;
  return (
    <>
      <h3>{words.kinds[kind]}</h3>
      <LineChart
        label={words.bestSays(name, words.kinds[kind], inWords(kind, last.value))}
        heads={[words.bestHeads[0] ?? '', words.bestHeads[1] ?? '']}
        points={best.map(({ day, value }) => ({
          label: dayInWords(day, language, { dateStyle: 'medium' }),
          value: shown(value),
          at: Date.parse(day) / DAY_MS,
        }))}
        tone="c3"
        format={(value) => inWords(kind, back(value))}
      />
      {kind === 'oneRepMax' && <p className="muted small">{words.estimate}</p>}
    </>
  );
}

export function Records({ records }: Pick<History, 'records'>) {
  const words = useWords(overTimeWords).fitness;
  const language = useLanguage();
  const inWords = useRecord();
  return (
    <>
      <h3>{words.records}</h3>
      {records.length === 0 ? (
        <p className="muted">{words.noRecords}</p>
      ) : (
        <Rows label={words.records}>
          {records.slice(0, MOST_RECORDS).map(({ id, day, kind, value }) => (
            <Row
              key={id}
              icon={StarIcon}
              title={words.kinds[kind]}
              detail={dayInWords(day, language)}
              trailing={<b>{inWords(kind, value)}</b>}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

interface ExercisesCardProps {
  /** Most often trained first. */
  exercises: readonly Exercise[];
  zone: string;
  /** Whose it is, where that is not who looks. */
  of?: string | undefined;
}

/** One exercise over all the time there is of it. */
export function ExercisesCard({ exercises, zone, of }: ExercisesCardProps) {
  const words = useWords(overTimeWords).fitness;
  const nameOf = useExerciseName();
  const [chosen, setChosen] = useState<string | null>(null);
  const exercise = exercises.find(({ id }) => id === chosen) ?? exercises[0];
  const id = exercise?.id ?? '';
  const history = knownOf(useRow((db, userId) => historyOf(db, of ?? userId, id, zone), [of, id, zone]));
  return (
    <Card title={words.each}>
      <SelectField
        label={words.exercise}
        value={id}
        options={exercises.map((each) => ({ value: each.id, label: nameOf(each) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {history?.kind && <Line name={nameOf(exercise)} kind={history.kind} best={history.best} />}
      {history && <Records records={history.records} />}
    </Card>
  );
}
