import { randomUUID } from 'node:crypto';
import type { Queries, TestDatabase } from '../../support/database.ts';
import { only } from '../people/support.ts';

type Asked = Pick<Queries, 'query'>;

export interface Invoice {
  id: string;
  number: string | null;
  status: string;
  kind: string;
  total_kobo: number;
  tax_kobo: number;
  paid_kobo: number;
  credited_kobo: number;
  instalments: { due_on: string; amount_kobo: number }[];
  lines: { amount_kobo: number; tax_kobo: number }[];
}

export interface Begun {
  reference: string;
  amount_kobo: number;
  currency: string;
  url: string | null;
}

export const invoiceOf = (db: Asked, id: string) =>
  only<Invoice & Record<string, unknown>>(db, 'select * from public.invoices where id = $1', [id]);

export async function choose(db: TestDatabase, who: string, offer: string, inParts = false, quantity = 1) {
  const id = randomUUID();
  await db.as(who, (session) =>
    session.query('select public.choose_offer($1, $2, $3, $4)', [id, offer, inParts, quantity]),
  );
  return id;
}

/** What the screen shows as to be paid. */
async function shownOf(db: Asked, invoice: string, whole: boolean): Promise<number | null> {
  const rows = await db.query<{ kobo: number }>(
    `select case when $2::boolean then private.owed(i) else private.next_due(i, private.day_of(now())) end as kobo
     from public.invoices i where i.id = $1`,
    [invoice, whole],
  );
  return rows[0]?.kobo ?? null;
}

export async function begin(db: TestDatabase, who: string, invoice: string, whole = false, shown?: number) {
  const kobo = shown ?? (await shownOf(db, invoice, whole));
  return db.as(who, (session) =>
    only<Begun & Record<string, unknown>>(session, 'select * from public.begin_payment($1, $2, $3)', [
      invoice,
      whole,
      kobo,
    ]),
  );
}

/** The hint by which a screen knows why it was refused. */
export async function hintOf(asked: Promise<unknown>): Promise<string | null | undefined> {
  try {
    await asked;
    return null;
  } catch (error) {
    return (error as { hint?: string }).hint;
  }
}

export const cancel = (db: TestDatabase, who: string, invoice: string) =>
  db.as(who, (session) => session.query('select public.cancel_invoice($1)', [invoice]));

/** An invoice for which a payment began. */
export async function begun(db: TestDatabase, who: string, offer: string, inParts = false) {
  const invoice = await choose(db, who, offer, inParts);
  return { invoice, ...(await begin(db, who, invoice)) };
}

interface Settled {
  outcome?: string;
  amount: number;
  currency?: string;
  fee?: number;
}

export async function settle(db: Asked, payment: string, said: Settled): Promise<string> {
  const { outcome = 'success', amount, currency = 'NGN', fee = 0 } = said;
  const row = await only<{ state: string }>(db, `select public.settle_payment($1, $2, $3, $4, 'card', $5) as state`, [
    payment,
    outcome,
    amount,
    currency,
    fee,
  ]);
  return row.state;
}

/** A card that its client lets be charged. */
export const saveCard = (db: Asked, client: string) =>
  db.query(
    `with agreed as (
       insert into private.card_consents (client_id, version, language) values ($1, '2026-11', 'en') returning *)
     insert into private.cards (client_id, consent_id, code, email, last_four, expires_on, paid_at)
     select client_id, id, 'AUTH_1', 'a@example.test', '4081', '2030-12-31', given_at from agreed`,
    [client],
  );

interface Disputed {
  amount?: number;
  currency?: string;
  due?: string;
}

/** What the gateway says of a dispute. */
export async function dispute(
  db: Asked,
  id: string,
  payment: string,
  state: 'open' | 'answered' | 'won' | 'lost' | 'unclear',
  { amount, currency = 'NGN', due = '7 days' }: Disputed = {},
): Promise<string> {
  const row = await only<{ state: string }>(
    db,
    `select public.settle_dispute($1, $2, $3, $4, 'chargeback', now() + $5::interval, $6) as state`,
    [id, payment, amount ?? null, currency, due, state],
  );
  return row.state;
}

/** A credit note that one of the desk makes; where two have to agree, the other one does. Its id. */
export async function credit(db: TestDatabase, [who, second]: [string, string], invoice: string, amount: number) {
  const id = randomUUID();
  const { stands } = await db.as(who, (session) =>
    only<{ stands: boolean }>(session, `select public.credit_invoice($1, $2, $3, 'Not held') as stands`, [
      id,
      invoice,
      amount,
    ]),
  );
  if (!stands) await db.as(second, (session) => session.query('select public.decide_wish($1, true)', [id]));
  const note = await only<{ id: string }>(
    db,
    'select id from public.invoices where credits_id = $1 order by number desc limit 1',
    [invoice],
  );
  return note.id;
}

/** What one of the desk does with `sql`, and where it waits for a second person, the other one agrees to. */
export async function byTwo(db: TestDatabase, [who, second]: [string, string], sql: string, values: unknown[]) {
  const { done } = await db.as(who, (session) => only<{ done: boolean }>(session, `select ${sql} as done`, values));
  if (done) return;
  const { id } = await only<{ id: string }>(
    db,
    `select id from private.money_wishes where outcome is null and $1::uuid in (payment_id, refund_id)`,
    [values[0]],
  );
  await db.as(second, (session) => session.query('select public.decide_wish($1, true)', [id]));
}

/** The balance of each account, by name. */
export async function balances(db: Asked): Promise<Record<string, number>> {
  const rows = await db.query<{ account: string; kobo: number }>(
    'select account, sum(amount_kobo)::bigint as kobo from private.ledger_lines group by account',
  );
  return Object.fromEntries(rows.map(({ account, kobo }) => [account, kobo]));
}
