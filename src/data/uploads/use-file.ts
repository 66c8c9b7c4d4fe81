import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Local } from '#sync/engine/database.ts';
import type { KeptBytes } from '#sync/engine/kept-file.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRow } from '#src/data/rows.ts';
import type { Session } from '#src/data/session/session.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { heldKey, isShut, opened, sealed } from './lock.ts';
import { cacheFile } from './uploads.ts';
import type { Place } from './uploads.ts';

async function downloaded(place: Place, session: Pick<Session, 'supabase'>): Promise<Blob> {
  const bucket = (await session.supabase()).storage.from(place.bucket);
  // The browser's own cache knows no lock, no sign-out and no end of a grant.
  const { data, error } = await bucket.download(place.path, {}, { cache: 'no-store' });
  if (error) throw error;
  if (data.type !== place.type) throw new Error(`A file came as ${data.type}`);
  return data;
}

/** Fails while it is locked, before anything is asked of the server. */
export async function fetchFile(db: Local, place: Place, session: Pick<Session, 'supabase'>): Promise<void> {
  if (await isShut(db, place.entity)) throw new Error('The album is locked.');
  const data = await downloaded(place, session);
  await cacheFile(db, place, await sealed(db, place.entity, await data.arrayBuffer()));
}

/** A file whose record this device does not hold: shown as long as it is looked at, and not kept. */
export function usePassingFile(place: Place): Shown {
  const { session } = useAppData();
  const [found, setFound] = useState<Shown>({ address: null, isMissing: false });
  const get = useEffectEvent((path: string) => downloaded({ ...place, path }, session));
  useEffect(() => {
    let address: string | null = null;
    let isWanted = true;
    async function show(path: string): Promise<void> {
      const data = await get(path);
      if (!isWanted) return;
      address = URL.createObjectURL(data);
      setFound({ address, isMissing: false });
    }
    show(place.path).catch(() => setFound({ address: null, isMissing: true }));
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [place.path]);
  return found;
}

/** Brings files that do not come by themselves. */
export function useFetching(): (places: readonly Place[]) => Promise<void> {
  const { session } = useAppData();
  const write = useWork();
  return (places) =>
    write(async (db) => {
      for (const place of places) if (!(await db.file_bytes.get(place.path))) await fetchFile(db, place, session);
    });
}

/** Gone with what shows it, and with the key that opened it. */
function useAddress(kept: KeptBytes | null, type: string): string | null {
  const held = useSyncExternalStore(heldKey.subscribe, heldKey.getSnapshot);
  const key = kept?.by === undefined || kept.by === held?.id ? (kept?.by ?? '') : null;
  const [shown, setShown] = useState<{ of: string; address: string } | null>(null);
  const of = kept && key !== null ? `${kept.path} ${key}` : null;
  const read = useEffectEvent(async () => (kept ? opened(kept) : null));
  useEffect(() => {
    if (of === null) return undefined;
    let address: string | null = null;
    let isWanted = true;
    const show = (bytes: ArrayBuffer | null): void => {
      if (!bytes || !isWanted) return;
      address = URL.createObjectURL(new Blob([bytes], { type }));
      setShown({ of, address });
    };
    read().then(show, () => undefined);
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [of, type]);
  return shown !== null && shown.of === of ? shown.address : null;
}

interface Shown {
  address: string | null;
  /** Not on this device, and it could not be fetched. */
  isMissing: boolean;
}

/**
 * For the source of a picture; null until it is here, and while it is locked. Unless it `comes` by itself, it is shown
 * once something else has fetched it.
 */
export function useFile(place: Place, comes = true): Shown {
  const { session } = useAppData();
  const open = useOpen();
  const { path, type } = place;
  const answer = useRow(async (db) => ({ kept: (await db.file_bytes.get(path)) ?? null }), [path]);
  const [failed, setFailed] = useState<string | null>(null);
  const found = knownOf(answer);
  const isWanted = comes && found !== null && found.kept === null;
  const get = useEffectEvent((wanted: string) => {
    if (open) fetchFile(open.db, place, session).catch(() => setFailed(wanted));
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = (): void => get(path);
    look();
    globalThis.addEventListener('online', look);
    const unsubscribe = heldKey.subscribe(look);
    return () => {
      unsubscribe();
      globalThis.removeEventListener('online', look);
    };
  }, [isWanted, path]);
  return { address: useAddress(found?.kept ?? null, type), isMissing: isWanted && failed === path };
}
