import {
  agreeToTime,
  cancelAppointment,
  requestAppointment,
  rescheduleAppointment,
} from '#sync/entities/appointments.ts';
import type { Appointment, Booking as Wish } from '#sync/entities/appointments.ts';
import type { OpenTime } from '#sync/entities/open-times.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import { useTitle } from '#src/ui/appointment/told.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { scheduleWords } from './words.ts';

/** What a client does with appointments. Each is written on this device and said; the server answers later. */
export interface Booking {
  request(wish: Omit<Wish, 'user_id'>): Promise<boolean>;
  move(appointment: Appointment, time: OpenTime): Promise<boolean>;
  /** To the time that the provider has moved it to. */
  agree(appointment: Appointment): Promise<boolean>;
  cancel(appointment: Appointment): Promise<boolean>;
}

export function useBooking(): Booking {
  const write = useWork();
  const { done, notSaved } = useWords(scheduleWords);
  const titled = useTitle();
  const oneAtATime = useOneAtATime();

  async function did(work: Work<unknown>, failed: string, said: Parameters<typeof toast>[0]): Promise<boolean> {
    const written = await attempt(() => write(work), {
      title: failed,
      description: notSaved.description,
    });
    if (written) toast(said);
    return written !== null;
  }

  return {
    async request(wish) {
      const said = { title: done.requested, description: done.requestedHelp };
      const requested = await oneAtATime(() =>
        did((db, user_id) => requestAppointment(db, { ...wish, user_id }), notSaved.request, said),
      );
      return requested ?? false;
    },
    move({ id, title }, { scheduled_date, scheduled_time, starts_at }) {
      const wish = { id, scheduled_date, scheduled_time, starts_at, by: 'client' } as const;
      const said = { title: done.moved, description: titled(title) };
      return did((db) => rescheduleAppointment(db, wish), notSaved.move, said);
    },
    agree: ({ id, title }) =>
      did((db) => agreeToTime(db, id), notSaved.agree, { title: done.agreed, description: titled(title) }),
    cancel: ({ id, title }) =>
      did((db) => cancelAppointment(db, id), notSaved.cancel, { title: done.cancelled, description: titled(title) }),
  };
}
