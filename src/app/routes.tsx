import type { AppPath } from '#src/lib/paths.ts';
import { ahead } from './ahead.tsx';

type Screen = ReturnType<typeof ahead<object>>;
type Screens = Partial<Record<AppPath, Screen>>;

/** Without the guard: they decide for themselves where a signed-in person goes on. */
export const DOORS: Screens = {
  '/auth': ahead(async () => (await import('#src/features/account/auth-screen.tsx')).AuthScreen),
  '/provider-auth': ahead(
    async () => (await import('#src/features/account/provider-auth-screen.tsx')).ProviderAuthScreen,
  ),
  '/reset-password': ahead(
    async () => (await import('#src/features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  '/delete-account': ahead(
    async () => (await import('#src/features/account/delete-account-screen.tsx')).DeleteAccountScreen,
  ),
  '/sign-out': ahead(async () => (await import('#src/features/account/sign-out-screen.tsx')).SignOutScreen),
};

/** Without the shell around it: one thing at a time. */
export const ONBOARDING: Screen = ahead(
  async () => (await import('#src/features/profile/onboarding-screen.tsx')).OnboardingScreen,
);

const provider = () => import('#src/features/provider/provider-screen.tsx');

const WITHIN_SHELL: Screens = {
  '/dashboard': ahead(async () => (await import('#src/features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  '/profile': ahead(async () => (await import('#src/features/profile/profile-screen.tsx')).ProfileScreen),
  '/nutrition': ahead(async () => (await import('#src/features/nutrition/nutrition-screen.tsx')).NutritionScreen),
  '/workouts': ahead(async () => (await import('#src/features/workouts/workouts-screen.tsx')).WorkoutsScreen),
  '/workouts/active': ahead(async () => (await import('#src/features/workouts/active-screen.tsx')).ActiveScreen),
  '/schedule': ahead(async () => (await import('#src/features/schedule/schedule-screen.tsx')).ScheduleScreen),
  '/notifications': ahead(
    async () => (await import('#src/features/notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  '/nutritionist-dashboard': ahead(async () => (await provider()).NutritionistScreen),
  '/medical-doctor-dashboard': ahead(async () => (await provider()).DoctorScreen),
  '/aesthetic-surgeon-dashboard': ahead(async () => (await provider()).SurgeonScreen),
  '/lab-technician': ahead(async () => (await provider()).LabScreen),
  '/trainer-dashboard': ahead(async () => (await provider()).TrainerScreen),
  '/settings': ahead(async () => (await import('./settings-screen.tsx')).SettingsPage),
};

/** Each is a chunk of its own. */
export const SCREENS: Partial<Record<string, Screen>> = { ...DOORS, ...WITHIN_SHELL, '/onboarding': ONBOARDING };

/** Before it is known whether it may be shown: to find that out takes longer. */
export const loadScreen = async (path: string): Promise<void> => SCREENS[path]?.load();
