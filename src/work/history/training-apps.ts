import { secondsOf } from './figures.ts';
import { MG_IN_MMOL } from './measures.ts';
import { instantOf } from './moments.ts';
import { eachLine, refuse, within } from './sheet.ts';
import type { Cells, Sheet } from './sheet.ts';
import { saysSomething, unitBeside, unitInName, withAll } from './source.ts';
import type { Source, Unit } from './source.ts';
import type { DoneSet, Moment, PlacedSet } from './types.ts';
import {
  addSet,
  distanceIn,
  doneSet,
  exerciseIn,
  kilogramsOf,
  metresOf,
  MILE,
  noted,
  placesIn,
  POUND,
  REPS,
  secondsIn,
  STONE,
  weightIn,
  Workouts,
} from './workouts.ts';

const HEVY_KINDS = new Map<string, DoneSet['kind']>([
  ['warmup', 'warm-up'],
  ['dropset', 'drop'],
  ['failure', 'failure'],
]);

const RPE = { least: 0, most: 10 };

const minutesBetween = (from: Moment, to: Moment, zone: string): number | null => {
  const minutes = Math.round((instantOf(to, zone) - instantOf(from, zone)) / 60_000);
  return minutes >= 0 && minutes <= 1440 ? minutes : null;
};

const HEVY_WEIGHTS = { weight_kg: 'kg', weight_lbs: 'lb', weight_lb: 'lb' };
const HEVY_DISTANCES = { distance_km: 'km', distance_miles: 'mi' };

const hevy: Source = {
  name: 'hevy',
  recognise: withAll('exercise_title', 'set_index', 'start_time'),
  dates: () => ['start_time', 'end_time'],
  figures: (sheet) => [sheet.named(...Object.keys(HEVY_WEIGHTS)), sheet.named(...Object.keys(HEVY_DISTANCES)), 'rpe'],
  decimal: '.',
  units: (sheet) => ({ weight: unitInName(sheet, HEVY_WEIGHTS), distance: unitInName(sheet, HEVY_DISTANCES) }),
  read(sheet, how, found) {
    const workouts = new Workouts(found);
    const [weight, distance] = [sheet.named(...Object.keys(HEVY_WEIGHTS)), sheet.named(...Object.keys(HEVY_DISTANCES))];
    eachLine(sheet, how, found, (cells) => {
      const start = cells.moment('start_time');
      const [end, name] = [cells.text('end_time') && cells.moment('end_time'), cells.text('title')];
      const minutes = end ? minutesBetween(start.at, end.at, how.zone) : null;
      const workout = workouts.of(`${start.at} ${name}`, { start, name, minutes, notes: cells.text('description') });
      const exercise = exerciseIn(workout, cells.text('exercise_title'), cells.text('set_index') === '0');
      addSet(workout, exercise, () =>
        doneSet({
          kind: HEVY_KINDS.get(cells.text('set_type')) ?? 'working',
          reps: cells.figure('reps', REPS),
          weight_kg: weightIn(cells, weight, how.weight),
          duration_seconds: secondsIn(cells.text('duration_seconds')),
          distance_m: distanceIn(cells, distance, how.distance),
          rpe: cells.figure('rpe', RPE),
        }),
      );
      exercise.notes ??= noted(cells.text('exercise_notes'));
      const superset = cells.text('superset_id');
      if (/^\d{1,2}$/.test(superset)) exercise.superset = Number(superset) + 1;
    });
  },
};

const STRONG_KINDS = new Map<string, DoneSet['kind']>([
  ['w', 'warm-up'],
  ['d', 'drop'],
  ['f', 'failure'],
]);
const STRONG_WEIGHTS = { 'weight (kg)': 'kg', 'weight (kgs)': 'kg', 'weight (lb)': 'lb', 'weight (lbs)': 'lb' };
const STRONG_DISTANCES = {
  'distance (meters)': 'm',
  'distance (m)': 'm',
  'distance (km)': 'km',
  'distance (miles)': 'mi',
  'distance (mi)': 'mi',
};

