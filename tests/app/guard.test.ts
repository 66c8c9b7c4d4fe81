import { describe, expect, it } from 'vitest';
import { verdictOn } from '#src/app/guard.ts';
import type { Person, Verdict, Visit } from '#src/app/guard.ts';
import { personOf } from '#src/app/use-guard.ts';
import { DOORS } from '#src/areas/doors.ts';
import { SCREENS, screenAt } from '#src/areas/index.ts';
import { ALL } from '#src/areas/screen.ts';
import type { Screen } from '#src/areas/screen.ts';
import { APP_PATHS } from '#src/lib/paths.ts';
import type { Profile } from '#sync/entities/profiles.ts';

const person = (role: string | null, isOnboarded = true, providerStatus = 'none'): Person => ({
  state: 'known',
  role,
  providerStatus,
  isOnboarded,
});

const provider = (role: string, status = 'approved') => person(role, false, status);

const CLIENT = person('client');
const NEWCOMER = person('client', false);

const guarded = (path: string): Screen => {
  const screen = screenAt(path);
  if (!screen) throw new Error(`No area has a screen at ${path}`);
  return screen;
};

const visit = (path: string, who: Person, more: Partial<Visit> = {}): Visit => ({
  screen: guarded(path),
  session: 'signed-in',
  assurance: 'enough',
  person: who,
  isShown: false,
  ...more,
});

const show: Verdict = { kind: 'show' };
const wait: Verdict = { kind: 'wait' };
const go = (to: string): Verdict => ({ kind: 'go', to });

const CLIENT_AREA = [
  '/dashboard',
  '/profile',
  '/workouts',
  '/nutrition',
  '/schedule',
  '/goals',
  '/progress',
  '/health',
  '/health/medicines',
  '/health/card',
  '/community',
  '/messages',
  '/notifications',
  '/settings',
  '/lab',
  '/lab/order',
];

const DASHBOARDS = {
  '/nutritionist-dashboard': 'nutritionist',
  '/medical-doctor-dashboard': 'doctor',
  '/aesthetic-surgeon-dashboard': 'aesthetic_surgeon',
  '/trainer-dashboard': 'trainer',
  '/lab-technician': 'lab_technician',
};

const PROTECTED = [...CLIENT_AREA, '/onboarding', ...Object.keys(DASHBOARDS)];

describe.each(PROTECTED)('%s', (path) => {
  it('shows a spinner while it is not known who is here', () => {
    expect(verdictOn(visit(path, CLIENT, { session: 'loading' }))).toEqual(wait);
    expect(verdictOn(visit(path, { state: 'reading' }))).toEqual(wait);
    expect(verdictOn(visit(path, CLIENT, { assurance: 'reading' }))).toEqual(wait);
  });

  it('sends away who is not signed in, or not far enough', () => {
    expect(verdictOn(visit(path, { state: 'reading' }, { session: 'signed-out' }))).toEqual(go('/auth'));
    expect(verdictOn(visit(path, CLIENT, { assurance: 'second-step' }))).toEqual(go('/auth'));
  });

  it('says that it could not read who is here, and offers to try again', () => {
    const retry = () => undefined;
    expect(verdictOn(visit(path, { state: 'failed', retry }))).toEqual({ kind: 'failed', retry });
  });

  it('says how far the first sync is that has not brought who is here', () => {
    const coming = { progress: { received: 0, stall: 'offline' }, canStart: false } as const;
    expect(verdictOn(visit(path, { state: 'coming', ...coming }))).toEqual({ kind: 'coming', ...coming });
  });
});

