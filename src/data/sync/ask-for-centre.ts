// The sync centre is opened by the sign on top, and from wherever something is said of what it has.

const asking = new EventTarget();

export const askForSyncCentre = (): void => void asking.dispatchEvent(new Event('asked'));

export function onSyncCentreAsked(listener: () => void): () => void {
  asking.addEventListener('asked', listener);
  return () => asking.removeEventListener('asked', listener);
}
