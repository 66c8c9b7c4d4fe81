import { appointments } from '#sync/entities/appointments.ts';
import { appointmentsOfClient } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { medicineDoses } from '#sync/entities/medicine-doses.ts';
import { peopleById } from '#sync/queries/people.ts';
import { spanOf } from '#sync/queries/span.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { sessionsScheduled } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { dosesToday } from '#src/work/medicines/queries.ts';
import type { Dose } from '#src/work/medicines/rules.ts';

interface Planned {
  id: string;
  at: number;
  isPast: boolean;
  standing: Standing | undefined;
}

/** An appointment, a workout or a dose of a medicine. */
export type AgendaItem =
  | (Planned & { kind: 'appointment'; appointment: Appointment; provider: string })
  | (Planned & { kind: 'workout'; session: WorkoutSession })
  | (Planned & { kind: 'dose'; dose: Dose });

async function meetings(db: ReadOnly, userId: string, { today, zone }: Here, now: number): Promise<AgendaItem[]> {
  // The clinic's date may differ from the reader's.
  const near = { from: addDays(today, -1), to: addDays(today, 1) };
  const all = await appointmentsOfClient(db, userId, near);
  const ofToday = all.filter(
    ({ starts_at, status }) => dayIn(zone, Date.parse(starts_at)) === today && status !== 'cancelled',
  );
  const [people, standings] = await Promise.all([
    peopleById(
      db,
      ofToday.flatMap(({ provider_id }) => provider_id ?? []),
    ),
    standingsOf(db, appointments),
  ]);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  return ofToday.map((appointment) => ({
    kind: 'appointment',
    id: appointment.id,
    at: Date.parse(appointment.starts_at),
    isPast: Date.parse(appointment.ends_at) < now,
    standing: standings.get(appointment.id),
    appointment,
    provider: names.get(appointment.provider_id ?? '') ?? '',
  }));
}

async function workouts(db: ReadOnly, userId: string, { today, zone }: Here): Promise<AgendaItem[]> {
  const [sessions, standings] = await Promise.all([
    sessionsScheduled(db, userId, spanOf(today, today, zone)),
    standingsOf(db, workoutSessions),
  ]);
  return sessions
    .filter(({ status }) => status !== 'cancelled')
    .map((session) => ({
      kind: 'workout',
      id: session.id,
      at: Date.parse(session.scheduled_for),
      isPast: session.status === 'completed',
      standing: standings.get(session.id),
      session,
    }));
}

async function doses(db: ReadOnly, userId: string, { today, zone }: Here): Promise<AgendaItem[]> {
  const [ofToday, standings] = await Promise.all([dosesToday(db, userId, today), standingsOf(db, medicineDoses)]);
  return ofToday.map((dose) => ({
    kind: 'dose',
    id: dose.medicine.id + dose.time,
    at: instantAt(zone, today, dose.time).getTime(),
    isPast: dose.row !== null,
    standing: standings.get(dose.row?.id ?? ''),
    dose,
  }));
}

/** Today's appointments, workouts and medicines, by time. */
export async function agendaOf(db: ReadOnly, userId: string, here: Here, now: number): Promise<AgendaItem[]> {
  const all = await Promise.all([meetings(db, userId, here, now), workouts(db, userId, here), doses(db, userId, here)]);
  return all.flat().toSorted((one, other) => one.at - other.at);
}