describe('a client', () => {
  it.each(CLIENT_AREA)('sees %s once onboarded, and is onboarded before', (path) => {
    expect(verdictOn(visit(path, CLIENT))).toEqual(show);
    expect(verdictOn(visit(path, NEWCOMER))).toEqual(go('/onboarding'));
  });

  it.each(Object.keys(DASHBOARDS))('does not see %s', (path) => {
    expect(verdictOn(visit(path, CLIENT))).toEqual(go('/dashboard'));
    expect(verdictOn(visit(path, NEWCOMER))).toEqual(go('/onboarding'));
  });

  it('who is onboarded and opens onboarding goes to the dashboard, but not from under the last step', () => {
    expect(verdictOn(visit('/onboarding', NEWCOMER))).toEqual(show);
    expect(verdictOn(visit('/onboarding', CLIENT))).toEqual(go('/dashboard'));
    expect(verdictOn(visit('/onboarding', CLIENT, { isShown: true }))).toEqual(show);
  });
});

describe.each(Object.entries(DASHBOARDS))('on %s', (path, role) => {
  it('its own kind of provider is at home, without an onboarding', () => {
    expect(verdictOn(visit(path, provider(role)))).toEqual(show);
    expect(verdictOn(visit('/dashboard', provider(role)))).toEqual(go(path));
    expect(verdictOn(visit('/onboarding', provider(role)))).toEqual(go(path));
    expect(verdictOn(visit('/lab/order', provider(role)))).toEqual(go(path));
    expect(verdictOn(visit('/schedule', provider(role)))).toEqual(go(path));
    expect(verdictOn(visit('/nutrition', provider(role)))).toEqual(go(path));
    for (const shared of ['/profile', '/community', '/messages', '/notifications', '/settings'])
      expect(verdictOn(visit(shared, provider(role)))).toEqual(show);
  });

  it('any other is sent home', () => {
    const other = role === 'doctor' ? 'trainer' : 'doctor';
    expect(verdictOn(visit(path, provider(other)))).toEqual(
      go(role === 'doctor' ? '/trainer-dashboard' : '/medical-doctor-dashboard'),
    );
    expect(verdictOn(visit(path, person('admin', false)))).toEqual(go('/dashboard'));
  });

  it('who is not approved learns that, and may still set things up', () => {
    expect(verdictOn(visit(path, provider(role, 'pending')))).toEqual({ kind: 'not-approved', status: 'pending' });
    expect(verdictOn(visit(path, provider(role, 'rejected')))).toEqual({ kind: 'not-approved', status: 'rejected' });
    expect(verdictOn(visit('/settings', provider(role, 'pending')))).toEqual(show);
  });
});

describe('the office', () => {
  it('is open to administrators alone', () => {
    for (const desk of ['/admin', '/admin/people', '/admin/audit', '/admin/catalogues', '/admin/privacy']) {
      expect(verdictOn(visit(desk, person('admin', false)))).toEqual(show);
      expect(verdictOn(visit(desk, CLIENT))).toEqual(go('/dashboard'));
      expect(verdictOn(visit(desk, provider('trainer')))).toEqual(go('/trainer-dashboard'));
      expect(verdictOn(visit(desk, person('finance', false)))).toEqual(go('/admin/money'));
    }
  });
});

describe('a moderator', () => {
  it('has the first desk of the office as a home, and nothing else of it', () => {
    const moderator = person('moderator', false);
    for (const open of ['/admin', '/settings']) expect(verdictOn(visit(open, moderator))).toEqual(show);
    for (const desk of ['/admin/people', '/admin/audit', '/admin/catalogues', '/admin/privacy', '/admin/money'])
      expect(verdictOn(visit(desk, moderator))).toEqual(go('/admin'));
    for (const elsewhere of ['/dashboard', '/onboarding', '/billing', '/clients'])
      expect(verdictOn(visit(elsewhere, moderator))).toEqual(go('/admin'));
  });
});

