import { describe, expect, it } from 'vitest';
import { askForDeletion, confirmDeletion, isDeleted } from '#src/data/session/deletion.ts';
import { lastMail, linkIn } from '../supabase/auth/support.ts';
import { aPhone, aServer, ageTokens } from './parts.ts';
import type { User } from './parts.ts';

const server = aServer();

const run = (sql: string, { userId }: User): Promise<unknown> => server.stack.database.query(sql, [userId]);
const deleteAccount = (user: User): Promise<unknown> => run('delete from auth.users where id = $1', user);
const endSessions = (user: User): Promise<unknown> => run('delete from auth.sessions where user_id = $1', user);

/** As after a while in which nobody looked at the app. */
async function wake({ page, phone }: User): Promise<void> {
  await ageTokens(phone, 1);
  expect(await page.session.refresh()).toBe('refused');
}

it('is learned by a device whose session ended with the account', async () => {
  const user = await server.aUser();
  await deleteAccount(user);
  await wake(user);
  expect(await isDeleted(user.page.session, user.userId)).toBe(true);
});

it('is learned by a device whose token is not over, once the server refuses its session', async () => {
  const user = await server.aUser();
  const { session } = user.page;
  expect(await isDeleted(session, user.userId)).toBe(false);
  await deleteAccount(user);
  user.open.sync.poke();
  await expect.poll(() => session.getSnapshot()).toMatchObject({ canSync: false });
  expect(await isDeleted(user.page.session, user.userId)).toBe(true);
});

it('is nothing that a session which the server ended says', async () => {
  const user = await server.aUser();
  await endSessions(user);
  await wake(user);
  expect(await isDeleted(user.page.session, user.userId)).toBe(false);
});

it('is nothing that a user says whom the server does not know, as after an older backup', async () => {
  const user = await server.aUser();
  await deleteAccount(user);
  await run('delete from private.deleted_accounts where user_id = $1', user);
  await wake(user);
  expect(await isDeleted(user.page.session, user.userId)).toBe(false);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a dead gateway', () => new Response('', { status: 502 })],
  ['a refusal', () => Response.json({ deleted: true }, { status: 403 })],
  ['a page of somebody else', () => new Response('<h1>Pay for the network</h1>')],
  ['an answer to something else', () => Response.json({ deleted: 'yes' })],
])('is nothing that %s says', async (_, answer) => {
  const user = await server.aUser();
  await endSessions(user);
  await wake(user);
  user.phone.network.answer = (url) => (url.includes('delete-account') ? answer() : null);
  expect(await isDeleted(user.page.session, user.userId).catch(() => false)).toBe(false);
});

describe('a deletion that is confirmed', () => {
  async function mailed(user: User): Promise<string> {
    expect(await askForDeletion(user.page.session, user.userId)).toEqual({ refused: null });
    const { email } = (await (await user.page.session.supabase()).auth.getUser()).data.user ?? {};
    return new URL(linkIn(lastMail(server.stack, email ?? ''))).searchParams.get('token') ?? '';
  }

  it('is done from a browser where nobody is signed in, and is heard of where somebody is', async () => {
    const user = await server.aUser();
    const token = await mailed(user);
    const stranger = await server.aPage(aPhone());
    expect(await confirmDeletion(stranger.session, token)).toBe('deleted');
    expect(await isDeleted(user.page.session, user.userId)).toBe(true);
  });

  it('is not done without a network, and then is with the same token', async () => {
    const user = await server.aUser();
    const token = await mailed(user);
    user.phone.network.up = false;
    expect(await confirmDeletion(user.page.session, token)).toBe('offline');
    user.phone.network.up = true;
    expect(await confirmDeletion(user.page.session, token)).toBe('deleted');
  });

  it('is refused for a link that has run out, and believed from nobody but the server', async () => {
    const user = await server.aUser();
    const { session } = user.page;
    expect(await confirmDeletion(session, 'old.token')).toBe('expired');
    const answering = (answer: () => Response): void => void (user.phone.network.answer = () => answer());
    answering(() => new Response('<h1>Pay for the network</h1>'));
    expect(await confirmDeletion(session, 'a.token')).toBe('offline');
    answering(() => new Response('', { status: 502 }));
    expect(await confirmDeletion(session, 'a.token')).toBe('failed');
  });
});
