// Every address of the product. Public ones are documents of the build; the others are routes of the app.

export const PUBLIC_PATHS = [
  '/',
  '/programs',
  '/services',
  '/services/weight-loss-programs',
  '/services/personal-training',
  '/services/nutrition-planning',
  '/services/medical-consultations',
  '/services/aesthetic-procedures',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/medical-disclaimer',
  '/help-center',
  '/contact-support',
] as const;

/** In the order of the menus. */
export const APP_PATHS = [
  '/auth',
  '/provider-auth',
  '/reset-password',
  '/delete-account',
  '/hand-over',
  '/sign-out',
  '/lab-technician',
  '/nutritionist-dashboard',
  '/medical-doctor-dashboard',
  '/aesthetic-surgeon-dashboard',
  '/trainer-dashboard',
  '/clients',
  '/clients/record',
  '/earnings',
  '/admin',
  '/admin/people',
  '/admin/audit',
  '/admin/catalogues',
  '/admin/privacy',
  '/admin/money',
  '/onboarding',
  '/dashboard',
  '/profile',
  '/workouts',
  '/workouts/active',
  '/nutrition',
  '/schedule',
  '/goals',
  '/progress',
  '/health',
  '/care',
  '/care/consent',
  '/health/medicines',
  '/health/card',
  '/community',
  '/messages',
  '/billing',
  '/notifications',
  '/settings',
  '/lab',
  '/lab/order',
] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];
export type AppPath = (typeof APP_PATHS)[number];

const publicPaths: readonly string[] = PUBLIC_PATHS;
const appPaths: readonly string[] = APP_PATHS;

export const isPublicPath = (path: string): path is PublicPath => publicPaths.includes(path);
export const isAppPath = (path: string): path is AppPath => appPaths.includes(path);

/** A trailing slash is the same address. */
export const withoutLastSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/**
 * The part of a link after the origin. Null where it leaves the origin, as a path that starts with two slashes would.
 */
export function pathWithin(link: string, origin: string): string | null {
  if (!URL.canParse(link, origin)) return null;
  const { origin: its, pathname, search, hash } = new URL(link, origin);
  return its === origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
