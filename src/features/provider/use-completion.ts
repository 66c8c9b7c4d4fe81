import { useEffect, useRef } from 'react';
import { completeAppointment } from '#sync/actions/appointments.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { isToComplete } from '#sync/queries/appointments.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import type { Visit } from './queries.ts';

/**
 * Attendance may be recorded before the visit begins, but the server completes nothing earlier: completes it once it
 * has begun.
 */
export function useCompletion(visits: readonly Visit[], now: number): void {
  const open = useOpen();
  const save = useSaveSilently();
  const completed = useRef(new Set<string>());
  useEffect(() => {
    if (!open) return;
    for (const { appointment, attendance } of visits) {
      const { id } = appointment;
      // Only once: a rejected attempt would be rejected again.
      if (!isToComplete(appointment, attendance?.status, now + open.db.offset) || completed.current.has(id)) continue;
      completed.current.add(id);
      save(completeAppointment(id));
    }
  }, [open, save, visits, now]);
}
