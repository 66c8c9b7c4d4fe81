import { expect, test } from 'playwright/test';
import { aHouse, box, expectNoViolation, keptDrafts, press } from './account.ts';

const { at, enter, open } = aHouse();

test.describe('onboarding', () => {
  test('takes four steps by the keyboard, outlives a killed tab, and saves', async ({ page, context }) => {
    await enter(page, 'tonye@demo.test');
    await open(page, '/dashboard');
    await at(page, '/onboarding');
    await expect(box(page, 'Phone')).toBeVisible();
    await expectNoViolation(page);
    const goOn = page.getByRole('button', { name: 'Next', exact: true });
    await box(page, 'Phone').fill('');
    await expect(goOn).toBeDisabled();
    await box(page, 'Phone').press('Enter');
    await expect(page.getByRole('heading', { name: 'Your body' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByText('This is needed.')).toBeVisible();
    await box(page, 'Phone').fill('+234 800 000 0106');
    await expect(goOn).toBeEnabled();
    await box(page, 'Phone').press('Enter');
    await expect(page.getByRole('heading', { name: 'Your body' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('31');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'lb, in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('181.5');
    await expect.poll(async () => JSON.stringify(await keptDrafts(page, 'onboarding'))).toContain('"181.5"');
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await open(next, '/onboarding');
    await expect(box(next, 'Age')).toHaveValue('31');
    await expect(box(next, 'Weight')).toHaveValue('181.5');
    await box(next, 'Height').fill('68');
    await box(next, 'Height').press('Enter');
    await next.keyboard.press('Tab');
    await next.keyboard.press('Space');
    await next.keyboard.press('ArrowDown');
    await expect(next.getByLabel('Lose 15-25 lbs')).toBeChecked();
    await expectNoViolation(next);
    await press(next, 'Previous');
    await expect(box(next, 'Weight')).toHaveValue('181.5');
    await press(next, 'Next');
    await press(next, 'Next');
    await next.getByLabel('Preferred Fitness Center').selectOption('Abuja');
    await press(next, 'Complete Setup');
    await expect(next.getByText('Your profile has been created successfully.')).toBeVisible();
    await at(next, '/profile');
    await next.getByRole('link', { name: 'See my targets' }).click();
    const proposal = next.getByRole('dialog', { name: 'Targets that are yours' });
    await proposal.getByLabel('How your days go, workouts apart').selectOption('Mostly sitting');
    await expectNoViolation(next);
    await press(next, 'Take these targets');
    await expect(next.getByText('Targets saved')).toBeVisible();
    // What was open has been gone back from.
    const modal = () => next.evaluate(() => (history.state as { modal?: string } | null)?.modal);
    await expect.poll(modal).toBeUndefined();
    await open(next, '/profile');
    await expect(box(next, 'Weight')).toHaveValue('181.5');
    await expect(next.getByRole('link', { name: 'See my targets' })).toHaveCount(0);
    await open(next, '/onboarding');
    await at(next, '/dashboard');
  });
});
