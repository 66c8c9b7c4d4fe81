import { keepOpened } from '#src/lib/keep-opened.ts';
import type * as reading from './kept/read.ts';

type Reader = typeof reading;

/**
 * What reads devices; null where it cannot be had now. Asked for before it is needed: a browser lists devices only
 * shortly after a press.
 */
export async function readerOfDevices(): Promise<Reader | null> {
  const reader = await import('./kept/read.ts').catch(() => null);
  if (reader) keepOpened(new URL(reader.address).pathname);
  return reader;
}
