import type { ComponentType } from 'react';
import type { AppWords } from '#src/app/words.ts';
import type { AppPath } from '#src/lib/paths.ts';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';
import type { ProviderType } from '#src/lib/roles.ts';
import type { IconPart } from '#src/ui/icons.tsx';

export type Role = 'client' | 'admin' | ProviderType;

export const CLIENTS: readonly Role[] = ['client', 'admin'];
export const ALL: readonly Role[] = [...CLIENTS, ...PROVIDER_TYPES];

/** A role that this version does not know may do what a client may. */
export const knownRole = (role: string | null): Role => ALL.find((known) => known === role) ?? 'client';

/** One screen of the app. Its address, its guard, its chunk and its entry in the menus all come from here. */
export interface Screen {
  path: AppPath;
  /** Its name, as the menus and its title say it. */
  name: keyof AppWords['places'];
  /** Who may open it; the guard sends everybody else home. */
  roles: readonly Role[];
  /** None while no version has opened the screen. */
  load?: () => Promise<ComponentType>;
  /** Its entry in the sidebar. */
  menu?: { group: keyof AppWords['groups']; icon: IconPart };
}

/** A way in: it needs no session, and decides by itself where a signed-in person goes on. */
export interface Door {
  path: AppPath;
  load: () => Promise<ComponentType>;
}
