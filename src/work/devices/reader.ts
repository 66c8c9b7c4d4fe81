import { keepOpened } from '#src/lib/keep-opened.ts';

type Reader = typeof import('./kept/read.ts');

/**
 * What reads devices; null where it cannot be had now. Asked for before it is needed: a browser lists devices only
 * shortly after a press.
 */
export async function readerOfDevices(): Promise<Reader | null> {
  const reader = await import('./kept/read.ts').catch(() => null);
  if (reader) keepOpened(new URL(reader.address).pathname);
  return reader;
}
