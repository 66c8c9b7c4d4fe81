import type { Activity } from '#sync/entities/workout-sessions.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { XmlReader } from '#src/work/history/recordings/xml.ts';
import type { XmlEvent } from '#src/work/history/recordings/xml.ts';
import { metresOf } from '#src/work/history/workouts.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { Collection, Faulty } from './collection.ts';
import type { Stamp, Stretch } from './collection.ts';
import type { HealthFile } from './health-file.ts';

// Apple Health, `export.xml`: every entry an element, each with its unit and the zone of its clock. What stands within a
// correlation stands outside it too.

const KINDS: Readonly<Record<string, MeasurementKind>> = {
  BodyMass: 'weight',
  Height: 'height',
  WaistCircumference: 'waist',
  BodyFatPercentage: 'body_fat',
  BloodPressureSystolic: 'systolic',
  BloodPressureDiastolic: 'diastolic',
  RestingHeartRate: 'resting_heart_rate',
  BloodGlucose: 'blood_glucose',
  OxygenSaturation: 'oxygen_saturation',
  BodyTemperature: 'temperature',
  RespiratoryRate: 'respiratory_rate',
};

const ACTIVITIES: Readonly<Record<string, Activity>> = {
  Running: 'run',
  Walking: 'walk',
  Hiking: 'hike',
  Cycling: 'bike',
  Rowing: 'row',
  Swimming: 'swim',
  JumpRope: 'skip',
  Soccer: 'football',
};

const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-])(\d\d)(\d\d)$/;

function stampOf(text: string): Stamp {
  const [, day, time, sign, hours, minutes] = TIME.exec(text) ?? [];
  const wall = Date.parse(`${day}T${time}Z`);
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return { at: wall - shift, wall };
}

type Attributes = XmlEvent['attributes'];

const spanOf = (attributes: Attributes): Stretch => ({
  from: stampOf(attributes.get('startDate') ?? ''),
  to: stampOf(attributes.get('endDate') ?? ''),
});

const figure = (text: string | undefined): number => (text ? Number(text) : Number.NaN);

/** Shares are told as parts of one, and moles with what one of them weighs. */
function measured(value: number, unit: string): [value: number, unit: string] {
  if (unit === '%') return [value * 100, unit];
  if (unit === 'degC' || unit === 'degF') return [value, unit.slice(3)];
  if (unit === 'count/min') return [value, '/min'];
  return [value, unit.replace(/^mmol<[\d.]+>/, 'mmol')];
}

const KCAL = new Map([
  ['kcal', 1],
  ['Cal', 1],
  ['cal', 0.001],
  ['kJ', 1 / 4.184],
]);
const SECONDS = new Map([
  ['s', 1],
  ['min', 60],
  ['hr', 3600],
]);

/** Null where nothing is told; a unit that nobody knows is refused. */
function amountOf(value: string | undefined, factor: number | null | undefined): number | null {
  const amount = figure(value);
  if (value === undefined || amount === 0) return null;
  if (!(amount > 0)) throw new Faulty('number');
  if (factor === null || factor === undefined) throw new Faulty('unit');
  return amount * factor;
}

/** What is summed up within a workout: how far, how much energy, how fast the heart. */
interface Sums {
  metres: number | null;
  calories: number | null;
  heart: number | null;
}

const unitOf = (attributes: Attributes, of = ''): string => attributes.get(of === '' ? 'unit' : `${of}Unit`) ?? '';

const far = (unit: string): number | null => metresOf(unit, 0) || null;

function addSum(sums: Sums, attributes: Attributes): void {
  const type = (attributes.get('type') ?? '').replace('HKQuantityTypeIdentifier', '');
  const [sum, unit] = [attributes.get('sum'), unitOf(attributes)];
  if (type.startsWith('Distance')) sums.metres = (sums.metres ?? 0) + (amountOf(sum, far(unit)) ?? 0) || null;
  if (type === 'ActiveEnergyBurned') sums.calories = amountOf(sum, KCAL.get(unit));
  if (type === 'HeartRate' && unit === 'count/min') sums.heart = amountOf(attributes.get('average'), 1);
}

