import { useEffect } from 'react';
import { profileOf } from '#sync/queries/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { libraryNames } from '#src/work/catalogue/exercises/names.ts';
import { bodyOf, measuresOf } from '#src/work/progress/body.ts';
import type { Measures } from '#src/work/progress/body.ts';
import { eatingOf } from '#src/work/progress/eating.ts';
import { FitnessTab } from '#src/work/progress/fitness-tab.tsx';
import { MeasuresList } from '#src/work/progress/measures-card.tsx';
import { NutritionTab } from '#src/work/progress/nutrition-tab.tsx';
import { Together } from '#src/work/progress/overall-tab.tsx';
import { overallOf } from '#src/work/progress/overall.ts';
import { dayOf } from '#src/work/progress/span.ts';
import type { Place } from '#src/work/progress/span.ts';
import { trainingOf } from '#src/work/progress/training.ts';
import { WeeksTable } from '#src/work/progress/weeks-card.tsx';
import { firstOf, WeightLine } from '#src/work/progress/weight-line.tsx';
import type { Range } from '#src/work/progress/weight-line.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { ExercisesOnPaper, historiesSince } from './print-exercises.tsx';
import { weeksWithin } from './weeks-told.ts';
import { progressWords } from './words.ts';

/** What was measured since: what is older has no place in a report of these weeks. */
function measuredSince(
  from: Day,
  zone: string,
  { latest, own, weight, height }: Measures,
  isWeighed: boolean,
): Measures {
  const isWithin = ({ last }: Measures['latest' | 'own'][number]): boolean =>
    last !== null && dayOf(zone, last.measured_at) >= from;
  return { latest: latest.filter(isWithin), own: own.filter(isWithin), weight: isWeighed ? weight : null, height };
}

async function paperOf(db: ReadOnly, userId: string, range: Range, place: Place) {
  const from = firstOf(range, place.today);
  const here = { ...place, weeks: await weeksWithin(range, db, userId, place) };
  const [profile, body, measures, training, eating, overall] = await Promise.all([
    profileOf(db, userId),
    bodyOf(db, userId, here),
    measuresOf(db, userId),
    trainingOf(db, userId, here),
    eatingOf(db, userId, here),
    overallOf(db, userId, here),
  ]);
  const isWeighed = (body.trend.at(-1)?.day ?? '') >= from;
  return {
    name: profile ? fullNameOf(profile) : '',
    body: { ...body, weeks: body.weeks.filter(({ first }) => first >= from) },
    measures: measuredSince(from, here.zone, measures, isWeighed),
    training: { ...training, exercises: [] },
    histories: await historiesSince(db, userId, { exercises: training.exercises, zone: here.zone, from }),
    eating,
    overall,
  };
}

interface PrintReportProps {
  range: Range;
  here: Place;
  onDone: () => void;
}

/** On paper only: printed as soon as it is read, and gone when that is over. */
export function PrintReport({ range, here, onDone }: PrintReportProps) {
  const words = useWords(progressWords);
  const { weight, tabs, measures: measured } = useWords(overTimeWords);
  const language = useLanguage();
  const answer = useRow(
    async (db, userId) => {
      await libraryNames[language].come();
      return paperOf(db, userId, range, here);
    },
    [range, here.today, here.zone, here.weekStart, language],
  );
  const paper = answer.state === 'content' ? answer.value : null;
  const [isRead, hasFailed] = [paper !== null, answer.state === 'failed'];
  function fail(): void {
    toast({ title: words.export.notPrinted, destructive: true });
    onDone();
  }
  usePrinting(isRead, { onDone, onFailed: fail });
  useEffect(() => {
    if (hasFailed) fail();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [hasFailed]);
  if (!paper) return null;
  const { name, body, measures, training, histories, eating, overall } = paper;
  return (
    <article className="print-report">
      <h1>{words.title}</h1>
      <p>
        {name}
        {name && ' · '}
        {weight.ranges[range]} · {words.export.made(dayInWords(here.today, language, { dateStyle: 'long' }))}
      </p>
      <h2>{tabs.body}</h2>
      <WeightLine {...body} range={range} today={here.today} />
      <WeeksTable weeks={body.weeks} />
      <h3>{measured.title}</h3>
      <MeasuresList measures={measures} zone={here.zone} />
      <h2>{tabs.overall}</h2>
      <Together weeks={overall.weeks} />
      <h2>{tabs.fitness}</h2>
      <FitnessTab training={training} zone={here.zone} />
      {histories.length > 0 && <ExercisesOnPaper histories={histories} />}
      <h2>{tabs.nutrition}</h2>
      <NutritionTab eating={eating} />
    </article>
  );
}
