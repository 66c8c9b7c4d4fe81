import type { MedicineDraft } from '#sync/actions/medicines.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { isDay } from '#src/lib/days.ts';
import { numberIn } from '#src/lib/numbers.ts';

/** A medicine as it is typed. */
export interface Typed {
  name: string;
  dose: string;
  purpose: string;
  notes: string;
  times: readonly string[];
  weekdays: readonly number[];
  starts: string;
  ends: string;
  remind: boolean;
  perDose: string;
  supply: string;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const MORNING = '08:00';

export const typedOf = (medicine: Medicine | null, today: string, left: number | null): Typed => ({
  name: medicine?.name ?? '',
  dose: medicine?.dose ?? '',
  purpose: medicine?.purpose ?? '',
  notes: medicine?.notes ?? '',
  times: medicine ? medicine.times : [MORNING],
  weekdays: medicine ? medicine.weekdays : EVERY_DAY,
  starts: medicine?.starts_on ?? today,
  ends: medicine?.ends_on ?? '',
  remind: medicine?.remind ?? true,
  perDose: String(medicine?.units_per_dose ?? 1),
  supply: left === null ? '' : String(left),
});

export type Fault = 'name' | 'time' | 'days' | 'ends' | 'starts' | 'perDose' | 'supply';

export const MOST_PER_DOSE = 100;
export const MOST_UNITS = 10_000;

const isBetween = (figure: number | null, least: number, most: number): boolean =>
  figure !== null && figure >= least && figure <= most;

/** What has to be mended before it can be kept. */
export function faultsIn({ name, times, weekdays, starts, ends, perDose, supply }: Typed): Set<Fault> {
  const faults = {
    name: name.trim() === '',
    time: times.includes(''),
    days: weekdays.length === 0,
    starts: !isDay(starts),
    ends: ends !== '' && (!isDay(ends) || ends < starts),
    perDose: !isBetween(numberIn(perDose), Number.MIN_VALUE, MOST_PER_DOSE),
    supply: supply.trim() !== '' && !isBetween(numberIn(supply), 0, MOST_UNITS),
  };
  return new Set(Object.entries(faults).flatMap(([fault, holds]) => (holds ? [fault as Fault] : [])));
}

const orNull = (text: string): string | null => text.trim() || null;

export const draftOf = (typed: Typed): MedicineDraft => ({
  name: typed.name.trim(),
  dose: orNull(typed.dose),
  purpose: orNull(typed.purpose),
  notes: orNull(typed.notes),
  times: [...new Set(typed.times)].toSorted(),
  weekdays: [...typed.weekdays].toSorted((one, other) => one - other),
  starts_on: typed.starts,
  ends_on: typed.ends || null,
  remind: typed.remind,
  units_per_dose: numberIn(typed.perDose) ?? 1,
  supply: numberIn(typed.supply),
});
