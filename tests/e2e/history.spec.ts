import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Bring your history' });
const history = (page: Page): Locator => page.getByRole('region', { name: 'History', exact: true });

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** As Hevy exports it. */
const file = (): { name: string; mimeType: string; buffer: Buffer } => {
  const head =
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';
  const lines = [
    `Heavy evening,${dayBefore(2)} 17:00:00,${dayBefore(2)} 18:05:00,,Bench Press (Barbell),,,0,warmup,40,10,,,`,
    `Heavy evening,${dayBefore(2)} 17:00:00,${dayBefore(2)} 18:05:00,,Bench Press (Barbell),,,1,normal,82.5,5,,,8.5`,
    `Heavy evening,${dayBefore(2)} 17:00:00,${dayBefore(2)} 18:05:00,,Zercher Carousel,,,0,normal,30,8,,,`,
    `Heavy evening,soon,,,Plank,,,0,normal,,,,60,`,
  ];
  return { name: 'workouts.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\n')) };
};

/** Ten minutes of a watch, along the equator. */
const recording = (): ReturnType<typeof file> => {
  const point = (_: unknown, minute: number): string =>
    `<trkpt lat="0" lon="${minute / 500}"><time>${dayBefore(3)}T06:${30 + minute}:00Z</time></trkpt>`;
  const track = `<trk><name>Dawn on the beach</name><trkseg>${Array.from({ length: 11 }, point).join('')}</trkseg></trk>`;
  return {
    name: 'dawn.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(`<gpx version="1.1">${track}</gpx>`),
  };
};

async function choose(page: Page, chosen = file()): Promise<void> {
  await open(page, '/settings');
  await press(page, 'Bring your history');
  await sheet(page).locator('input[type=file]').setInputFiles(chosen);
}

/** As the system does it, when another app shares with the installed one. */
async function share(page: Page, { name, mimeType, buffer } = file()): Promise<void> {
  await page.evaluate(
    ([title, type, text]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const handed = new DataTransfer();
      handed.items.add(new File([text], title, { type }));
      files.files = handed.files;
      form.append(files);
      document.body.append(form);
      form.submit();
    },
    [name, mimeType, buffer.toString()] as const,
  );
}

test('a file of another app becomes workouts without a network, is taken back whole, and syncs', async ({
  device,
  browser,
}) => {
  const page = await device('bisi@demo.test');
  await enter(page, 'bisi@demo.test');
  await open(page, '/workouts');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await workerIsReady(page);
  await page.context().setOffline(true);

  await choose(page);
  await expect(sheet(page).getByText('Hevy, workouts')).toBeVisible();
  await expect(sheet(page).getByRole('listitem').filter({ hasText: /^Sets/ })).toContainText('3');
  await expect(sheet(page).getByText('Lines that are not understood: 1')).toBeVisible();
  await sheet(page).getByText('How it was recognised').click();
  await expect(sheet(page).getByText('Kilograms (kg), seen in “weight_kg”')).toBeVisible();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  await sheet(page).getByLabel('Zercher Carousel, 1 sets').selectOption('Goblet squat');
  await page.getByRole('button', { name: 'Bring it along' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Records added: 6')).toBeVisible();
  await expectNoViolation(page);

  await open(page, '/workouts');
  await expect(history(page).getByText('Heavy evening')).toHaveCount(1);
  await choose(page);
  await press(page, 'Bring it along');
  await expect(sheet(page).getByText('Records added: 0')).toBeVisible();
  await press(page, 'Take back workouts.csv');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await open(page, '/workouts');
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
  await expect(history(page).getByText('Heavy evening')).toHaveCount(0);

  await share(page);
  await expect(sheet(page).getByText('Hevy, workouts')).toBeVisible();
  await press(page, 'Bring it along');
  await expect(sheet(page).getByText('Records added: 6')).toBeVisible();

  await choose(page, recording());
  await expect(sheet(page).getByText('GPX, a recording')).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'Walk' }).check();
  await expectNoViolation(page);
  expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
  await press(page, 'Bring it along');
  await expect(sheet(page).getByText('Records added: 1')).toBeVisible();
  await open(page, '/workouts');
  await history(page)
    .getByRole('button', { name: /Dawn on the beach/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Dawn on the beach' }).getByText(/^10:00$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  const other = await browser.newPage();
  await enter(other, 'bisi@demo.test');
  await open(other, '/workouts');
  await expect(history(other).getByText('Heavy evening')).toHaveCount(1);
  await expect(history(other).getByText('Dawn on the beach')).toHaveCount(1);
  await other.close();
});
