import type { AppPath } from './paths.ts';

export const PROVIDER_TYPES = ['nutritionist', 'trainer', 'lab_technician', 'doctor', 'aesthetic_surgeon'] as const;

export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const DASHBOARDS: Record<ProviderType, AppPath> = {
  nutritionist: '/nutritionist-dashboard',
  trainer: '/trainer-dashboard',
  lab_technician: '/lab-technician',
  doctor: '/medical-doctor-dashboard',
  aesthetic_surgeon: '/aesthetic-surgeon-dashboard',
};

export const isProviderType = (role: string | null): role is ProviderType =>
  PROVIDER_TYPES.some((type) => type === role);

/** The home screen of a role. */
export function homeOf(role: string | null): AppPath {
  if (role === 'finance') return '/admin/money';
  if (role === 'moderator') return '/admin';
  return isProviderType(role) ? DASHBOARDS[role] : '/dashboard';
}

/** Where no role is known, by the first name: an earlier product told providers apart that way. */
function homeByName(firstName: string | null): AppPath {
  const name = (firstName ?? '').toLowerCase();
  if (name.includes('dr') && name.includes('aesthetic')) return DASHBOARDS.aesthetic_surgeon;
  return name.includes('dr') ? DASHBOARDS.doctor : DASHBOARDS.nutritionist;
}

interface Known {
  role: string | null;
  first_name: string | null;
}

/** Where a provider's sign-in leads. The server's role decides; null where it could not be asked. */
export const afterProviderSignIn = (profile: Known | null): AppPath =>
  profile?.role ? homeOf(profile.role) : homeByName(profile?.first_name ?? null);
