import { useAppData } from '#src/data/provider.tsx';
import { useWork } from '#src/data/work.ts';
import { openFile } from './files-follow.ts';
import type { Kept } from './files.ts';

/** Opens the file of a record; null where neither this device nor the server has it now. */
export function useFile(): (path: string) => Promise<Kept | null> {
  const { session } = useAppData();
  const write = useWork();
  return (path) => write((db) => openFile(db, path, session));
}
