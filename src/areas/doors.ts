import type { Door } from './screen.ts';

export const DOORS: readonly Door[] = [
  {
    path: '/auth',
    load: async () => (await import('#src/features/account/auth-screen.tsx')).AuthScreen,
  },
  {
    path: '/provider-auth',
    load: async () => (await import('#src/features/account/provider-auth-screen.tsx')).ProviderAuthScreen,
  },
  {
    path: '/reset-password',
    load: async () => (await import('#src/features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/delete-account',
    load: async () => (await import('#src/features/account/delete-account-screen.tsx')).DeleteAccountScreen,
  },
  {
    path: '/hand-over',
    load: async () => (await import('#src/features/handover/hand-over-screen.tsx')).HandOverScreen,
  },
  {
    path: '/sign-out',
    load: async () => (await import('#src/features/account/leaving/sign-out-screen.tsx')).SignOutScreen,
  },
];
