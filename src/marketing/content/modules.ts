import type { AppPath, PublicPath } from '#src/lib/paths.ts';

export interface Module {
  title: string;
  description: string;
  path: AppPath | PublicPath;
}

/** In the order of the eight marks around the person, from the top. */
export const MODULES = {
  onboarding: {
    title: 'Onboarding',
    description: 'Four short steps set your goal, your body measures and your nearest centre.',
    path: '/onboarding',
  },
  fitness: {
    title: 'Fitness management',
    description: 'A plan for each week, sets you log in one tap, a coach who reads them.',
    path: '/workouts',
  },
  nutrition: {
    title: 'Nutrition tracking',
    description: 'Jollof, moi moi, ẹ̀fọ́: counted as it is really served here.',
    path: '/nutrition',
  },
  medical: {
    title: 'Medical and lab',
    description: 'Doctors, lab orders and results in one record that you can read.',
    path: '/health',
  },
  aesthetic: {
    title: 'Aesthetic procedures',
    description: 'Surgery planned with your weight loss, and care after it.',
    path: '/services/aesthetic-procedures',
  },
  finance: {
    title: 'Finance and payment',
    description: 'Pay upfront or by loan. Every price is shown in naira before you start.',
    path: '/programs',
  },
  communication: {
    title: 'Communication',
    description: 'Message your trainer and your doctor, day or night.',
    path: '/messages',
  },
  admin: {
    title: 'Admin dashboard',
    description: 'One overview of programs, people and progress.',
    path: '/progress',
  },
} satisfies Record<string, Module>;

export type ModuleName = keyof typeof MODULES;
