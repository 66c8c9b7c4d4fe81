import type { Page } from 'playwright/test';
import { SESSION_KEY } from '#src/data/session/session-store.ts';

/** The password of every demo account. */
export const DEMO = 'wellness-demo';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

/** From the auth endpoint, as the form asks for it. Sessions can be ended, so each device needs its own. */
export async function newSession(origin: string, email: string): Promise<Tokens> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO }),
  });
  if (!answer.ok) throw new Error(`No session for ${email}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

/**
 * Puts it where the app keeps it (src/data/session/session-store.ts), while a page without the app is open. The form takes two
 * more loads of a page.
 */
export function holdSession(page: Page, tokens: Tokens): Promise<void> {
  const { id, email } = tokens.user;
  const account = { userId: id, email, role: null, providerStatus: null, isOnboarded: false, owesSecondStep: false };
  const kept = { [SESSION_KEY]: JSON.stringify(tokens), account: JSON.stringify(account) };
  return page.evaluate(async (values) => {
    // Dexie counts in tens: this is its version 1.
    const opening = indexedDB.open('session', 10);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept', { keyPath: 'name' }));
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', () => reject(new Error('The session could not be kept.')));
    });
    const db = opening.result;
    const writing = db.transaction('kept', 'readwrite');
    for (const [name, value] of Object.entries(values)) writing.objectStore('kept').put({ name, value });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    db.close();
    localStorage.setItem('account', values.account);
  }, kept);
}

/** Whose session the device of this page holds. */
export const holderOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('account') ?? '{}') as { email?: string }).email);