const asWords = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A workout of today's phones has less than twenty. */
const MOST_SUMS = 200;

class AppleHealth {
  readonly #found: Collection;
  #sums: Attributes[] = [];

  constructor(found: Collection) {
    this.#found = found;
  }

  take({ at, path, attributes }: XmlEvent): void {
    const [root, leaf = '', within] = path;
    if (root !== 'HealthData') throw new Unreadable('not-a-table');
    if (path.length === 3 && leaf === 'Workout' && within === 'WorkoutStatistics' && at === 'open') {
      if (this.#sums.length <= MOST_SUMS) this.#sums.push(attributes);
    }
    if (path.length !== 2) return;
    if (leaf === 'ExportDate' && at === 'open') this.#found.end(stampOf(attributes.get('value') ?? ''));
    if (leaf === 'Record' && at === 'open') this.#record(attributes);
    if (leaf === 'Workout' && at === 'open') this.#sums = [];
    if (leaf === 'Workout' && at === 'close') this.#workout(attributes);
  }

  #record(attributes: Attributes): void {
    const type = (attributes.get('type') ?? '').replace(/^HK\w+TypeIdentifier/, '');
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const told = (): string =>
      [type, attributes.get('startDate'), attributes.get('value'), unitOf(attributes)].join(' · ');
    if (kind) {
      this.#found.entry(told, () => {
        const [value, unit] = measured(figure(attributes.get('value')), unitOf(attributes));
        this.#found.value(kind, stampOf(attributes.get('startDate') ?? ''), value, unit);
      });
    } else if (type === 'StepCount') {
      this.#found.entry(told, () =>
        this.#found.steps(attributes.get('sourceName') ?? '', spanOf(attributes), figure(attributes.get('value'))),
      );
    } else if (type === 'SleepAnalysis') {
      this.#found.entry(told, () => {
        // In bed and awake are no sleep.
        if (/Asleep/.test(attributes.get('value') ?? '')) this.#found.sleep(spanOf(attributes));
        else this.#found.pass();
      });
    } else this.#found.drop(type);
  }

  #workout(attributes: Attributes): void {
    const type = (attributes.get('workoutActivityType') ?? '').replace('HKWorkoutActivityType', '');
    const told = (): string => [type, attributes.get('startDate')].join(' · ');
    this.#found.entry(told, () => {
      if (this.#sums.length > MOST_SUMS) throw new Faulty('range');
      const stretch = spanOf(attributes);
      const { from, to } = stretch;
      const sums: Sums = { metres: null, calories: null, heart: null };
      for (const sum of this.#sums) addSum(sums, sum);
      const elapsed = Math.round((to.at - from.at) / 1000);
      const moving = amountOf(attributes.get('duration'), SECONDS.get(unitOf(attributes, 'duration')));
      const activity = Object.hasOwn(ACTIVITIES, type) ? ACTIVITIES[type] : undefined;
      const recording = {
        start: from.at,
        elapsed,
        moving: Math.min(Math.round(moving ?? elapsed), elapsed),
        metres: amountOf(attributes.get('totalDistance'), far(unitOf(attributes, 'totalDistance'))) ?? sums.metres,
        heart: sums.heart,
        calories:
          amountOf(attributes.get('totalEnergyBurned'), KCAL.get(unitOf(attributes, 'totalEnergyBurned'))) ??
          sums.calories,
        activity: activity ?? 'other',
        name: activity || type === 'Other' ? '' : asWords(type),
        notes: '',
      } as const;
      this.#found.recording(stretch, { source: attributes.get('sourceName') ?? '', called: type }, recording);
    });
  }
}

/** Reads it as it comes: no more is held than what it is put together to. */
export async function readApple(
  texts: AsyncIterable<string>,
  { now, ...of }: { now: number; file: string; others: string[] },
): Promise<HealthFile> {
  const found = new Collection(now);
  const apple = new AppleHealth(found);
  const xml = new XmlReader('HealthData');
  for await (const text of texts) for (const event of xml.read(text)) apple.take(event);
  for (const event of xml.read('', true)) apple.take(event);
  return found.file('apple-health', { ...of, seen: 'HealthData' });
}
