import type { Page } from 'playwright';
import { healthOfClient, OF_A_NUTRITIONIST, OF_A_TRAINER } from './providers.ts';
import { press } from './screen.ts';
import type { Screen } from './screen.ts';
import { OF_A_PATIENT, TRACKING } from './tracking.ts';
import { naturalId } from '#sync/engine/natural-id.ts';
import { PUBLIC_PATHS } from '#src/lib/paths.ts';

/** Of every demo account. */
export const PASSWORD = 'wellness-demo';

export interface Visit {
  /** A demo account; null for a visitor. */
  as: string | null;
  screens: readonly Screen[];
}

const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** A new account, as far as `typed` says otherwise. */
const signUp =
  (typed: Record<string, string>) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const email = `ada-${Date.now()}@example.org`;
    const secret = typed['Password'] ?? 'a-long-secret';
    const fields = { 'First Name': 'Ada', 'Last Name': 'Obi', Email: email, ...typed };
    for (const [field, value] of Object.entries(fields)) {
      if (field !== 'Password') await page.getByRole('textbox', { name: field, exact: true }).fill(value);
    }
    for (const field of await page.locator('input[type=password]').all()) await field.fill(secret);
    for (const agreed of await page.getByRole('checkbox').all()) await agreed.check();
    await press('Create Account')(page);
  };

/** An account beside the list of all. */
const account =
  (named: string, act?: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('region', { name: 'Accounts' }).getByRole('link', { name: named }).click();
    await page.getByRole('button', { name: 'Lock', exact: true }).waitFor();
    if (act) await press(act)(page);
  };

/** One that is typed and waits for the second look. */
async function openJob(page: Page): Promise<void> {
  await press(/^To verify/)(page);
  const bench = page.getByRole('region', { name: 'The bench', exact: true });
  await bench.getByRole('listitem').first().getByRole('button').first().click();
}

const doors: readonly Screen[] = [
  { name: 'auth-fields-refused', path: '/auth', act: signUp({ 'First Name': 'www.free-gold.example' }) },
  { name: 'auth-common-password', path: '/auth', act: signUp({ Password: 'password1' }) },
  { name: 'auth-confirm', path: '/auth', act: signUp({}) },
  { name: 'auth-sign-in', path: '/auth' },
  { name: 'auth-sign-up', act: (page) => page.getByRole('tab', { name: 'Sign Up' }).click() },
  { name: 'auth-refused', path: '/auth', act: press('Sign In') },
  { name: 'auth-forgot', path: '/auth', act: press(/Forgot/) },
  { name: 'provider-sign-in', path: '/provider-auth' },
  { name: 'provider-join', act: (page) => page.getByRole('tab', { name: 'Join as Provider' }).click() },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'delete-account', path: '/delete-account?token=a' },
  { name: 'hand-over', path: '/hand-over' },
];

async function answer(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  }
  await press('Next')(page);
}

const onboarding: readonly Screen[] = [
  { name: 'onboarding-1', path: '/onboarding' },
  { name: 'onboarding-2', act: (page) => answer(page, { Phone: '+234 800 000 0106' }) },
  { name: 'onboarding-doubt', act: (page) => answer(page, { Age: '31', Weight: '82', Height: '68' }) },
  { name: 'onboarding-3', act: (page) => answer(page, { Weight: '181.5' }) },
  {
    name: 'onboarding-4',
    async act(page) {
      await page.getByLabel('Lose 15-25 lbs').check();
      await press('Next')(page);
    },
  },
];

/** The first portion of a search that finds something. */
async function portion(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Food' }).fill('jollof');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click();
}

