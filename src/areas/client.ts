import {
  BowlIcon,
  CalendarIcon,
  HeartIcon,
  ShieldIcon,
  TargetIcon,
  TodayIcon,
  TrendIcon,
  WalletIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import { CLIENTS } from './screen.ts';
import type { Screen } from './screen.ts';

export const CLIENT: readonly Screen[] = [
  {
    path: '/onboarding',
    name: 'profile',
    roles: CLIENTS,
    load: async () => (await import('#src/features/profile/onboarding-screen.tsx')).OnboardingScreen,
  },
  {
    path: '/dashboard',
    name: 'dashboard',
    roles: CLIENTS,
    menu: { group: 'dashboard', icon: TodayIcon },
    load: async () => (await import('#src/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  {
    path: '/workouts',
    name: 'workouts',
    roles: CLIENTS,
    menu: { group: 'dashboard', icon: WorkoutIcon },
    load: async () => (await import('#src/features/workouts/workouts-screen.tsx')).WorkoutsScreen,
  },
  {
    path: '/workouts/active',
    name: 'workouts',
    roles: CLIENTS,
    load: async () => (await import('#src/features/workouts/active/active-screen.tsx')).ActiveScreen,
  },
  {
    path: '/nutrition',
    name: 'nutrition',
    roles: CLIENTS,
    menu: { group: 'dashboard', icon: BowlIcon },
    load: async () => (await import('#src/features/nutrition/nutrition-screen.tsx')).NutritionScreen,
  },
  {
    path: '/schedule',
    name: 'schedule',
    roles: CLIENTS,
    menu: { group: 'dashboard', icon: CalendarIcon },
    load: async () => (await import('#src/features/schedule/schedule-screen.tsx')).ScheduleScreen,
  },
  {
    path: '/goals',
    name: 'goals',
    roles: CLIENTS,
    menu: { group: 'tracking', icon: TargetIcon },
    load: async () => (await import('#src/features/goals/goals-screen.tsx')).GoalsScreen,
  },
  {
    path: '/progress',
    name: 'progress',
    roles: CLIENTS,
    menu: { group: 'tracking', icon: TrendIcon },
    load: async () => (await import('#src/features/progress/progress-screen.tsx')).ProgressScreen,
  },
  {
    path: '/health',
    name: 'health',
    roles: CLIENTS,
    menu: { group: 'tracking', icon: HeartIcon },
    load: async () => (await import('#src/features/health/health-screen.tsx')).HealthScreen,
  },
  {
    path: '/care',
    name: 'care',
    roles: CLIENTS,
    menu: { group: 'tracking', icon: ShieldIcon },
    load: async () => (await import('#src/features/care/care-screen.tsx')).CareScreen,
  },
  {
    path: '/care/consent',
    name: 'care',
    roles: CLIENTS,
    load: async () => (await import('#src/features/care/surgery/consent-screen.tsx')).ConsentScreen,
  },
  {
    path: '/health/medicines',
    name: 'health',
    roles: CLIENTS,
    load: async () => (await import('#src/features/health/medicines/medicines-screen.tsx')).MedicinesScreen,
  },
  {
    path: '/health/card',
    name: 'health',
    roles: CLIENTS,
    load: async () => (await import('#src/features/health/card/card-screen.tsx')).CardScreen,
  },
  {
    path: '/lab',
    name: 'lab',
    roles: CLIENTS,
    load: async () => (await import('#src/features/lab/lab-screen.tsx')).LabScreen,
  },
  {
    path: '/lab/order',
    name: 'lab',
    roles: CLIENTS,
    load: async () => (await import('#src/features/lab/order-screen.tsx')).LabOrderScreen,
  },
  {
    path: '/billing',
    name: 'billing',
    roles: CLIENTS,
    menu: { group: 'settings', icon: WalletIcon },
    load: async () => (await import('#src/features/billing/billing-screen.tsx')).BillingScreen,
  },
];

/** Of the settings, which everybody has: nobody else has a history to bring along. */
export const loadHistorySheet = async () => (await import('#src/features/history/history-sheet.tsx')).HistorySheet;

/** A log started from anywhere in the area. */
export const loadLogSheet = async () => (await import('#src/features/nutrition/log-sheet.tsx')).LogSheet;
