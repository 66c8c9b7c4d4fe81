import type { HealthRecord } from '#sync/entities/health-records.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useWork } from '#src/data/work.ts';
import { bytesOf } from './uploads.ts';
import { placeOfPaper } from './papers.ts';
import type { Paper } from './papers.ts';
import { fetchFile } from './use-file.ts';

/** From this device, or from the server and then held here. Null where neither has it now. */
export function usePaper(): (record: HealthRecord) => Promise<Paper | null> {
  const { session } = useAppData();
  const write = useWork();
  return (record) =>
    write(async (db) => {
      const place = placeOfPaper(record);
      if (!place) return null;
      if (!(await bytesOf(db, place.path))) await fetchFile(db, place, session);
      const bytes = await bytesOf(db, place.path);
      return bytes && { type: place.type, bytes };
    });
}
