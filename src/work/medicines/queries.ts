import { dosesBetween, dosesSince } from '#sync/queries/medicine-doses.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { EVER } from '#sync/queries/appointments.ts';
import { addDays, clockIn, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { dosesOfDay, isOver, logOf, supplyOf } from './rules.ts';
import type { Dose, Log, Supply } from './rules.ts';

export async function dosesToday(db: ReadOnly, userId: string, today: Day): Promise<Dose[]> {
  const [medicines, rows] = await Promise.all([medicinesOf(db, userId), dosesBetween(db, userId, today, today)]);
  return dosesOfDay(medicines, rows, today);
}

export interface Stocked {
  medicine: Medicine;
  supply: Supply | null;
}

export interface Cabinet {
  current: Stocked[];
  /** Over, the last first. */
  past: Medicine[];
  today: Dose[];
}

async function stocked(db: ReadOnly, medicine: Medicine): Promise<Stocked> {
  if (medicine.supplied_at === null) return { medicine, supply: null };
  // A dose may be of the day before by the clock of its day.
  const rows = await dosesSince(db, medicine.id, addDays(medicine.supplied_at.slice(0, 10), -1));
  return { medicine, supply: supplyOf(medicine, rows) };
}

/** All that somebody takes or took, with what is left of it. */
export async function cabinetOf(db: ReadOnly, userId: string, { today }: Here): Promise<Cabinet> {
  const [medicines, doses] = await Promise.all([medicinesOf(db, userId), dosesToday(db, userId, today)]);
  const current = medicines.filter((medicine) => !isOver(medicine, today));
  return {
    current: await Promise.all(current.map((medicine) => stocked(db, medicine))),
    past: medicines
      .filter((medicine) => isOver(medicine, today))
      .toSorted((one, other) => (other.ends_on ?? '').localeCompare(one.ends_on ?? '')),
    today: doses,
  };
}

const LOG_DAYS = 30;

/** The last thirty days. */
export async function monthLog(db: ReadOnly, userId: string, { today, zone }: Here, at: number): Promise<Log> {
  const from = addDays(today, 1 - LOG_DAYS);
  const [medicines, rows] = await Promise.all([medicinesOf(db, userId), dosesBetween(db, userId, from, today)]);
  return logOf(medicines, rows, { from, to: today, now: clockIn(zone, at) });
}

export interface Taking {
  medicines: Medicine[];
  rows: MedicineDose[];
}

/** What stands beside what was measured since a day. */
export async function takingSince(db: ReadOnly, userId: string, at: string, zone: string): Promise<Taking> {
  const from = addDays(dayIn(zone, Date.parse(at)), -1);
  const [medicines, rows] = await Promise.all([medicinesOf(db, userId), dosesBetween(db, userId, from, EVER.to)]);
  return { medicines, rows };
}
