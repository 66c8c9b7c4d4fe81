import { expect, it } from 'vitest';
import { addGlass } from '#sync/actions/water-intake.ts';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { aServer, opened, signIn } from './parts.ts';
import type { User } from './parts.ts';
import { did } from '../support/did.ts';

// What a device does with a token that is still in time, of a session that no longer holds. The server hides every row
// from it; taken at their word, those answers would empty the device.

const server = aServer();

const TODAY = '2026-05-01';

const glassesThere = async (userId: string): Promise<unknown[]> =>
  (
    await server.stack.database.query('select glasses_consumed from public.water_intake where user_id = $1', [userId])
  ).map(({ glasses_consumed }) => glasses_consumed);

/** A user with a glass that is saved, and one that is not yet sent when the session is spoilt. */
async function drinking(user: User, spoil: () => Promise<unknown>): Promise<void> {
  const { open, userId, phone } = user;
  await did(open.db, addGlass({ userId, date: TODAY }));
  await expect.poll(() => glassesThere(userId)).toEqual([1]);
  await expect.poll(() => open.db.outbox.count()).toBe(0);
  phone.network.up = false;
  await did(open.db, addGlass({ userId, date: TODAY }));
  await spoil();
  phone.network.up = true;
  open.sync.poke();
}

const heldOn = async ({ open, userId }: User) => ({
  rows: await open.db.table('water_intake').where('user_id').equals(userId).count(),
  profile: await open.db.table('profiles').count(),
  unsent: await open.db.outbox.count(),
  rejected: await open.db.rejected.count(),
});

it('keeps what it has and its queue where the session was ended elsewhere, and sends after a sign-in', async () => {
  const user = await server.aUser();
  const { page, open, email, userId } = user;
  await drinking(user, async () => (await server.stack.signIn(email)).auth.signOut({ scope: 'global' }));

  await expect.poll(() => open.db.facts.get('stall')).toMatchObject({ value: 'sign-in' });
  await expect.poll(() => page.session.getSnapshot()).toMatchObject({ state: 'signed-in', canSync: false });
  expect(await heldOn(user)).toEqual({ rows: 1, profile: 1, unsent: 1, rejected: 0 });
  expect(await glassesThere(userId)).toEqual([1]);

  await signIn(page, email);
  await expect.poll(() => glassesThere(userId)).toEqual([2]);
});

it('asks for the second step where the account has got one meanwhile, and sends after it', async () => {
  const user = await server.aUser();
  const { page, userId } = user;
  const secret = 'JBSWY3DPEHPK3PXP';
  const factorId = crypto.randomUUID();
  await drinking(user, () =>
    server.stack.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', $3)`,
      [factorId, userId, secret],
    ),
  );

  await expect.poll(() => page.session.getSnapshot()).toMatchObject({ canSync: true, assurance: 'second-step' });
  await expect.poll(() => page.opening.getSnapshot().state).toBe('closed');
  expect(await glassesThere(userId)).toEqual([1]);

  const { auth } = await page.session.supabase();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, stepAt(Date.now())) });
  expect(error).toBeNull();
  await page.settled();
  await expect.poll(() => glassesThere(userId)).toEqual([2]);
  expect(await heldOn({ ...user, open: opened(page) })).toMatchObject({ rows: 1, profile: 1, rejected: 0 });
});
