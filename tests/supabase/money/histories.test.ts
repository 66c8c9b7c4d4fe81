import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { checkFigures } from './figures.ts';
import { ADMIN, CLIENTS, FINANCE, IN_PARTS, OFFERS, STEPS_OF_ALL, checkInvoice, randomFrom, start } from './history.ts';
import type { Gateway, History } from './history.ts';
import { balances, choose, saveCard } from './support.ts';

const HISTORIES = 300;
const STEPS = 9;

describe.each(engines)('histories of payments on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const id of CLIENTS) await join(db, id);
    await join(db, ADMIN, 'admin');
    await join(db, FINANCE, 'finance');
    for (const id of CLIENTS) await saveCard(db, id);
  }, 120_000);
  afterAll(() => db.close());

  test(`${HISTORIES} of them end balanced, with every kobo explained and nothing counted twice`, async () => {
    const gateway: Gateway = { taken: 0, inHand: 0, returned: 0, returnedByHand: 0, odd: 0 };
    for (let n = 1; n <= HISTORIES; n += 1) {
      const random = randomFrom(n * 7919);
      const client = random.oneOf(CLIENTS) ?? '';
      const offer = random.oneOf(OFFERS) ?? '';
      // Each client's limit of a day would end the test.
      await db.query('delete from private.made_today');
      // A plan that runs is not chosen again.
      await db.query('delete from private.subscriptions');
      const inParts = OFFERS.indexOf(offer) < IN_PARTS && random.below(2) === 0;
      const invoice = await choose(db, client, offer, inParts);
      const history: History = { db, random, gateway, client, invoice, open: [], paid: new Set() };
      await start(history);
      for (let step = 0; step < STEPS; step += 1) await random.oneOf(STEPS_OF_ALL)?.(history);
      await checkInvoice(db, invoice);
    }
    const kobo = await balances(db);
    const sums = await only<Record<'paid' | 'back' | 'returned', number>>(
      db,
      `select (sum(amount_kobo) filter (where status = 'paid'))::bigint as paid,
         sum(refund_kobo)::bigint as back, sum(refunded_kobo)::bigint as returned from public.payments`,
    );
    const disputes = await only<Record<'n' | 'lost' | 'held', number>>(
      db,
      `select count(*)::integer as n, (sum(held_kobo) filter (where outcome = 'lost'))::bigint as lost,
         (sum(held_kobo) filter (where outcome is null))::bigint as held from private.disputes`,
    );
    // Of money that was held and counted for nothing yet.
    const { kobo: lostHeld } = await only<{ kobo: number }>(
      db,
      `select sum(l.amount_kobo)::bigint as kobo from private.ledger_entries e join private.ledger_lines l on l.entry_id = e.id
       where e.kind = 'dispute' and l.account = 'suspense'`,
    );
    const charges = await only<{ n: number }>(
      db,
      `select count(*)::integer as n from private.charges c join public.payments p on p.id = c.payment_id where p.status = 'paid'`,
    );
    // Else nothing of it was tried.
    expect(Math.min(disputes.n, disputes.lost, disputes.held, lostHeld, charges.n)).toBeGreaterThan(0);
    expect(Object.values(kobo).reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(sums.paid).toBe(gateway.taken + gateway.inHand + gateway.returnedByHand);
    expect(sums.returned).toBe(gateway.returned + gateway.returnedByHand + disputes.lost - lostHeld);
    expect(kobo['disputed']).toBe(disputes.held);
    expect((kobo['cash'] ?? 0) + (kobo['bank'] ?? 0)).toBe(gateway.inHand);
    expect((kobo['gateway'] ?? 0) + (kobo['gateway_fees'] ?? 0)).toBe(
      gateway.taken + gateway.odd - gateway.returned - disputes.lost - disputes.held,
    );
    const owed = await only<{ kobo: number }>(
      db,
      `select sum(private.owed(i))::bigint as kobo from public.invoices i where status <> 'draft'`,
    );
    expect(kobo['receivable']).toBe(owed.kobo);
    expect(kobo['client_credit'] ?? 0).toBe(sums.returned - sums.back);
    expect(kobo['suspense'] ?? 0).toBe(lostHeld - gateway.odd);
    await checkFigures(db, FINANCE, kobo);
    const numbers = await db.query<{ number: string }>(
      `select number from public.invoices where number like 'INV%' order by number`,
    );
    expect(numbers.map(({ number }) => Number(number.slice(-5)))).toEqual(numbers.map((_, n) => n + 1));
  }, 300_000);
});