describe('the finance desk', () => {
  it('is open to who works at it and to administrators, and is home to the former', () => {
    const desk = person('finance', false);
    expect(verdictOn(visit('/admin/money', desk))).toEqual(show);
    expect(verdictOn(visit('/admin/money', person('admin', false)))).toEqual(show);
    expect(verdictOn(visit('/admin/money', CLIENT))).toEqual(go('/dashboard'));
    expect(verdictOn(visit('/admin/money', provider('trainer')))).toEqual(go('/trainer-dashboard'));
    for (const elsewhere of ['/admin', '/dashboard', '/onboarding', '/billing', '/clients'])
      expect(verdictOn(visit(elsewhere, desk))).toEqual(go('/admin/money'));
    expect(verdictOn(visit('/settings', desk))).toEqual(show);
  });
});

describe('the areas', () => {
  it('have each address of the app once, and no other', () => {
    const paths = [...DOORS, ...SCREENS].map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...APP_PATHS].toSorted());
  });

  it('are an allow-list: nobody is let in to a screen that names no roles', () => {
    const planted = { path: '/nobody', roles: [] } as unknown as Screen;
    for (const role of ALL) {
      const who = person(role, true, 'approved');
      expect(verdictOn(visit('/settings', who, { screen: planted }))).toMatchObject({ kind: 'go' });
    }
  });

  it('let a role that this version does not know in to what a client may see', () => {
    expect(verdictOn(visit('/nutrition', person('receptionist')))).toEqual(show);
    expect(verdictOn(visit('/trainer-dashboard', person('receptionist')))).toEqual(go('/dashboard'));
  });
});

describe('who is here', () => {
  const account = { userId: 'u', email: null, role: null, providerStatus: null };
  const profile = { role: 'client', provider_status: 'none', first_name: 'Ada' } as Profile;
  const doctor = { ...account, role: 'doctor', providerStatus: 'approved' };
  const firstSync = (partly: Profile | null, stall: 'offline' | null = null) =>
    ({ state: 'first-sync', progress: { received: 0, stall }, partly }) as const;

  it('is in the profile', () => {
    expect(personOf({ state: 'content', value: profile }, account, false)).toMatchObject({
      role: 'client',
      isOnboarded: false,
    });
  });

  it('is waited for while the first sync goes on, unless it is cut off or the person begins before its end', () => {
    const known = { state: 'known', role: 'client' };
    expect(personOf(firstSync(profile), account, false)).toMatchObject({ state: 'coming', canStart: true });
    expect(personOf(firstSync(null), doctor, false)).toMatchObject({ state: 'coming', canStart: false });
    expect(personOf(firstSync(profile, 'offline'), account, false)).toMatchObject(known);
    expect(personOf(firstSync(profile), account, true)).toMatchObject(known);
  });

  it('is a provider at once where the session remembers one', () => {
    expect(personOf({ state: 'reading' }, doctor, false)).toMatchObject({ role: 'doctor', providerStatus: 'approved' });
    expect(personOf({ state: 'failed', error: 1, retry: () => undefined }, doctor, false)).toMatchObject({
      role: 'doctor',
    });
  });

  it('is a client at once where the session remembers that onboarding was finished, and only while it is read', () => {
    const done = { ...account, isOnboarded: true };
    expect(personOf({ state: 'reading' }, done, false)).toMatchObject({ state: 'known', isOnboarded: true });
    expect(personOf({ state: 'content', value: profile }, done, false)).toMatchObject({ isOnboarded: false });
    expect(personOf({ state: 'failed', error: 1, retry: () => undefined }, done, false)).toMatchObject({
      state: 'failed',
    });
    expect(personOf(firstSync(null), done, false)).toMatchObject({ state: 'coming' });
  });

  it('is not known before the profile has come, so that nobody is onboarded twice', () => {
    expect(personOf({ state: 'reading' }, account, false)).toEqual({ state: 'reading' });
    expect(personOf(firstSync(null), account, false)).toMatchObject({ state: 'coming', progress: { received: 0 } });
  });

  it('is a client without a profile when everything has come and there is none', () => {
    expect(personOf({ state: 'empty' }, account, false)).toMatchObject({ state: 'known', isOnboarded: false });
  });
});
