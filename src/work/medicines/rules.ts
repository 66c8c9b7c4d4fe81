import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** 1 is Monday. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

type Span = Pick<Medicine, 'starts_on' | 'ends_on'>;

export const isCurrent = ({ starts_on, ends_on }: Span, day: Day): boolean =>
  starts_on <= day && (ends_on === null || day <= ends_on);

export const isOver = ({ ends_on }: Span, day: Day): boolean => ends_on !== null && ends_on < day;

export const isAsNeeded = ({ times }: Pick<Medicine, 'times'>): boolean => times.length === 0;

const isPlanned = (medicine: Medicine, day: Day): boolean =>
  isCurrent(medicine, day) && medicine.weekdays.includes(weekdayOf(day));

/** One dose of a day: planned, or taken when it was needed. */
export interface Dose {
  medicine: Medicine;
  day: Day;
  time: string;
  /** What was said of it; null while it is open. */
  row: MedicineDose | null;
}

/** The day's doses by time; what was taken of a plan that has changed since is one of them. */
export function dosesOfDay(medicines: readonly Medicine[], rows: readonly MedicineDose[], day: Day): Dose[] {
  const doses = medicines.flatMap((medicine) => {
    const said = rows.filter((row) => row.medicine_id === medicine.id && row.day === day);
    const planned = isPlanned(medicine, day) ? medicine.times : [];
    const times = new Set([...planned, ...said.map(({ time }) => time)]);
    return [...times].map((time) => ({ medicine, day, time, row: said.find((row) => row.time === time) ?? null }));
  });
  return doses.toSorted(
    (one, other) => one.time.localeCompare(other.time) || one.medicine.name.localeCompare(other.medicine.name),
  );
}

export interface Tally {
  medicine: Medicine;
  taken: number;
  skipped: number;
  /** Planned, over, and nobody said anything of it. */
  open: number;
}

interface LogDay {
  day: Day;
  doses: Dose[];
}

export interface Log {
  days: LogDay[];
  tallies: Tally[];
}

interface Until {
  from: Day;
  to: Day;
  /** The time of day there, HH:MM: what is later on the last day is still to come. */
  now: string;
}

const isOpen = ({ day, time, row }: Dose, { to, now }: Until): boolean =>
  row === null && (day < to || (day === to && time < now));

/** What was taken, left out and left open, day by day and by medicine. */
export function logOf(medicines: readonly Medicine[], rows: readonly MedicineDose[], until: Until): Log {
  const count = daysBetween(until.from, until.to) + 1;
  const days = Array.from({ length: count }, (_, place) => {
    const day = addDays(until.from, place);
    return { day, doses: dosesOfDay(medicines, rows, day) };
  });
  const doses = days.flatMap((each) => each.doses);
  const tallies = medicines.map((medicine) => {
    const own = doses.filter((dose) => dose.medicine.id === medicine.id);
    const said = (status: MedicineDose['status']): number => own.filter(({ row }) => row?.status === status).length;
    return {
      medicine,
      taken: said('taken'),
      skipped: said('skipped'),
      open: own.filter((dose) => isOpen(dose, until)).length,
    };
  });
  return { days, tallies: tallies.filter(({ taken, skipped, open }) => taken + skipped + open > 0) };
}

export interface Supply {
  left: number;
  /** Null where nothing is planned. */
  days: number | null;
}

/** Units that are left, and for how many whole days of the plan. Null where nobody has counted. */
export function supplyOf(medicine: Medicine, rows: readonly MedicineDose[]): Supply | null {
  const { id, supply, supplied_at, units_per_dose, times, weekdays } = medicine;
  if (supply === null || supplied_at === null) return null;
  const since = Date.parse(supplied_at);
  const taken = rows.filter(
    (row) => row.medicine_id === id && row.status === 'taken' && Date.parse(row.done_at) >= since,
  );
  const left = Math.max(0, supply - taken.length * units_per_dose);
  const aWeek = times.length * weekdays.length * units_per_dose;
  return { left, days: aWeek === 0 ? null : Math.floor((left * 7) / aWeek) };
}

/** A week of it is left: time to buy more. */
const LOW_DAYS = 7;

export const isLow = (supply: Supply | null): boolean => (supply?.days ?? Infinity) <= LOW_DAYS;

/** So long a dose is taken to have something to do with what was measured after it. */
const BESIDE_MS = 12 * 3_600_000;

/** What was taken in the hours before a moment, the last first, each medicine once. */
export function takenBefore(medicines: readonly Medicine[], rows: readonly MedicineDose[], at: string): Dose[] {
  const moment = Date.parse(at);
  const before = rows
    .filter(({ status, done_at }) => {
      const age = moment - Date.parse(done_at);
      return status === 'taken' && age >= 0 && age <= BESIDE_MS;
    })
    .toSorted((one, other) => Date.parse(other.done_at) - Date.parse(one.done_at));
  const seen = new Set<string>();
  return before.flatMap((row) => {
    const medicine = medicines.find(({ id }) => id === row.medicine_id);
    if (!medicine || seen.has(row.medicine_id)) return [];
    seen.add(row.medicine_id);
    return [{ medicine, day: row.day, time: row.time, row }];
  });
}
