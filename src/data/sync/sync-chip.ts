import { useSyncExternalStore } from 'react';
import type { Stall, SyncStatus } from '#sync/engine/status.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useSyncStatus } from './sync-status.ts';

export type Chip =
  | 'first-sync'
  | 'synced'
  | 'to-send'
  | 'to-decide'
  | 'offline'
  | 'portal'
  | 'cannot-reach'
  | 'sign-in'
  | 'update-needed'
  | 'storage'
  | 'needs-attention';

interface Seen {
  status: SyncStatus;
  online: boolean;
  canSync: boolean;
}

/** Network failures, which say nothing new while the device knows it is offline. */
const NETWORK_STALLS: ReadonlySet<Stall> = new Set<Stall>(['offline', 'portal', 'cannot-reach']);

export const unsent = ({ pending }: SyncStatus): number => Object.values(pending).reduce((sum, n) => sum + n, 0);

/** What the person can act on comes first; plain offline is not an error. */
export function chipOf({ status, online, canSync }: Seen): Chip {
  const { stall, rejected, conflicts, lastSync } = status;
  if (rejected > 0) return 'needs-attention';
  if (!canSync) return 'sign-in';
  if (stall && !NETWORK_STALLS.has(stall)) return stall;
  if (!online) return 'offline';
  if (stall === 'portal') return 'portal';
  // The device is online, so an unreachable server is not the network's fault.
  if (stall) return 'cannot-reach';
  // Not synced until one pull has finished.
  if (lastSync === null) return 'first-sync';
  if (unsent(status) > 0) return 'to-send';
  return conflicts > 0 ? 'to-decide' : 'synced';
}

function onNetworkChange(listener: () => void): () => void {
  const gone = new AbortController();
  globalThis.addEventListener('online', listener, gone);
  globalThis.addEventListener('offline', listener, gone);
  return () => gone.abort();
}

export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, () => navigator.onLine);

/** False once the server has ended the session, until the next sign-in. */
export function useCanSync(): boolean {
  const session = useSession();
  return session.state === 'signed-in' && session.canSync;
}

/** What the chip says, and how many records are to be sent. */
export function useSyncChip(): { says: Chip; unsent: number } | null {
  const status = useSyncStatus();
  const online = useOnline();
  const canSync = useCanSync();
  return status && { says: chipOf({ status, online, canSync }), unsent: unsent(status) };
}
