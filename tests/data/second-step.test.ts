import type { SupabaseClient } from '@supabase/supabase-js';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { DATABASE, databaseName } from '#src/data/database/database-options.ts';
import { drainInBackground } from '#src/data/sync/drain.ts';
import { countUnsent } from '#src/data/session/unsent.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { PASSWORD } from '../support/stack.ts';
import { aPhone, aServer, opened } from './parts.ts';
import type { Page } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();

async function verify({ auth }: SupabaseClient, factorId: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** An account with the second step, its owner's device, and the key of his authenticator. */
async function secured() {
  const { email, userId } = await server.anAccount();
  const owner = await server.stack.signIn(email);
  const { data, error } = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error) throw error;
  const { id, totp } = data;
  await verify(owner, id, codeOf(totp.secret, stepAt(Date.now()) - 1));
  return { email, userId, owner, factorId: id, code: () => codeOf(totp.secret, stepAt(Date.now())) };
}

async function givePassword(page: Page, email: string): Promise<void> {
  const { error } = await (await page.session.supabase()).auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  await page.settled();
}

const shownOf = (page: Page) => [page.session.getSnapshot(), page.opening.getSnapshot()];

const heldBack = (canSync: boolean) => [{ state: 'signed-in', canSync, assurance: 'second-step' }, { state: 'closed' }];

describe('who has proved the password and not the second step', () => {
  it('gets no record onto the device, also after the owner has ended the session', async () => {
    const { email, userId, owner } = await secured();
    const phone = aPhone();
    const page = await server.aPage(phone);
    await givePassword(page, email);
    expect(shownOf(page)).toMatchObject(heldBack(true));

    await owner.auth.signOut({ scope: 'others' });
    expect(await page.session.refresh(Infinity)).toBe('refused');
    await page.settled();
    expect(shownOf(page)).toMatchObject(heldBack(false));
    await page.close();

    const again = await server.aPage(phone);
    expect(shownOf(again)).toMatchObject(heldBack(false));
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
  });

  it('gets them with the code, and keeps them when that session is ended', async () => {
    const { email, userId, owner, factorId, code } = await secured();
    const page = await server.aPage(aPhone());
    await givePassword(page, email);
    await verify(await page.session.supabase(), factorId, code());
    await page.settled();
    expect(opened(page).userId).toBe(userId);

    await owner.auth.signOut({ scope: 'others' });
    expect(await page.session.refresh(Infinity)).toBe('refused');
    expect(page.session.getSnapshot()).toMatchObject({ canSync: false, assurance: 'enough' });
    expect(opened(page).userId).toBe(userId);
  });

  it('is told what is unsent in the database that stays closed to him', async () => {
    const { email, userId } = await secured();
    const page = await server.aPage(aPhone());
    await givePassword(page, email);
    expect(await countUnsent(page)).toMatchObject({ count: 0, rejected: 0 });

    const db = await openDatabase(userId, entities, DATABASE);
    await did(db, addGlass({ userId, date: '2026-05-01' }));
    db.close();
    expect(await countUnsent(page)).toMatchObject({ count: 1 });
    expect(page.opening.getSnapshot().state).toBe('closed');
  });

  it('has nothing sent or fetched with no tab open', async () => {
    const { email } = await secured();
    const phone = aPhone();
    const page = await server.aPage(phone);
    await givePassword(page, email);
    const { fetch } = phone.network;
    const asked = phone.network.requests.length;
    expect(await drainInBackground({ store: page.session.store, server: server.stack, fetch })).toBe(true);
    expect(phone.network.requests).toHaveLength(asked);
  });
});
