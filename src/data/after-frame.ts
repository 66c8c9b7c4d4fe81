import { Dexie } from 'dexie';
import { painted } from '#src/lib/frame.ts';

/**
 * For a live query about what nobody waits for with a finger on the screen: a change is read once the frame that shows
 * the press is there. The first answer waits for nothing.
 */
export function afterFrame<T>(read: () => Promise<T>): () => Promise<T> {
  let hasRead = false;
  return async () => {
    // Dexie's own promise, so that what is read after it is still noted.
    if (hasRead) await Dexie.Promise.resolve(painted());
    hasRead = true;
    return read();
  };
}
