import {
  agreeToTime,
  cancelAppointment,
  requestAppointment,
  rescheduleAppointment,
} from '#sync/actions/appointments.ts';
import type { Booking as Wish } from '#sync/actions/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import type { UserAction } from '#src/data/act.ts';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
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
  const save = useSave();
  const { done, notSaved } = useWords(scheduleWords);
  const titled = useTitle();

  const isSaved = async (
    action: UserAction<unknown>,
    failed: string,
    success: string,
    title: string,
  ): Promise<boolean> => {
    const saved = await save(action, {
      failed: { title: failed, description: notSaved.description },
      done: { title: success, description: titled(title) },
      of: 'appointment',
    });
    return saved !== null;
  };

  return {
    async request(wish) {
      const requested = await save((user_id) => requestAppointment({ ...wish, user_id }), {
        failed: { title: notSaved.request, description: notSaved.description },
        done: { title: done.requested, description: done.requestedHelp },
        once: '',
      });
      return requested !== null;
    },
    move({ id, title }, { scheduled_date, scheduled_time, starts_at }) {
      const wish = { id, scheduled_date, scheduled_time, starts_at, by: 'client' } as const;
      return isSaved(rescheduleAppointment(wish), notSaved.move, done.moved, title);
    },
    agree: ({ id, title }) => isSaved(agreeToTime(id), notSaved.agree, done.agreed, title),
    cancel: ({ id, title }) => isSaved(cancelAppointment(id), notSaved.cancel, done.cancelled, title),
  };
}
