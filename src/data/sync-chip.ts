import type { SyncStatus } from '#sync/engine/status.ts';

export type Chip =
  | 'synced'
  | 'to-send'
  | 'offline'
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

export const unsent = ({ pending }: SyncStatus): number => Object.values(pending).reduce((sum, n) => sum + n, 0);

/** What the person can do something about comes first; plain offline is no fault. */
export function chipOf({ status, online, canSync }: Seen): Chip {
  const { stall, rejected } = status;
  if (rejected > 0) return 'needs-attention';
  if (!canSync) return 'sign-in';
  if (stall && stall !== 'offline' && stall !== 'cannot-reach') return stall;
  if (!online) return 'offline';
  // A server that is not reached although there is a network is not the network's fault.
  if (stall) return 'cannot-reach';
  return unsent(status) > 0 ? 'to-send' : 'synced';
}
