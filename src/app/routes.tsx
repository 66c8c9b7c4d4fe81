import type { ComponentType } from 'react';
import { DOORS } from '#src/areas/doors.ts';
import { SCREENS } from '#src/areas/index.ts';
import { ahead } from './ahead.tsx';

interface Loadable {
  path: string;
  load?: () => Promise<ComponentType>;
}

type Part = ReturnType<typeof ahead<object>>;

const loadedAhead = (records: readonly Loadable[]): Partial<Record<string, Part>> =>
  Object.fromEntries(records.flatMap(({ path, load }) => (load ? [[path, ahead(load)]] : [])));

/** What is behind an address that needs no session. */
export const DOOR_PARTS = loadedAhead(DOORS);

/** What a guarded address shows; nothing while no version has opened it. */
export const SCREEN_PARTS = loadedAhead(SCREENS);

/** Before it is known whether it may be shown: to find that out takes longer. */
export const loadScreen = async (path: string): Promise<void> => (DOOR_PARTS[path] ?? SCREEN_PARTS[path])?.load();
