import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Local } from '#sync/engine/database.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRow } from '#src/data/rows.ts';
import type { Session } from '#src/data/session/session.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { bytesOf, cacheFile } from './uploads.ts';
import type { Place } from './uploads.ts';

export async function fetchFile(db: Local, place: Place, session: Pick<Session, 'supabase'>): Promise<void> {
  const { data, error } = await (await session.supabase()).storage.from(place.bucket).download(place.path);
  if (error) throw error;
  if (data.type !== place.type) throw new Error(`A file came as ${data.type}`);
  await cacheFile(db, place, await data.arrayBuffer());
}

/** Brings files that do not come by themselves. */
export function useFetching(): (places: readonly Place[]) => Promise<void> {
  const { session } = useAppData();
  const write = useWork();
  return (places) =>
    write(async (db) => {
      for (const place of places) if (!(await bytesOf(db, place.path))) await fetchFile(db, place, session);
    });
}

/**
 * For the source of a picture; null until it is here. `isMissing`: not on this device, and it could not be fetched.
 * Unless it `comes` by itself, it is shown once something else has fetched it.
 */
export function useFile(place: Place, comes = true): { address: string | null; isMissing: boolean } {
  const { session } = useAppData();
  const open = useOpen();
  const { path, type } = place;
  const answer = useRow(async (db) => ({ bytes: await bytesOf(db, path) }), [path]);
  const [failed, setFailed] = useState<string | null>(null);
  const found = knownOf(answer);
  const bytes = found?.bytes ?? null;
  const isWanted = comes && found !== null && bytes === null;
  const get = useEffectEvent((wanted: string) => {
    if (open) fetchFile(open.db, place, session).catch(() => setFailed(wanted));
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = (): void => get(path);
    look();
    globalThis.addEventListener('online', look);
    return () => globalThis.removeEventListener('online', look);
  }, [isWanted, path]);
  const hasBytes = bytes !== null;
  const address = useMemo(
    () => (bytes ? URL.createObjectURL(new Blob([bytes], { type })) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a path has the same bytes for ever
    [path, hasBytes],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return { address, isMissing: isWanted && failed === path };
}