/** A unit that stands in the column's name, in each line, or nowhere. */
function unitOf(sheet: Sheet, units: Record<string, string>, plain: string): Unit {
  const named = unitInName(sheet, units);
  if (named || !sheet.has(plain)) return named;
  if (sheet.has(`${plain} unit`)) return unitBeside(sheet, plain, `${plain} unit`);
  return saysSomething(sheet, plain) ? 'open' : null;
}

const strong: Source = {
  name: 'strong',
  recognise: withAll('workout name', 'exercise name', 'set order', 'date'),
  dates: () => ['date'],
  figures: (sheet) => [
    sheet.named(...Object.keys(STRONG_WEIGHTS), 'weight'),
    sheet.named(...Object.keys(STRONG_DISTANCES), 'distance'),
    'rpe',
  ],
  units: (sheet) => ({
    weight: unitOf(sheet, STRONG_WEIGHTS, 'weight'),
    distance: unitOf(sheet, STRONG_DISTANCES, 'distance'),
  }),
  read(sheet, how, found) {
    const workouts = new Workouts(found);
    const weight = sheet.named(...Object.keys(STRONG_WEIGHTS), 'weight');
    const distance = sheet.named(...Object.keys(STRONG_DISTANCES), 'distance');
    sheet.used.add(sheet.place('workout #'));
    eachLine(sheet, how, found, (cells) => {
      const order = cells.text('set order').toLowerCase();
      if (order === 'rest timer') {
        found.passed += 1;
        return;
      }
      const [start, name] = [cells.moment('date'), cells.text('workout name')];
      const lasted = secondsOf(cells.text('duration (sec)') || cells.text('duration'));
      const minutes = lasted && lasted <= 86_400 ? Math.round(lasted / 60) : null;
      const begun = { start, name, minutes, notes: cells.text('workout notes') };
      const key = `${start.at} ${name}`;
      if (order === 'note') {
        const exercise = exerciseIn(workouts.of(key, begun), cells.text('exercise name'));
        exercise.notes = noted([exercise.notes, cells.text('notes')].filter(Boolean).join('\n'));
        found.passed += 1;
        return;
      }
      const workout = workouts.of(key, begun);
      addSet(workout, exerciseIn(workout, cells.text('exercise name')), () =>
        doneSet({
          kind: STRONG_KINDS.get(order) ?? 'working',
          reps: cells.figure('reps', REPS),
          weight_kg: weightIn(cells, weight, kilogramsOf(cells.text('weight unit'), how.weight)),
          duration_seconds: secondsIn(cells.text('seconds')),
          distance_m: distanceIn(cells, distance, metresOf(cells.text('distance unit'), how.distance)),
          rpe: cells.figure('rpe', RPE),
          notes: noted(cells.text('notes')),
        }),
      );
    });
  },
};

const FITNOTES_WEIGHTS = { 'weight (kgs)': 'kg', 'weight (kg)': 'kg', 'weight (lbs)': 'lb', 'weight (lb)': 'lb' };

const fitNotes: Source = {
  name: 'fitnotes',
  recognise: withAll('date', 'exercise', 'category', 'reps'),
  dates: () => ['date'],
  figures: (sheet) => [sheet.named(...Object.keys(FITNOTES_WEIGHTS), 'weight'), 'distance'],
  units: (sheet) => ({
    weight: unitOf(sheet, FITNOTES_WEIGHTS, 'weight'),
    distance: unitOf(sheet, {}, 'distance'),
  }),
  read(sheet, how, found) {
    const workouts = new Workouts(found);
    const weight = sheet.named(...Object.keys(FITNOTES_WEIGHTS), 'weight');
    sheet.used.add(sheet.place('category'));
    eachLine(sheet, how, found, (cells) => {
      const start = cells.moment('date');
      const workout = workouts.of(start.at, { start });
      addSet(workout, exerciseIn(workout, cells.text('exercise')), () =>
        doneSet({
          reps: cells.figure('reps', REPS),
          weight_kg: weightIn(cells, weight, kilogramsOf(cells.text('weight unit'), how.weight)),
          distance_m: distanceIn(cells, 'distance', metresOf(cells.text('distance unit'), how.distance)),
          duration_seconds: secondsIn(cells.text('time')),
          notes: noted(cells.text('comment')),
        }),
      );
    });
  },
};

