import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { inCare } from '#src/work/care/partners.ts';
import { ENOUGH_DAYS, weekOf } from '#src/work/report/weekly.ts';
import type { Week } from '#src/work/report/weekly.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { progressWords } from './words.ts';
import { namesOf } from '#src/work/people/names.ts';

interface Note {
  from: string;
  text: string;
}

export interface Report {
  week: Week;
  /** What who cares wrote in that week. */
  note: Note | null;
  /** To whom it can be sent. */
  providers: readonly { pair: Pair; name: string }[];
}

/** As many evaluations as a device may hold of somebody. */
const EVALUATIONS = 500;

async function noteIn(db: ReadOnly, userId: string, { first, last }: Week): Promise<Note | null> {
  const evaluations = await evaluationsOfClient(db, userId, EVALUATIONS);
  const found = evaluations.find(
    ({ evaluation_date: day, trainer_comments }) => day >= first && day <= last && trainer_comments,
  );
  if (!found?.trainer_comments) return null;
  const [person] = await peopleById(db, found.trainer_id === null ? [] : [found.trainer_id]);
  return { from: person ? fullNameOf(person) : '', text: found.trainer_comments };
}

export async function reportOf(db: ReadOnly, userId: string, first: Day, zone: string): Promise<Report> {
  const [week, pairs] = await Promise.all([weekOf(db, userId, first, zone), inCare(db, userId)]);
  const mine = pairs.filter(({ client_id }) => client_id === userId);
  const [note, names] = await Promise.all([
    noteIn(db, userId, week),
    namesOf(
      db,
      mine.map(({ provider_id }) => provider_id),
    ),
  ]);
  return { week, note, providers: mine.map((pair) => ({ pair, name: names.get(pair.provider_id) ?? '' })) };
}

interface Line {
  name: string;
  figure: string;
}

function useWeightFigure(): (week: Week) => string | null {
  const words = useWords(progressWords).report;
  const { inWords, changed, unit, isHidden } = useWeights();
  return ({ weight, planned }) => {
    if (!weight) return null;
    const moved = weight.change === null ? null : `${changed(weight.change)} ${unit}`.trim();
    if (isHidden) return moved;
    const wanted = planned === null ? null : words.planned(`${changed(planned)} ${unit}`);
    return [inWords(weight.now), moved, wanted].filter((part) => part !== null).join(', ');
  };
}

/** The lines of a week; what nothing says has none. */
export function useLines(week: Week): Line[] {
  const words = useWords(progressWords).report;
  const language = useLanguage();
  const { units } = useSettings();
  const weightFigure = useWeightFigure();
  const told = (value: number): string => Math.round(value).toLocaleString(language);
  const { kcal, water, workouts, resting, days, proteinDays, minutes, distance, volume, sleep, pressure } = week;
  const lines: { name: string; figure: string | false | null }[] = [
    { name: words.weight, figure: weightFigure(week) },
    { name: words.days, figure: words.of(told(days), '7') },
    { name: words.kcal, figure: kcal && words.of(told(kcal.mean), `${told(kcal.target)} kcal`) },
    { name: words.protein, figure: days >= ENOUGH_DAYS && words.of(told(proteinDays), told(days)) },
    {
      name: words.workouts,
      figure: resting ? workouts.done > 0 && told(workouts.done) : words.of(told(workouts.done), told(workouts.goal)),
    },
    { name: words.minutes, figure: minutes > 0 && told(minutes) },
    {
      name: words.distance,
      figure:
        distance > 0 &&
        `${toTenth(convert('distance', distance / 1000, 'metric', units)).toLocaleString(language)} ${unitOf('distance', units)}`,
    },
    {
      name: words.volume,
      figure: volume > 0 && `${told(convert('weight', volume, 'metric', units))} ${unitOf('weight', units)}`,
    },
    { name: words.water, figure: water && words.of(told(water.mean), told(water.target)) },
    { name: words.sleep, figure: sleep === null ? null : `${toTenth(sleep).toLocaleString(language)} h` },
    {
      name: words.pressure,
      figure: pressure && `${told(pressure.systolic)}/${told(pressure.diastolic)} mmHg`,
    },
  ];
  return lines.flatMap(({ name, figure }) => (figure ? [{ name, figure }] : []));
}
