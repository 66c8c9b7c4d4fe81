import { expect, test } from 'playwright/test';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { aHouse, DEMO, enterCode, expectNoViolation, press } from './account.ts';

const { address, at, enter, open, signIn } = aHouse();

interface Made {
  id: string;
  totp?: { secret: string };
}

/** Turns the second step on as an app on another device would, and answers with its key. */
async function enrolled(email: string): Promise<string> {
  async function call<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = {
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${address()}/auth/v1${path}`, init)).json()) as T;
  }
  const signedIn = await call<{ access_token: string }>('/token?grant_type=password', { email, password: DEMO });
  const token = signedIn.access_token;
  const { id, totp } = await call<Made>('/factors', { factor_type: 'totp', friendly_name: 'phone' }, token);
  const key = totp?.secret ?? '';
  const challenge = await call<Made>(`/factors/${id}/challenge`, {}, token);
  const code = codeOf(key, stepAt(Date.now()) - 1);
  await call(`/factors/${id}/verify`, { challenge_id: challenge.id, code }, token);
  return key;
}

test('a second step is asked for where it is on, also after the tab was closed in its midst', async ({ page }) => {
  const email = 'ife@demo.test';
  const key = await enrolled(email);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectNoViolation(page);
  await open(page, '/dashboard');
  await at(page, '/auth');
  await enterCode(page, 'Code', '000000');
  await press(page, 'Verify');
  await expect(page.getByText('Invalid TOTP code entered')).toBeVisible();
  await enterCode(page, 'Code', codeOf(key, stepAt(Date.now())));
  await press(page, 'Verify');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await at(page, '/');
  await open(page, '/dashboard');
  await at(page, '/dashboard');
});

test('who has no code at hand signs in with another account', async ({ page }) => {
  const email = 'fatima@demo.test';
  await enrolled(email);
  await signIn(page, email);
  await press(page, 'Sign in with another account');
  await at(page, '/');
  await enter(page, 'bisi@demo.test');
  await open(page, '/dashboard');
  await at(page, '/dashboard');
});

test('a second step is turned on with a picture or a key, and off again', async ({ page }) => {
  await enter(page, 'client@demo.test');
  await open(page, '/settings');
  await press(page, 'Set up two-step sign-in');
  const picture = page.getByRole('img', { name: 'QR code with the key below' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolation(page);
  const key = (await page.locator('code').textContent()) ?? '';
  await enterCode(page, 'Code', codeOf(key, stepAt(Date.now())));
  await press(page, 'Turn on');
  await expect(page.getByText('Signing in asks for a code from your app.')).toBeVisible();
  await press(page, 'Turn off');
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});