const STRONGLIFTS_DATE = 'date (yyyy/mm/dd)';
const repsOf = (nth: number): string => `set ${nth} (reps)`;

const isStrongLiftsWeight = ({ head }: Sheet, place: number): boolean =>
  /^set \d{1,3} \((kg|lb)\)$/i.test(head[place] ?? '');

/** Its sets stand side by side. */
const strongLifts: Source = {
  name: 'stronglifts',
  recognise: withAll(STRONGLIFTS_DATE, 'exercise', repsOf(1)),
  dates: () => [STRONGLIFTS_DATE],
  figures: (sheet) => sheet.head.map((_, place) => place).filter((place) => isStrongLiftsWeight(sheet, place)),
  units: (sheet) => ({ weight: unitInName(sheet, { 'set 1 (kg)': 'kg', 'set 1 (lb)': 'lb' }) }),
  read(sheet, how, found) {
    const workouts = new Workouts(found);
    const weightOf = (cells: Cells, nth: number): number | null => {
      const [kilograms, pounds] = [`set ${nth} (kg)`, `set ${nth} (lb)`];
      return sheet.has(kilograms) ? weightIn(cells, kilograms, 1) : weightIn(cells, pounds, POUND);
    };
    eachLine(sheet, how, found, (cells) => {
      const start = cells.moment(STRONGLIFTS_DATE);
      const name = cells.text('workout name') || cells.text('workout');
      const workout = workouts.of(`${start.at} ${name}`, {
        start,
        name,
        notes: cells.text('notes') || cells.text('note'),
      });
      const exercise = exerciseIn(workout, cells.text('exercise'));
      const told: number[] = [];
      for (let nth = 1; sheet.has(repsOf(nth)); nth++) if (cells.text(repsOf(nth))) told.push(nth);
      const first = placesIn(workout, exercise, told.length);
      const sets = told.flatMap((nth, at): PlacedSet[] => {
        const [reps, weight_kg] = [cells.figure(repsOf(nth), REPS), weightOf(cells, nth)];
        return reps ? [{ ...doneSet({ reps, weight_kg }), place: first + at }] : [];
      });
      if (sets.length === 0) refuse('nothing-done');
      exercise.sets.push(...sets);
    });
  },
};

const timeOf = (cells: Cells): string[] => (cells.text('time') ? ['day', 'time'] : ['day']);

/** Each line is a workout of its own. */
const cronometer: Source = {
  name: 'cronometer-exercises',
  recognise: withAll('day', 'exercise', 'minutes', 'calories burned'),
  dates: () => ['day'],
  figures: () => ['minutes', 'calories burned'],
  decimal: '.',
  read(sheet, how, found) {
    const workouts = new Workouts(found);
    sheet.used.add(sheet.place('group'));
    eachLine(sheet, how, found, (cells) => {
      const start = cells.moment(...timeOf(cells));
      const name = cells.text('exercise');
      const workout = workouts.of(`${cells.line.number}`, { start, name });
      const exercise = exerciseIn(workout, name);
      const minutes = cells.figure('minutes', { least: 0, most: 1440 });
      const burned = within(Math.abs(cells.figure('calories burned', { least: -20_000, most: 20_000 }) ?? 0), {
        least: 0,
        most: 20_000,
        parts: 1,
      });
      addSet(workout, exercise, () =>
        doneSet({ duration_seconds: minutes === null ? null : Math.round(minutes * 60) }),
      );
      workout.minutes = minutes === null ? null : Math.round(minutes);
      workout.calories = burned || null;
    });
  },
};

export const TRAINING_APPS: readonly Source[] = [hevy, strong, strongLifts, fitNotes, cronometer];

/** One of the file's units in ours. */
export const FACTORS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    kg: 1,
    lb: POUND,
    st: STONE,
    m: 1,
    km: 1000,
    mi: MILE,
    cm: 1,
    in: 2.54,
    'mg/dL': 1,
    'mmol/L': MG_IN_MMOL,
  }),
);
