import { noteView } from '#sync/actions/record-views.ts';
import type { RecordView } from '#sync/entities/record-views.ts';
import { houseDay } from '#src/lib/house.ts';
import { useSaveSilently } from '#src/work/use-save.ts';

/** Tells a client what of his was opened, by the day of the house as the server does: of one look there is one line. */
export function useToldLook(): (client_id: string, part: RecordView['part']) => void {
  const saveSilently = useSaveSilently();
  return (client_id, part) => saveSilently((viewer_id) => noteView({ viewer_id, client_id, part, day: houseDay() }));
}
