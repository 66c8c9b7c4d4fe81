import { expect, test } from 'playwright/test';
import { aHouse, DEMO, expectNoViolation, heldWords } from './account.ts';

const { at, enter, open } = aHouse();

test('the theme is there before the first paint, and the language with the first words', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ theme: 'dark', language: 'de' }));
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { themeAtFirst: document.documentElement.dataset['theme'] });
    });
  });
  await open(page, '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => (globalThis as { themeAtFirst?: string }).themeAtFirst)).toBe('dark');
});

test('a choice made before signing in goes with the account to another device', async ({ page, browser }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('settings')) {
      localStorage.setItem('settings', JSON.stringify({ language: 'fr', unsaved: ['language'] }));
    }
  });
  await open(page, '/auth');
  await page.getByLabel('E-mail').fill('bisi@demo.test');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await at(page, '/');
  await open(page, '/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toContain('"unsaved":[]');
  const other = await browser.newPage();
  await expect(async () => {
    await enter(other, 'bisi@demo.test');
  }).toPass();
  await open(other, '/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await other.close();
});

test('settings take effect at once, in every tab', async ({ page, context }) => {
  await enter(page, 'client@demo.test');
  await open(page, '/settings');
  const other = await context.newPage();
  await open(other, '/settings');
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectNoViolation(page);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoViolation(page);
  await page.getByLabel('Language').selectOption('Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await page.reload();
  await expect(page.getByLabel('Idioma')).toHaveValue('es');

  // Without a network that language is there on a screen that was never opened, and no other fills the device.
  await expect.poll(() => heldWords(page)).not.toEqual([]);
  expect(new Set(await heldWords(page))).toEqual(new Set(['es']));
  await context.setOffline(true);
  await open(page, '/workouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrenamientos');
});
