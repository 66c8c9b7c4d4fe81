import { SCREENS } from '#src/areas/index.ts';
import { knownRole } from '#src/areas/screen.ts';
import type { Screen } from '#src/areas/screen.ts';
import type { AppPath } from '#src/lib/paths.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { BowlIcon, HomeIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import type { IconPart } from '#src/ui/icons.tsx';
import type { AppWords } from '../words.ts';

export interface Place {
  path: AppPath | '/';
  name: keyof AppWords['places'];
  icon: IconPart;
}

export interface Group {
  name: keyof AppWords['groups'];
  places: readonly Place[];
}

export const NUTRITION: Place = { path: '/nutrition', name: 'nutrition', icon: BowlIcon };
export const WORKOUTS: Place = { path: '/workouts', name: 'workouts', icon: WorkoutIcon };

const HOME: Group = { name: 'top', places: [{ path: '/', name: 'home', icon: HomeIcon }] };

const ORDER: readonly Group['name'][] = ['office', 'dashboard', 'portal', 'tracking', 'settings'];

/** A provider's menu is short, so everything but the settings is one group. */
const groupFor = (role: string, group: Group['name']): Group['name'] =>
  isProviderType(role) && group !== 'settings' ? 'portal' : group;

function placesOf(role: string, name: Group['name']): Place[] {
  const isFor = ({ roles }: Screen): boolean => roles.some((allowed) => allowed === role);
  return SCREENS.filter(isFor).flatMap((screen) =>
    screen.menu && groupFor(role, screen.menu.group) === name
      ? [{ path: screen.path, name: screen.name, icon: screen.menu.icon }]
      : [],
  );
}

const groupsOf = (role: string): readonly Group[] => [
  HOME,
  ...ORDER.map((name) => ({ name, places: placesOf(role, name) })).filter(({ places }) => places.length > 0),
];

const known = new Map<string, readonly Group[]>();

/** Where this role can go, in the order of the sidebar; the same array each time, so that nothing re-renders. */
export function groupsFor(role: string | null): readonly Group[] {
  const key = knownRole(role);
  const groups = known.get(key) ?? groupsOf(key);
  known.set(key, groups);
  return groups;
}
