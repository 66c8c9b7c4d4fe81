import {
  BellIcon,
  BowlIcon,
  CalendarIcon,
  GearIcon,
  HeartIcon,
  HomeIcon,
  PeopleIcon,
  PersonIcon,
  TargetIcon,
  TodayIcon,
  TrendIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import type { IconPart } from '#src/ui/icons.tsx';
import type { AppPath } from '#src/lib/paths.ts';
import { homeOf, isProviderType } from '#src/features/account/roles.ts';
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

const SETTINGS: Group = {
  name: 'settings',
  places: [
    { path: '/notifications', name: 'notifications', icon: BellIcon },
    { path: '/settings', name: 'settings', icon: GearIcon },
  ],
};

const HOME: Group = { name: 'top', places: [{ path: '/', name: 'home', icon: HomeIcon }] };

const CLIENT_GROUPS: readonly Group[] = [
  HOME,
  {
    name: 'dashboard',
    places: [
      { path: '/dashboard', name: 'dashboard', icon: TodayIcon },
      { path: '/profile', name: 'profile', icon: PersonIcon },
      WORKOUTS,
      NUTRITION,
      { path: '/schedule', name: 'schedule', icon: CalendarIcon },
    ],
  },
  {
    name: 'tracking',
    places: [
      { path: '/goals', name: 'goals', icon: TargetIcon },
      { path: '/progress', name: 'progress', icon: TrendIcon },
      { path: '/health', name: 'health', icon: HeartIcon },
      { path: '/community', name: 'community', icon: PeopleIcon },
    ],
  },
  SETTINGS,
];

/** Where somebody of this role can go, in the order of the sidebar. */
export const groupsFor = (role: string | null): readonly Group[] =>
  isProviderType(role)
    ? [
        HOME,
        {
          name: 'portal',
          places: [
            { path: homeOf(role), name: 'dashboard', icon: CalendarIcon },
            { path: '/profile', name: 'profile', icon: PersonIcon },
            { path: '/community', name: 'community', icon: PeopleIcon },
          ],
        },
        SETTINGS,
      ]
    : CLIENT_GROUPS;

/** What the place at a path is called; a page below one is called after it. */
export function placeOf(path: string): Place['name'] {
  const places = [...CLIENT_GROUPS, SETTINGS].flatMap((group) => group.places);
  const found = places.find((place) => place.path !== '/' && path.startsWith(place.path));
  return found?.name ?? 'dashboard';
}
