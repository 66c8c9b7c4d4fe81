import { useEffect, useEffectEvent } from 'react';
import { noteView } from '#sync/actions/record-views.ts';
import type { RecordView } from '#sync/entities/record-views.ts';
import { houseDay } from '#src/lib/house.ts';
import { useSaveSilently } from '#src/work/use-save.ts';

/** Tells a client what of his was opened, by the day of the house as the server does: of one look there is one line. */
export function useToldLook(): (client_id: string, part: RecordView['part']) => void {
  const saveSilently = useSaveSilently();
  return (client_id, part) => saveSilently((viewer_id) => noteView({ viewer_id, client_id, part, day: houseDay() }));
}

/** Tells it once each time a record is opened: see docs/decisions/0166-who-looked.md. */
export function useToldOpening(clientId: string): void {
  const toldLook = useToldLook();
  const tell = useEffectEvent((opened: string) => toldLook(opened, 'record'));
  useEffect(() => tell(clientId), [clientId]);
}
