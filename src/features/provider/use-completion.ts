import { useEffect, useRef } from 'react';
import { completeAppointment } from '#sync/entities/appointments.ts';
import { useOpen } from '#src/data/provider.tsx';
import { isToComplete } from './day.ts';
import type { Visit } from './queries.ts';

/** Who comes early is noted before it begins, and the server lets nothing be completed sooner: it is when it has begun. */
export function useCompletion(visits: readonly Visit[], now: number): void {
  const open = useOpen();
  const completed = useRef(new Set<string>());
  useEffect(() => {
    if (!open) return;
    for (const { appointment, attendance } of visits) {
      const { id } = appointment;
      // Once only: what was turned down is as it was before.
      if (!isToComplete(appointment, attendance?.status, now + open.db.offset) || completed.current.has(id)) continue;
      completed.current.add(id);
      void completeAppointment(open.db, id).catch(() => undefined);
    }
  }, [open, visits, now]);
}
