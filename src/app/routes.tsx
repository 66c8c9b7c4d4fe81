import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppPath } from '#src/lib/paths.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** Before anybody is known. */
export const DOORS: Partial<Record<AppPath, Screen>> = {
  '/auth': lazy(async () => ({ default: (await import('#src/features/account/auth-screen.tsx')).AuthScreen })),
  '/provider-auth': lazy(async () => ({
    default: (await import('#src/features/account/provider-auth-screen.tsx')).ProviderAuthScreen,
  })),
  '/reset-password': lazy(async () => ({
    default: (await import('#src/features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  })),
  '/sign-out': lazy(async () => ({
    default: (await import('#src/features/account/sign-out-screen.tsx')).SignOutScreen,
  })),
};

/** Without the shell around it: one thing at a time. */
export const ONBOARDING: Screen = lazy(async () => ({
  default: (await import('#src/features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
}));

const LOADS: Partial<Record<AppPath, () => Promise<ComponentType>>> = {
  '/nutrition': async () => (await import('#src/features/nutrition/nutrition-screen.tsx')).NutritionScreen,
  '/workouts': async () => (await import('#src/features/workouts/workouts-screen.tsx')).WorkoutsScreen,
  '/workouts/active': async () => (await import('#src/features/workouts/active-screen.tsx')).ActiveScreen,
  '/settings': async () => (await import('./settings-page.tsx')).SettingsPage,
};

/** Each is a chunk of its own. */
export const SCREENS: Partial<Record<string, Screen>> = Object.fromEntries(
  Object.entries(LOADS).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
);

/** Before it is known whether it may be shown: to find that out takes longer. */
export function beginScreen(path: string): void {
  LOADS[path as AppPath]?.().catch(() => undefined);
}
