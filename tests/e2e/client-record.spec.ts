import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { aHouse, press, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { newSession } from './signed-in.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

/** At three instants, so that pages begin among workouts of one instant. */
async function workOutLongAgo(origin: string, count: number): Promise<string[]> {
  const { access_token, user } = await newSession(origin, 'client@demo.test');
  const sessions = Array.from({ length: count }, (_, n) => {
    const at = new Date(Date.now() - (90 + (n % 3)) * 86_400_000).toISOString().slice(0, 10);
    const moment = `${at}T10:00:00Z`;
    const times = { scheduled_for: moment, started_at: moment, completed_at: moment };
    return { user_id: user.id, name: `Long ago ${n + 1}`, status: 'completed', ...times };
  });
  const answer = await fetch(`${origin}/rest/v1/workout_sessions`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local',
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(sessions),
  });
  if (!answer.ok) throw new Error(`The workouts were refused: ${answer.status} ${await answer.text()}`);
  return sessions.map(({ name }) => name);
}

test('a trainer pages through what a client did long ago, and takes it along into the basement', async ({ device }) => {
  const page = await device('trainer@demo.test');
  const context = page.context();
  await enter(page, 'trainer@demo.test');
  await open(page, '/trainer-dashboard');
  await isSynced(page);
  await workerIsReady(page);
  const names = await workOutLongAgo(new URL(page.url()).origin, 45);
  const openRecord = async (): Promise<void> => {
    await card(page, 'Clients')
      .getByRole('button', { name: /^Tèmítọ́pẹ́/ })
      .first()
      .click();
    await press(page, 'Earlier workouts');
  };
  const shown = async (): Promise<string[]> => {
    const lines = await sheet(page).getByRole('listitem').filter({ hasText: 'Long ago' }).allInnerTexts();
    return lines.map((line) => /Long ago \d+/.exec(line)?.[0] ?? '').toSorted();
  };
  const readsAll = async (): Promise<void> => {
    const more = sheet(page).getByRole('button', { name: 'Show more' });
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      expect(await shown()).toEqual(names.toSorted());
    }).toPass({ timeout: 40_000 });
  };
  await openRecord();
  await readsAll();
  const keep = sheet(page).getByRole('switch', { name: 'Keep the whole record on this device' });
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await openRecord();
  await expect(sheet(page).getByText('Long ago 1', { exact: false })).toHaveCount(0);
  await keep.click();
  await expect(keep).toBeChecked();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await isSynced(page);

  await openRecord();
  await readsAll();
  await context.setOffline(true);
  await open(page, '/trainer-dashboard');
  await openRecord();
  await readsAll();
  await context.setOffline(false);
  await keep.click();
  await expect(keep).not.toBeChecked();
});

test('whoever opens a record in a basement is told of, and its owner reads it there too', async ({ device }) => {
  const trainer = await device('trainer@demo.test');
  await enter(trainer, 'trainer@demo.test');
  await open(trainer, '/trainer-dashboard');
  await isSynced(trainer);
  await workerIsReady(trainer);
  await trainer.context().setOffline(true);
  await card(trainer, 'Clients').getByRole('button', { name: /^Bísí/ }).first().click();
  await expect(sheet(trainer)).toBeVisible();
  await trainer.context().setOffline(false);
  await isSynced(trainer);

  const client = await device('bisi@demo.test');
  await enter(client, 'bisi@demo.test');
  await open(client, '/settings');
  const looked = card(client, 'Who looked at my records');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Lagos' }).format(new Date());
  await expect(looked.getByRole('listitem').filter({ hasText: `${today} · Opened the record` })).toHaveCount(1);
  await isSynced(client);
  await workerIsReady(client);
  await client.context().setOffline(true);
  await open(client, '/settings');
  await expect(looked.getByRole('listitem').filter({ hasText: today })).toHaveCount(1);
});
