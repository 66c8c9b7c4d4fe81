import { useEffect, useRef } from 'react';
import { completeAppointment } from '#sync/actions/appointments.ts';
import { useOpen } from '#src/data/provider.tsx';
import { isToComplete } from '#sync/queries/appointments.ts';
import { useSaveQuietly } from '#src/work/use-save.ts';
import type { Visit } from './queries.ts';

/** Who comes early is noted before it begins, and the server lets nothing be completed sooner: it is when it has begun. */
export function useCompletion(visits: readonly Visit[], now: number): void {
  const open = useOpen();
  const save = useSaveQuietly();
  const completed = useRef(new Set<string>());
  useEffect(() => {
    if (!open) return;
    for (const { appointment, attendance } of visits) {
      const { id } = appointment;
      // Once only: what was turned down is as it was before.
      if (!isToComplete(appointment, attendance?.status, now + open.db.offset) || completed.current.has(id)) continue;
      completed.current.add(id);
      save(completeAppointment(id));
    }
  }, [open, save, visits, now]);
}
