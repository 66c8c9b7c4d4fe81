import { expect, test } from 'playwright/test';
import { aHouse, box, expectNoViolation, press } from './account.ts';

const { at, enter, open } = aHouse();

test.describe('onboarding in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos', locale: 'en-NG' });

  test('weighs in kilograms, questions what is improbable and forbids nothing', async ({ page }) => {
    await enter(page, 'tonye@demo.test');
    await open(page, '/onboarding');
    await box(page, 'Phone').fill('+234 800 000 0106');
    await press(page, 'Next');
    const metric = page.getByRole('radio', { name: 'kg, cm' });
    await expect(metric).toBeChecked();
    await box(page, 'Age').fill('31');
    await box(page, 'Weight').fill('82');
    await box(page, 'Height').fill('178');
    await page.getByText('lb, in').click();
    await expect(box(page, 'Weight')).toHaveValue('180.8');
    await expect(box(page, 'Height')).toHaveValue('70.1');

    await box(page, 'Weight').fill('82');
    await press(page, 'Next');
    await expect(page.getByText('Did you mean kilograms?')).toBeVisible();
    await expectNoViolation(page);
    await press(page, 'Yes, kilograms');
    await expect(metric).toBeChecked();
    await expect(box(page, 'Weight')).toHaveValue('82');
    await expect(box(page, 'Height')).toHaveValue('178.1');

    await box(page, 'Weight').fill('250');
    await press(page, 'Next');
    await expect(page.getByText('Did you mean pounds?')).toBeVisible();
    await press(page, 'Next');
    await expect(page.getByRole('heading', { name: 'Your goal' })).toBeFocused();
    await press(page, 'Previous');
    await box(page, 'Weight').fill('82');
    await press(page, 'Next');
    await page.getByText('Lose 15-25 lbs').click();
    await press(page, 'Next');
    await page.getByLabel('Preferred Fitness Center').selectOption('Abuja');
    await press(page, 'Complete Setup');
    await at(page, '/profile');
    await expect(box(page, 'Weight')).toHaveValue('82');
    await open(page, '/settings');
    await expect(page.getByLabel('Units')).toHaveValue('metric');
    await open(page, '/dashboard');
    await expect(page.getByText('of -6.8 kg')).toBeVisible();
    await expect(page.getByText('No weight goal is set.')).toHaveCount(0);
  });
});