async function offer(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('has-logged', 'yes'));
  await open(page, '/nutrition');
  await page.getByRole('button', { name: 'Synced' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
}

/** In the menu of the workout that is under way. */
const ofWorkout =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await press('More about this workout')(page);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

/** A set of a workout done, and the rest after it under way. */
async function train(page: Page): Promise<void> {
  await press(/^(Start|Continue) workout$/)(page);
  // The device remembers the table of an earlier round.
  const one = page.getByRole('button', { name: /^(One exercise at a time|All sets at a glance)$/ });
  if ((await one.getAttribute('aria-label')) === 'One exercise at a time') await one.click();
  await page.getByRole('button', { name: /^Log set/ }).click();
  await page.getByRole('timer').waitFor();
}

const workouts: readonly Screen[] = [
  { name: 'workouts', path: '/workouts' },
  { name: 'workouts-cardio', path: '/workouts', act: press('Football'), covers: true },
  { name: 'workouts-program', path: '/workouts', act: press('Cardio Blast'), covers: true },
  { name: 'workouts-own-program', path: '/workouts', act: press('New program'), covers: true },
  { name: 'workout', path: '/workouts', act: train },
  { name: 'workout-how-to', act: press('How to'), covers: true },
  { name: 'workout-exercises', path: '/workouts/active', act: ofWorkout('Exercises'), covers: true },
  { name: 'workout-library', path: '/workouts/active', act: ofWorkout('Add exercise'), covers: true },
  { name: 'workout-finish', path: '/workouts/active', act: ofWorkout('Finish workout'), covers: true },
  { name: 'workout-table', path: '/workouts/active', act: press('All sets at a glance') },
];

/** The sum, once the days were told. */
async function proposed(page: Page): Promise<void> {
  await page.getByLabel('How your days go').selectOption('Mostly sitting');
  await page.getByText('Rounded: a day without training.').waitFor();
}

/** A meal in words, one line open and one not understood. */
async function said(page: Page): Promise<void> {
  await press('Say or type a whole meal')(page);
  await page.getByRole('textbox', { name: 'What you ate' }).fill('2 wraps of amala and egusi, one coke, qwrtz');
  await press('Make a list of it')(page);
  await page.getByRole('button', { name: 'Egusi soup', exact: true }).click();
}

/** The nutritionist chooses another time for a request, on a device of his own. */
async function proposeTime(page: Page): Promise<void> {
  const elsewhere = await page.context().browser()?.newContext({ baseURL: page.url() });
  const there = await elsewhere?.newPage();
  if (!elsewhere || !there) throw new Error('there is no browser');
  await there.goto('/auth');
  await there.getByRole('textbox', { name: 'Email', exact: true }).fill('nutritionist@demo.test');
  await there.locator('input[type=password]').fill(PASSWORD);
  await press('Sign In')(there);
  await there.getByText('Welcome back!').waitFor();
  await there.goto('/nutritionist-dashboard');
  await there
    .getByRole('region', { name: 'Waiting for your answer' })
    .getByRole('listitem')
    .filter({ hasText: 'Meal Prep Planning' })
    .getByRole('button')
    .click();
  await press('Reschedule')(there);
  await there.getByRole('dialog').getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  await there.getByRole('dialog').getByRole('group', { name: 'Time' }).getByRole('button').last().click();
  await press('Move to this time')(there);
  await page.getByRole('button', { name: 'Agree to this time' }).waitFor();
  await elsewhere.close();
}

const schedule: readonly Screen[] = [
  { name: 'part-book', path: '/schedule', act: month, covers: true },
  { name: 'schedule', path: '/schedule' },
  { name: 'schedule-book', path: '/schedule', act: press('Book Session'), covers: true },
  { name: 'schedule-proposed', path: '/schedule', act: proposeTime },
  { name: 'schedule-cancel', path: '/schedule', act: press('Cancel'), covers: true },
];

async function month(page: Page): Promise<void> {
  await press('Book Personal Training')(page);
  await press('Calendar')(page);
}

/** A face, as far as a drawing goes. */
async function crop(page: Page): Promise<void> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 400);
    const onto = canvas.getContext('2d');
    if (!onto) throw new Error('this browser draws nothing');
    for (const [colour, x, y, side] of [
      ['#8fb5e9', 0, 0, 640],
      ['#f99f77', 220, 120, 200],
    ] as const) {
      onto.fillStyle = colour;
      onto.fillRect(x, y, side, side);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('slider').waitFor();
}

