import { Dexie } from 'dexie';
import { SHARED } from '#src/data/database/database-options.ts';
import type { Shelf } from '#src/data/mirror.ts';
import { SETTINGS_KEY } from '#src/data/settings/settings.ts';
import { LOW_DATA_KEY } from '#src/lib/low-data.ts';
import { keptScreenKey } from './kept-screens.ts';
import { ACCOUNT_KEY } from './session-store.ts';

// What the page keeps of whoever has the device in hand goes with them, however it changes hands.

/** Of the device, whoever has it in hand. All else that a page keeps is a person's. */
const OF_DEVICE = new RegExp(`^(held:|install|${LOW_DATA_KEY}$)`);

const SEEN = keptScreenKey('');

function ownKeys(shelf: Shelf): string[] {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
  return keys.filter((key) => key !== ACCOUNT_KEY && !OF_DEVICE.test(key));
}

/** A screen that was seen is not kept: it may be old by then, and is made anew. */
export const takenFrom = (shelf: Shelf): Record<string, string> =>
  Object.fromEntries(
    ownKeys(shelf)
      .filter((key) => !key.startsWith(SEEN))
      .map((key) => [key, shelf.getItem(key) ?? '']),
  );

/** The way in stays in the language and theme it was, and none of what was chosen is left to be saved. */
function settingsOfNobody(text: string | null): string | null {
  return text === null ? null : JSON.stringify({ ...(JSON.parse(text) as object), unsaved: [] });
}

/** In place of what it holds. */
export function fill(shelf: Shelf, next: Record<string, string>): void {
  const settings = next[SETTINGS_KEY] ?? settingsOfNobody(shelf.getItem(SETTINGS_KEY));
  for (const key of ownKeys(shelf)) shelf.removeItem(key);
  for (const [key, value] of Object.entries(next)) shelf.setItem(key, value);
  if (settings !== null) shelf.setItem(SETTINGS_KEY, settings);
}

/** What another app has handed over is for whoever had the device then. */
export const dropShared = (): Promise<void> => Dexie.delete(SHARED).catch(() => undefined);
