// Where little data is to be used, files are sent when somebody says so. Apart from what sends them, which no screen
// waits for.

const asking = new EventTarget();

export const askToSendFiles = (): void => void asking.dispatchEvent(new Event('asked'));

export function onFilesAsked(listener: () => void): () => void {
  asking.addEventListener('asked', listener);
  return () => asking.removeEventListener('asked', listener);
}
