import type { ComponentType } from 'react';
import { DOORS } from '#src/areas/doors.ts';
import { SCREENS } from '#src/areas/index.ts';
import { ahead } from './ahead.tsx';

interface Loadable {
  path: string;
  load: () => Promise<ComponentType>;
}

type Part = ReturnType<typeof ahead<object>>;

const loadedAhead = (records: readonly Loadable[]): Partial<Record<string, Part>> =>
  Object.fromEntries(records.map(({ path, load }) => [path, ahead(load)]));

/** Pages that need no session. */
export const DOOR_PARTS = loadedAhead(DOORS);

/** Guarded screens. */
export const SCREEN_PARTS = loadedAhead(SCREENS);

/** Loads before the guard has decided, which takes longer. */
export const loadScreen = async (path: string): Promise<void> => (DOOR_PARTS[path] ?? SCREEN_PARTS[path])?.load();
