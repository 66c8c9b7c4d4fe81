// A browser lets a new version in once the worker before it has nothing left to do, or after five minutes. On a weak
// signal that worker may be waiting for a file, or sending what is queued: the next one does both again.

const CHANNEL = 'a-version-comes-in';

let leaving = new AbortController();

/** Aborts when this worker gives way to another version. */
export const untilLeaving = (): AbortSignal => leaving.signal;

function giveWay(): void {
  leaving.abort();
  // The other version may fail to come in after all.
  leaving = new AbortController();
}

/**
 * Answers how to have the others give way. A channel, because a message to a worker that has just stopped starts it
 * again, and then it counts as busy for another minute.
 */
export function giveWayToOthers(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', giveWay);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  return () => channel.postMessage(null);
}
