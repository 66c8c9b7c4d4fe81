import { expect } from 'vitest';
import { handTo } from '#src/data/session/people.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { drainInBackground } from '#src/data/sync/drain.ts';
import { aPhone, openPage, signIn } from './parts.ts';
import type { aServer, Page, Phone } from './parts.ts';

type Server = ReturnType<typeof aServer>;

const aFamilyPhone = () => {
  const phone = aPhone();
  return { ...phone, shelf: phone.mirror };
};

export const userIdOf = (page: Page): string | null => {
  const now = page.session.getSnapshot();
  return now.state === 'signed-in' ? now.account.userId : null;
};

export const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await (await page.session.supabase()).auth.getSession()).data.session?.user.id;

/** Ada has it in hand, with Obi beside; both are signed in. */
export async function twoPeople(server: Server) {
  const phone = aFamilyPhone();
  const [ada, obi] = [await server.anAccount(), await server.anAccount()];
  const first = await openPage(server.stack, phone);
  await signIn(first, obi.email);
  await handTo(first.session.store, phone.shelf, null);
  await first.close();
  const page = await server.aPage(phone);
  const open = await signIn(page, ada.email);
  return { phone, page, open, ada, obi };
}

const subjectOf = (authorization: string | null): string =>
  (JSON.parse(Buffer.from(authorization?.split('.')[1] ?? '', 'base64url').toString() || '{}') as { sub?: string })
    .sub ?? '';

export const sentFrom = ({ network }: Phone, from: number, userId: string) =>
  network.requests.slice(from).filter(({ authorization }) => subjectOf(authorization) === userId);

export const sessionsOf = ({ stack }: Server, userId: string) =>
  stack.database.query(`select 1 from auth.sessions where user_id = $1`, [userId]);

/** Sends what is queued, as the worker does, and tells whose. */
export async function drained({ stack }: Server, phone: Phone): Promise<string[]> {
  const from = phone.network.requests.length;
  const store = openSessionStore(null, phone.storeName);
  const { url, anonKey } = stack;
  expect(await drainInBackground({ store, server: { url, anonKey }, fetch: phone.network.fetch })).toBe(true);
  store.close();
  const pushes = phone.network.requests.slice(from).filter((each) => each.url.includes('sync_push'));
  for (const { authorization, body } of pushes) expect(body).toContain(subjectOf(authorization));
  return pushes.map(({ authorization }) => subjectOf(authorization)).toSorted();
}
