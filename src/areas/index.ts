import { ACCOUNT } from './account.ts';
import { CLIENT } from './client.ts';
import { PROVIDER } from './provider.ts';
import type { Screen } from './screen.ts';

/** Every screen behind the guard, in the order of the menus. */
export const SCREENS: readonly Screen[] = [...PROVIDER, ...CLIENT, ...ACCOUNT];

export const screenAt = (path: string): Screen | undefined => SCREENS.find((screen) => screen.path === path);
