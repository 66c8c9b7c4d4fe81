import { useCallback, useEffect, useState } from 'react';

export interface StorageUse {
  /** The browser has promised not to evict the data; null where it does not say. */
  persistent: boolean | null;
  usedBytes: number | null;
  quotaBytes: number | null;
}

const manager = (): StorageManager | undefined => globalThis.navigator?.storage;

export async function storageUse(storage: Partial<StorageManager> | undefined = manager()): Promise<StorageUse> {
  const [persistent, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null,
  ]);
  return { persistent, usedBytes: estimate?.usage ?? null, quotaBytes: estimate?.quota ?? null };
}

/** Asks the browser not to evict the data. Some browsers ask the user, so call it from a gesture. */
export async function askToPersist(storage: Partial<StorageManager> | undefined = manager()): Promise<boolean> {
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** Null until the browser has answered; read again after `persist`. */
export function useStorage(): { use: StorageUse | null; persist: () => Promise<boolean> } {
  const [use, setUse] = useState<StorageUse | null>(null);
  const look = useCallback(() => storageUse().then(setUse), []);
  useEffect(() => void look(), [look]);
  const persist = useCallback(async () => {
    const granted = await askToPersist();
    await look();
    return granted;
  }, [look]);
  return { use, persist };
}
