import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { codesOf } from '#src/work/handover/codes.ts';
import { seal } from '#src/work/handover/seal.ts';
import { summaryOf } from '#src/work/fhir/summary.ts';
import { aMeasurement, aProfile, making } from '../work/fhir/rows.ts';

const { at, enter, open } = aHouse();

const HEALTH = {
  profile: aProfile(),
  said: { problems: null, allergies: null, medicines: null },
  results: [],
  people: [],
};
const pressures = Array.from({ length: 8 }, (_, n) => `2026-11-0${n + 1}T08:00:00Z`).flatMap((day) => [
  aMeasurement('systolic', 128, 'mmHg', day),
  aMeasurement('diastolic', 82, 'mmHg', day),
]);

const PIN = '2468 1357 8024';
const sheet = (page: Page) => page.getByRole('dialog');

async function toShare(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/health');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await workerIsReady(page);
  await page.context().setOffline(true);
  await press(page, 'Share my health');
  await sheet(page).getByRole('textbox', { name: 'PIN' }).fill(PIN);
}

test('a locked file is made and opened without a network, by its PIN alone', async ({ device, browser }, info) => {
  const page = await device('client@demo.test');
  await toShare(page);
  await expectNoViolation(page);
  const download = page.waitForEvent('download');
  await press(page, 'Locked file');
  const file = info.outputPath('summary.html');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).not.toContain('Blood pressure');

  const elsewhere = await browser.newContext({ offline: true });
  const there = await elsewhere.newPage();
  await there.goto(`file://${path.resolve(file)}`);
  await there.getByLabel('PIN').fill('000000000000');
  await there.getByRole('button', { name: 'Open' }).click();
  await expect(there.getByText('That PIN does not open it.')).toBeVisible();
  await there.getByLabel('PIN').fill(PIN.replaceAll(' ', ''));
  await there.getByRole('button', { name: 'Open' }).click();
  await expect(there.getByRole('heading', { name: 'Vital signs' })).toBeVisible();
  await expect(there.getByRole('row').filter({ hasText: 'Blood pressure' }).first()).toContainText('116/74 mmHg');
  await expect(there.getByText('Penicillin: rash')).toBeVisible();
  await elsewhere.close();
});

test('codes are shown one after the other, without a network', async ({ device }) => {
  const page = await device('client@demo.test');
  await toShare(page);
  await press(page, 'Codes to scan');
  const code = sheet(page).getByRole('figure');
  await expect(code.getByRole('img', { name: /^Code 1 of [1-6]$/ })).toBeVisible();
  await expectNoViolation(page);
  await press(page, 'Next code');
  await expect(code.getByRole('img', { name: /^Code 2 of/ })).toBeVisible();
  await page.context().setOffline(false);
});

test('codes that are scanned are put together, in whatever order, and open by the PIN', async ({ page }) => {
  const text = JSON.stringify(summaryOf({ ...HEALTH, measurements: pressures }, making));
  const codes = codesOf(await seal(text, PIN), '/hand-over', 'abc123') ?? [];
  expect(codes.length).toBeGreaterThan(1);
  for (const [read, address] of codes.toReversed().entries()) {
    await open(page, address);
    await at(page, '/hand-over');
    const isLast = read + 1 === codes.length;
    if (!isLast) await expect(page.getByText(`Code ${read + 1} of ${codes.length} is read`)).toBeVisible();
  }
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'PIN' }).fill('1111 1111');
  await press(page, 'Open');
  await expect(page.getByText('That PIN does not open it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'PIN' }).fill(PIN);
  await press(page, 'Open');
  await expect(page.getByRole('heading', { name: 'Vital signs' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Blood pressure' }).first()).toContainText('128/82 mmHg');
  await expectNoViolation(page);
  await press(page, 'Close and forget');
  await expect(page.getByText('Nothing to open here')).toBeVisible();
  const [another = ''] = codesOf(await seal(text, PIN), '/hand-over', 'def456') ?? [];
  await page.evaluate((hash) => void (location.hash = hash), another.slice(another.indexOf('#')));
  await expect(page.getByText(`Code 1 of ${codes.length} is read`)).toBeVisible();
});
