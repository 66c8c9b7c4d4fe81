import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, DEMO, enterCode, expectNoViolation, password, press, reload, workerIsReady } from './account.ts';
import { newSession } from './signed-in.ts';

const { address, at, enter, enterByForm, mailedCode, mailedLink, open, signIn } = aHouse();

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await box(page, 'First Name').fill('Ada');
  await box(page, 'Last Name').fill('Obi');
  await box(page, 'Email').fill(email);
  await password(page).fill('secret1');
  await page.getByLabel('Confirm Password').fill('secret1');
}

test.describe('signing up', () => {
  test('asks for the same password twice and for all agreements, and keeps what was typed', async ({ page }) => {
    await open(page, '/auth');
    await fillSignUp(page, 'rules@example.org');
    await page.getByLabel('Confirm Password').fill('secret2');
    await press(page, 'Create Account');
    await expect(page.getByText('Password mismatch')).toBeVisible();
    await expect(page.getByText('Passwords do not match. Please try again.').first()).toBeVisible();
    await page.getByLabel('Confirm Password').fill('secret1');
    await page.getByLabel('I agree to the Privacy Policy').check();
    await page.getByLabel('I agree to the Terms of Service').check();
    await press(page, 'Create Account');
    await expect(page.getByText('Agreement required')).toBeVisible();
    await expect(page.getByText('Please agree to all policies and disclaimers to continue.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'I am 18 or older' })).toBeVisible();
    await expect(box(page, 'Email')).toHaveValue('rules@example.org');
    for (const [name, path] of Object.entries({
      'Read the Privacy Policy': '/privacy-policy',
      'Read the Terms of Service': '/terms-of-service',
      'Read the Medical Disclaimer': '/medical-disclaimer',
    })) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expectNoViolation(page);
  });

  test('mails a link that signs in from whatever page it leads to, and onboarding comes first', async ({ page }) => {
    const email = 'ada@example.org';
    await open(page, '/auth');
    await fillSignUp(page, email);
    for (const name of ['Privacy Policy', 'Terms of Service', 'Medical Disclaimer', 'I am 18 or older']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await press(page, 'Create Account');
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
    await signIn(page, email, 'secret1');
    await expect(page.getByText('Email not confirmed')).toBeVisible();

    await page.goto(await mailedLink(email, /confirm/i));
    await expect(page.getByText('Your address is confirmed')).toBeVisible();
    await at(page, '/onboarding');
    await mailedLink(email, /^Welcome to /);
    await open(page, '/nutrition');
    await at(page, '/onboarding');
    await expect(box(page, 'First Name')).toHaveValue('Ada');
  });

  test('is finished by the code in the mail, which is sent again when it is asked for', async ({ page }) => {
    const email = 'bola@example.org';
    await open(page, '/auth');
    await fillSignUp(page, email);
    await page.getByLabel('Confirm Password').fill('secret2');
    for (const name of ['Privacy Policy', 'Terms of Service', 'Medical Disclaimer', 'I am 18 or older']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await press(page, 'Create Account');
    await expect(page.getByText('Password mismatch')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('secret1');
    await press(page, 'Create Account');
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(page.getByText('Password mismatch')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused();
    await expectNoViolation(page);

    await press(page, 'Back to Sign In');
    await expect(box(page, 'Email')).toHaveValue(email);
    await password(page).fill('secret1');
    await press(page, 'Sign In');
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    await page.route('**/auth/v1/resend*', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error_code: 'over_email_send_rate_limit',
          msg: 'For security purposes, you can only request this after 43 seconds.',
        },
      }),
    );
    await press(page, 'Send the mail again');
    await expect(page.getByRole('button', { name: /^Send the mail again in 4\d s$/ })).toBeDisabled();
    await page.unroute('**/auth/v1/resend*');
    await press(page, 'Back to Sign In');
    await password(page).fill('secret1');
    await press(page, 'Sign In');
    await press(page, 'Send the mail again');
    await expect(page.getByText('Mail sent')).toBeVisible();

    await enterCode(page, 'Code from the mail', '000000');
    await press(page, 'Confirm');
    await expect(page.getByText('This code is not right, or it has expired.')).toBeVisible();
    await enterCode(page, 'Code from the mail', await mailedCode(email, /confirm/i));
    await press(page, 'Confirm');
    await expect(page.getByText('Your address is confirmed')).toBeVisible();
    await expect(page.getByText('Confirmation failed')).toHaveCount(0);
    await at(page, '/onboarding');
  });

  test('as a provider is finished by the code too, and leads to the application', async ({ page }) => {
    const email = 'chika@example.org';
    await open(page, '/provider-auth');
    await page.getByRole('tab', { name: 'Join as Provider' }).click();
    await page.getByLabel('Provider Type').selectOption('doctor');
    await box(page, 'First Name').fill('Chika');
    await box(page, 'Last Name').fill('Eze');
    await box(page, 'Email').fill(email);
    await password(page).fill('secret1');
    await page.getByLabel('Confirm Password').fill('secret1');
    await press(page, 'Create Provider Account');
    await enterCode(page, 'Code from the mail', await mailedCode(email, /confirm/i));
    await press(page, 'Confirm');
    await expect(page.getByText('Your address is confirmed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your application is being reviewed' })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('says why it failed, keeps what was typed, and then leads to the front page', async ({ page }) => {
    await open(page, '/auth');
    await expect(page).toHaveTitle(/^Sign In · /);
    await expectNoViolation(page);
    await signIn(page, 'client@demo.test', 'wrong');
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await expect(box(page, 'Email')).toHaveValue('client@demo.test');
    await expect(password(page)).toHaveValue('wrong');
    await password(page).fill(DEMO);
    const welcome = page.waitForRequest(/functions\/v1\/send-welcome-email/);
    await password(page).press('Enter');
    await expect(page.getByText('You have successfully signed in.')).toBeVisible();
    await welcome;
    await at(page, '/');
    await open(page, '/auth');
    await at(page, '/');
    await open(page, '/dashboard');
    await at(page, '/dashboard');
  });

  test('shows the password when asked, and tells a password manager what is what', async ({ page }) => {
    await open(page, '/auth');
    await password(page).fill('seen');
    await press(page, 'Show password');
    await expect(password(page)).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(box(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(box(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  });

  test('without a connection says that it needs one, before and after the attempt', async ({ page, context }) => {
    await open(page, '/auth');
    await workerIsReady(page);
    await reload(page);
    await context.setOffline(true);
    await reload(page);
    const words = page.getByText('Signing in needs a connection. What you typed is kept.');
    await expect(words).toHaveCount(1);
    await box(page, 'Email').fill('client@demo.test');
    await password(page).fill(DEMO);
    await press(page, 'Sign In');
    await expect(words).toHaveCount(2);
    await expect(box(page, 'Email')).toHaveValue('client@demo.test');
    await context.setOffline(false);
    await press(page, 'Sign In');
    await at(page, '/');
  });
});

test('a forgotten password is replaced by way of a mail', async ({ page }) => {
  await open(page, '/auth');
  await press(page, 'Forgot your password?');
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await press(page, 'Back to Sign In');
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await box(page, 'Email').fill('chinedu@demo.test');
  await press(page, 'Send Reset Link');
  await expect(page.getByText('Password reset sent!')).toBeVisible();
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible();
  await page.goto(await mailedLink('chinedu@demo.test', /password/i));
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByLabel('New Password', { exact: false }).first().fill('12345');
  await press(page, 'Update Password');
  await expect(page.getByText('Password too short')).toBeVisible();
  await page.getByLabel('New Password', { exact: false }).first().fill('another1');
  await page.getByLabel('Confirm New Password').fill('another2');
  await press(page, 'Update Password');
  await expect(page.getByText('Please confirm the same password.')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('another1');
  await expectNoViolation(page);
  await press(page, 'Update Password');
  await expect(page.getByText('Your password has been reset successfully.')).toBeVisible();
  const again = await page.context().browser()?.newPage();
  if (!again) throw new Error('no browser');
  await enterByForm(again, 'chinedu@demo.test', 'another1');
  await again.close();
});

test('a link that is used up says so, wherever it leads', async ({ page }) => {
  await open(page, '/reset-password');
  await expect(page.getByText('This link may be invalid or expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await at(page, '/auth');
  await open(page, '/#error=access_denied&error_code=otp_expired&error_description=x');
  await expect(page.getByRole('alert')).toContainText('This link may be invalid or expired.');
  await open(page, '/#access_token=x&type=recovery');
  await expect(page).toHaveURL(/\/reset-password/);
});

/** The fragment of a link that signs in whoever sends it. */
async function linkOf(email: string, type: string): Promise<string> {
  const { access_token, refresh_token } = await newSession(address(), email);
  return `#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type })}`;
}

const ownerOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('account') ?? '{}') as { email?: string }).email ?? '');

test("somebody else's link changes neither who is signed in nor a password", async ({ page, browser }) => {
  await enter(page, 'bisi@demo.test');
  for (const [type, path] of [
    ['signup', '/auth'],
    ['recovery', '/reset-password'],
  ] as const) {
    // Another document, as whoever follows a link of a mail opens one.
    await page.goto('about:blank');
    await open(page, `/${await linkOf('fatima@demo.test', type)}`);
    await expect(page.getByText('You stay signed in as bisi@demo.test.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}#`));
    await expect(page.getByLabel('Confirm New Password')).toHaveCount(0);
    if (type === 'signup') await expectNoViolation(page);
    await press(page, 'Continue');
    await at(page, '/');
    await open(page, '/dashboard');
    await at(page, '/dashboard');
    expect(await ownerOf(page)).toBe('bisi@demo.test');
  }
  const own = await linkOf('bisi@demo.test', 'recovery');
  await page.goto('about:blank');
  await open(page, `/${own}`);
  await expect(page.getByLabel('Confirm New Password')).toBeVisible();
  const stranger = await browser.newPage();
  await open(stranger, `/${await linkOf('fatima@demo.test', 'signup')}`);
  await at(stranger, '/dashboard');
  expect(await ownerOf(stranger)).toBe('fatima@demo.test');
  await stranger.close();
});
