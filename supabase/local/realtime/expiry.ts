const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls back on expiry; the timer keeps no process alive. Returns the cancel. */
export function whenExpired(expiresAtSeconds: number, expired: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const left = expiresAtSeconds * 1000 - Date.now();
    if (left <= 0) expired();
    else timer = setTimeout(wait, Math.min(left, LONGEST_TIMER_MS)).unref();
  };
  // An expired token must not close a channel before it is joined.
  timer = setTimeout(wait, 0).unref();
  return () => clearTimeout(timer);
}
