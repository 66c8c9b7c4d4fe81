const LOOK_EVERY_MS = 15_000;

/** A page that stays open past a minute or a midnight, or wakes on another day, looks again. */
export function whenTimePasses(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
