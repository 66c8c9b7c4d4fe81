import { useCallback, useEffect, useState } from 'react';

export interface StorageUse {
  /** Whether the browser promised not to throw the data away; null where it does not say. */
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

/** Asks the browser not to throw the data away. Some ask the user, so a gesture should lead here. */
export async function askToPersist(storage: Partial<StorageManager> | undefined = manager()): Promise<boolean> {
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** Null until the browser has answered; asked anew after `persist`. */
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
