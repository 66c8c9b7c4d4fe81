import type { ComponentType } from 'react';
import type { AppWords } from '#src/app/words.ts';
import type { AppPath } from '#src/lib/paths.ts';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';
import type { ProviderType } from '#src/lib/roles.ts';
import type { IconPart } from '#src/ui/icons.tsx';

export type Role = 'client' | 'finance' | 'moderator' | 'admin' | ProviderType;

export const CLIENTS: readonly Role[] = ['client', 'admin'];
export const ALL: readonly Role[] = [...CLIENTS, 'finance', 'moderator', ...PROVIDER_TYPES];

/** A role this version does not know counts as a client. */
export const knownRole = (role: string | null): Role => ALL.find((known) => known === role) ?? 'client';

/** A screen of the app. Its address, guard, chunk and menu entry all derive from this. */
export interface Screen {
  path: AppPath;
  /** Its name in menus and in the title. */
  name: keyof AppWords['places'];
  /** The roles that may open it; the guard sends everybody else home. */
  roles: readonly Role[];
  load: () => Promise<ComponentType>;
  /** Its entry in the sidebar. */
  menu?: { group: keyof AppWords['groups']; icon: IconPart };
}

/** A way in: it needs no session, and decides by itself where a signed-in person goes. */
export interface Door {
  path: AppPath;
  load: () => Promise<ComponentType>;
}