const client: readonly Screen[] = [
  { name: 'part-photo', path: '/profile' },
  { name: 'part-crop', path: '/profile', act: crop, covers: true },
  { name: 'part-import', path: '/settings' },
  { name: 'nutrition', path: '/nutrition' },
  { name: 'nutrition-targets', path: '/nutrition', act: press('Change targets'), covers: true },
  { name: 'nutrition-proposal', path: '/nutrition?log=targets', act: proposed, covers: true },
  { name: 'nutrition-said', path: '/nutrition?log=food', act: said, covers: true },
  { name: 'nutrition-foods', path: '/nutrition', act: press('Find a food'), covers: true },
  { name: 'nutrition-portion', act: portion, covers: true },
  { name: 'nutrition-shopping', path: '/nutrition', act: press('Shopping list'), covers: true },
  { name: 'nutrition-quick', path: '/nutrition', act: press('Quick add'), covers: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'profile', path: '/profile' },
  { name: 'billing', path: '/billing' },
  { name: 'billing-chosen', path: '/billing?offer=silver-program' },
  { name: 'billing-invoice', path: '/billing', act: press(/^Fitness Foundation/), covers: true },
  { name: 'notifications', path: '/notifications' },
  { name: 'notifications-settings', act: press('Settings'), covers: true },
  { name: 'settings', path: '/settings' },
  { name: 'settings-sight', path: '/settings', act: press(/^Withdraw: /), covers: true },
  { name: 'settings-plans', path: '/settings', act: press('Choose a plan'), covers: true },
  { name: 'settings-ask', path: '/settings', act: press('Ask about your data'), covers: true },
  { name: 'settings-deletion', path: '/settings', act: press('Delete account'), covers: true },
  { name: 'sync-centre', path: '/nutrition', act: press('Synced'), covers: true },
  { name: 'install-offer', act: offer, covers: true },
  // Reached by a link, it asks first.
  { name: 'sign-out', path: '/sign-out' },
];

const beforeSurgery: readonly Screen[] = [
  { name: 'care-surgery', path: '/care' },
  { name: 'care-consent', path: `/care/consent?of=${naturalId('seed-consent', ['tummy_tuck'])}` },
];

export const VISITS: readonly Visit[] = [
  { as: null, screens: [...PUBLIC_PATHS.map((path) => ({ name: nameOf(path), path })), ...doors] },
  { as: null, screens: [{ name: 'not-found', path: '/nowhere' }] },
  { as: 'tonye@demo.test', screens: onboarding },
  {
    as: 'client@demo.test',
    screens: [...client, ...workouts, ...schedule, ...TRACKING],
  },
  { as: 'trainer@demo.test', screens: OF_A_TRAINER },
  {
    as: 'doctor@demo.test',
    screens: [
      { name: 'provider-dashboard', path: '/medical-doctor-dashboard' },
      { name: 'lab-sign', act: press(/^Sign:/), covers: true },
      { name: 'lab-order-for', path: '/medical-doctor-dashboard', act: press('Order for a client'), covers: true },
      { name: 'health-of-client', path: '/medical-doctor-dashboard', act: healthOfClient, covers: true },
    ],
  },
  { as: 'chinedu@demo.test', screens: OF_A_PATIENT },
  { as: 'fatima@demo.test', screens: beforeSurgery },
  {
    as: 'surgeon@demo.test',
    screens: [
      { name: 'surgeon-dashboard', path: '/aesthetic-surgeon-dashboard' },
      { name: 'provider-profile', path: '/profile' },
    ],
  },
  { as: 'nutritionist@demo.test', screens: OF_A_NUTRITIONIST },
  {
    as: 'lab@demo.test',
    screens: [
      { name: 'lab-dashboard', path: '/lab-technician' },
      { name: 'lab-job', act: openJob },
      { name: 'lab-labels', act: press('Labels'), covers: true },
      { name: 'lab-import', path: '/lab-technician', act: press('Import a CSV file'), covers: true },
      { name: 'lab-version', path: '/lab-technician', act: press(/^CBC /), covers: true },
    ],
  },
  {
    as: 'admin@demo.test',
    screens: [
      { name: 'office', path: '/admin' },
      { name: 'office-remove', path: '/admin', act: press(/^Remove:/), covers: true },
      { name: 'people', path: '/admin/people' },
      { name: 'people-account', path: '/admin/people', act: account('Amina Bello') },
      { name: 'people-lock', path: '/admin/people', act: account('Bisi', 'Lock'), covers: true },
      { name: 'people-hand-over', path: '/admin/people', act: account('Amina', 'Hand over clients'), covers: true },
      { name: 'audit', path: '/admin/audit', act: press('Check the chain') },
      { name: 'catalogues', path: '/admin/catalogues', act: press('Gold Program'), covers: true },
      { name: 'privacy', path: '/admin/privacy' },
      { name: 'money', path: '/admin/money' },
    ],
  },
];

/** Only where the dock is. */
export const ON_A_PHONE: readonly Screen[] = [
  { name: 'menu', path: '/nutrition', act: press('Menu'), covers: true },
  { name: 'log', path: '/nutrition', act: press('Log'), covers: true },
];
