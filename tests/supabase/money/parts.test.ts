import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { begun, hintOf, settle } from './support.ts';

const [ADA, OTHER] = [1, 5].map(numbered) as [string, string];

describe.each(engines)('a plan of parts on %s', (engine) => {
  let db: TestDatabase;
  let invoice: string;
  let payment: { reference: string; amount_kobo: number };
  const remind = (day: number) =>
    db.query(
      `select private.remind_of_parts(((instalments -> 1 ->> 'due_on')::date + $2::integer)) from public.invoices where id = $1`,
      [invoice, day],
    );
  const heard = async () =>
    (
      await db.query<{ title: string }>(
        `select title from public.notifications where user_id = $1 and title like '%your plan%' order by created_at, id`,
        [OTHER],
      )
    ).map(({ title }) => title);
  const statusAfter = async (days: number) =>
    (
      await only<{ status: string }>(
        db,
        `select private.status_of(i, (instalments -> 1 ->> 'due_on')::date + $2::integer) as status
         from public.invoices i where id = $1`,
        [invoice, days],
      )
    ).status;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, OTHER);
    const made = await begun(db, OTHER, 'fitness-foundation', true);
    ({ invoice } = made);
    payment = made;
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() => db.exec('delete from public.notifications; delete from private.made_today'));

  test('of which nothing was paid is nothing to remind of', async () => {
    await remind(0);
    expect(await heard()).toEqual([]);
  });

  test('is told of three days before, on the day, and twice after it; each once, and without an amount', async () => {
    await settle(db, payment.reference, { amount: payment.amount_kobo });
    await remind(-4);
    for (const day of [-3, -2, 0, 1, 3, 6, 7, 7, 12, 20]) await remind(day);
    expect(await heard()).toEqual([
      'A part of your plan is due in three days',
      'A part of your plan is due',
      'A part of your plan is not paid yet',
      'A part of your plan is not paid yet',
    ]);
    const amounts = await db.query(`select from private.money_words where title || message ~ '[0-9₦]'`);
    expect(amounts).toEqual([]);
  });

  test('says three days where there are three: a night before the day that was missed is not made up for', async () => {
    await db.query('delete from private.part_reminders');
    for (const day of [-2, -1]) await remind(day);
    expect(await heard()).toEqual([]);
    await remind(1);
    expect(await heard()).toEqual(['A part of your plan is due']);
  });

  test('wakes nobody: what is told of it at night goes out in the morning', async () => {
    await db.query('delete from private.part_reminders');
    await db.query(`update public.notification_preferences set digest = 'never' where id = $1`, [OTHER]);
    // Where it is three in the night now.
    const east = ((3 - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
    await db.query('update public.user_settings set timezone = $2 where id = $1', [OTHER, zone]);
    await remind(3);
    const { hour } = await only<{ hour: number }>(
      db,
      `select min(extract(hour from d.due_at at time zone $2))::integer as hour
       from public.notification_deliveries d where d.user_id = $1`,
      [OTHER, zone],
    );
    expect(hour).toBe(9);
  });

  test('is overdue after a time of grace, and is put off once by its client, while it is not overdue', async () => {
    expect([await statusAfter(7), await statusAfter(8)]).toEqual(['part_paid', 'overdue']);
    const pause = (who = OTHER) => db.as(who, (s) => s.query('select public.pause_parts($1)', [invoice]));
    expect(await hintOf(pause(ADA))).toBe('not-paused');
    await pause();
    expect([await statusAfter(37), await statusAfter(38)]).toEqual(['part_paid', 'overdue']);
    expect(await hintOf(pause())).toBe('not-paused');
    await db.query('delete from private.part_reminders');
    await remind(7);
    expect(await heard()).toEqual([]);
    await remind(27);
    expect(await heard()).toEqual(['A part of your plan is due in three days']);
    const due = await only<{ kobo: number }>(
      db,
      `select private.next_due(i, (instalments -> 2 ->> 'due_on')::date) as kobo from public.invoices i where id = $1`,
      [invoice],
    );
    expect(due.kobo).toBe(1_800_000);
  });
});
