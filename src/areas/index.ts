import { APP_PATHS } from '#src/lib/paths.ts';
import { CLIENT } from './client.ts';
import { EVERYONE } from './everyone.ts';
import { AREA_NAMES } from './names.ts';
import type { AreaName } from './names.ts';
import { OFFICE } from './office.ts';
import { PROVIDER } from './provider.ts';
import type { Role, Screen } from './screen.ts';

const AREAS: Record<AreaName, readonly Screen[]> = {
  provider: PROVIDER,
  client: CLIENT,
  office: OFFICE,
  everyone: EVERYONE,
};

const placeOf = ({ path }: Screen): number => APP_PATHS.indexOf(path);

/** Every guarded screen, in the order of the menus. */
export const SCREENS: readonly Screen[] = Object.values(AREAS)
  .flat()
  .toSorted((left, right) => placeOf(left) - placeOf(right));

export const screenAt = (path: string): Screen | undefined => SCREENS.find((screen) => screen.path === path);

/** The areas with a screen this role may open. */
export const areasOf = (role: Role): AreaName[] =>
  AREA_NAMES.filter((name) => AREAS[name].some(({ roles }) => roles.includes(role)));
