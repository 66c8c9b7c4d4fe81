import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { nextOf } from '#src/features/billing/rules.ts';
import type { Invoice as Row } from '#sync/entities/invoices.ts';
import type { TestDatabase } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { begin, byTwo, credit as makeCredit, dispute, invoiceOf, settle } from './support.ts';

// What may happen to money, step by step at random.

export const CLIENTS = [numbered(1), numbered(2), numbered(3)];
export const [FINANCE, ADMIN] = [numbered(8), numbered(9)];
/** The first two are sold in parts as well. */
export const IN_PARTS = 2;
export const OFFERS = [
  'bronze-program',
  'fitness-foundation',
  'personal-training',
  'medical-consultation',
  'basic',
  'premium',
];

/** What the gateway holds, by its own count: what came in and what it gave back. */
export interface Gateway {
  taken: number;
  /** Of what came and went past it. */
  inHand: number;
  returned: number;
  returnedByHand: number;
  odd: number;
}

export function randomFrom(seed: number) {
  let state = seed;
  const below = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  return { below, oneOf: <T>(list: readonly T[]): T | undefined => list[below(list.length)] };
}

type Random = ReturnType<typeof randomFrom>;

export interface History {
  db: TestDatabase;
  random: Random;
  gateway: Gateway;
  client: string;
  invoice: string;
  open: { reference: string; amount: number }[];
  /** Payments the gateway has taken money for. */
  paid: Set<string>;
}

type Step = (history: History) => Promise<void>;

const heldOf = (db: TestDatabase, invoice: string) =>
  db.query<{ id: string; amount_kobo: number; is_booked: boolean }>(
    `select p.id, p.amount_kobo, exists (select from private.ledger_entries e where e.key = 'held ' || p.id) as is_booked
     from public.payments p where p.invoice_id = $1 and p.status = 'held' order by p.id`,
    [invoice],
  );

const proofOf = async (db: TestDatabase, invoice: string) =>
  (
    await db.query<{ id: string; amount_kobo: number }>(
      'select id, amount_kobo from private.money_wishes where invoice_id = $1 and outcome is null',
      [invoice],
    )
  )[0];

export const start: Step = async ({ db, random, client, invoice, open }) => {
  const before = await invoiceOf(db, invoice);
  const { today } = await only<{ today: string }>(db, 'select private.day_of(now())::text as today');
  const next = nextOf(before as unknown as Row, today);
  const isLooked = (await heldOf(db, invoice)).length > 0 || (await proofOf(db, invoice)) !== undefined;
  if (!next || before.status === 'void' || isLooked) {
    expect(await codeOf(begin(db, client, invoice))).toBe('P0001');
    return;
  }
  const whole = random.below(3) === 0;
  const begun = await begin(db, client, invoice, whole);
  expect(begun.amount_kobo).toBe(whole ? before.total_kobo - before.paid_kobo - before.credited_kobo : next.kobo);
  open.push({ reference: begun.reference, amount: begun.amount_kobo });
};

/** The money comes, and its message does: now, again, or for one that was given up. */
const succeed: Step = async ({ db, random, gateway, open, paid }) => {
  const payment = random.oneOf(open);
  if (!payment) return;
  const isNew = !paid.has(payment.reference);
  const state = await settle(db, payment.reference, { amount: payment.amount, fee: random.below(5) * 100 });
  expect(state).toBe(isNew ? 'paid' : 'known');
  if (isNew) gateway.taken += payment.amount;
  paid.add(payment.reference);
};

const fail: Step = async ({ db, random, open, paid }) => {
  const payment = random.oneOf(open);
  if (!payment) return;
  const outcome = random.oneOf(['failed', 'abandoned', 'open']) ?? 'open';
  const state = await settle(db, payment.reference, { amount: payment.amount, outcome });
  expect(state === 'known').toBe(paid.has(payment.reference));
};

const payOddly: Step = async ({ db, random, gateway, open, paid }) => {
  const payment = random.oneOf(open);
  if (!payment || paid.has(payment.reference)) return;
  const inDollars = random.below(2) === 0;
  const said = inDollars ? { amount: payment.amount, currency: 'USD' } : { amount: payment.amount - 100 };
  expect(await settle(db, payment.reference, said)).toBe('held');
  if (!inDollars) gateway.odd += said.amount;
  paid.add(payment.reference);
};

/** Somebody has looked. */
const release: Step = async ({ db, random, gateway, invoice }) => {
  const payment = random.oneOf(await heldOf(db, invoice));
  if (!payment) return;
  const way = payment.is_booked ? random.oneOf(['invoice', 'refund']) : 'by hand';
  const { disputed } = await only<{ disputed: boolean }>(db, 'select private.is_disputed($1) as disputed', [
    payment.id,
  ]);
  const released = byTwo(db, [ADMIN, FINANCE], `public.release_held($1, $2, 'Seen')`, [payment.id, way]);
  expect(await codeOf(released)).toBe(disputed ? 'P0001' : null);
  if (disputed) return;
  if (!payment.is_booked) return;
  gateway.odd -= payment.amount_kobo;
  gateway.taken += payment.amount_kobo;
};

const cancel: Step = async ({ db, client, invoice }) => {
  const before = await invoiceOf(db, invoice);
  const isHeld = (await heldOf(db, invoice)).length > 0 || (await proofOf(db, invoice)) !== undefined;
  const code = await codeOf(db.as(client, (s) => s.query('select public.cancel_invoice($1)', [invoice])));
  const isOpen = before.status === 'void' || (before.status === 'open' && before.credited_kobo === 0);
  expect(code).toBe(isOpen && !isHeld ? null : 'P0001');
};

const credit: Step = async ({ db, random, invoice }) => {
  const { status, total_kobo, credited_kobo } = await invoiceOf(db, invoice);
  const left = total_kobo - credited_kobo;
  const amount = random.below(3) === 0 ? left : 1 + random.below(Math.max(1, left));
  const code = await codeOf(makeCredit(db, [ADMIN, FINANCE], invoice, amount));
  expect(code).toBe(status === 'void' || left === 0 ? 'P0001' : null);
};

/** Cash or a transfer that one has seen. */
const prove: Step = async ({ db, random, invoice }) => {
  const { status } = await invoiceOf(db, invoice);
  const entered = db.as(ADMIN, (s) =>
    s.query(`select public.enter_proof($1, $2, $3, $4, (now() at time zone 'Africa/Lagos')::date, $5)`, [
      randomUUID(),
      invoice,
      random.oneOf(['cash', 'transfer']),
      1 + random.below(3_000_000),
      'Receipt 7',
    ]),
  );
  expect(await codeOf(entered)).toBe(status === 'void' ? 'P0001' : null);
};

/** Another one says whether it is so; who entered it may not. */
const confirm: Step = async ({ db, random, gateway, invoice }) => {
  const proof = await proofOf(db, invoice);
  if (!proof) return;
  const decide = (who: string, agreed: boolean) =>
    db.as(who, (s) => s.query('select public.decide_wish($1, $2, $3)', [proof.id, agreed, 'Not on the statement']));
  expect(await codeOf(decide(ADMIN, true))).toBe('42501');
  const agreed = random.below(3) > 0;
  await decide(FINANCE, agreed);
  expect(await codeOf(decide(FINANCE, true))).toBe('P0001');
  if (agreed) gateway.inHand += proof.amount_kobo;
};

const giveBackByHand: Step = async ({ db, gateway }) => {
  const rows = await db.query<{ id: string; amount_kobo: number }>(
    `select id, amount_kobo from private.refunds where by_hand and status <> 'done'`,
  );
  for (const { id, amount_kobo } of rows) {
    await byTwo(db, [FINANCE, ADMIN], 'public.refund_by_hand($1, $2)', [id, 'Receipt 8']);
    gateway.inHand -= amount_kobo;
    gateway.returnedByHand += amount_kobo;
  }
};

const giveBack: Step = async ({ db, random, gateway, open }) => {
  const payment = random.oneOf(open);
  const rows = await db.query<{ refund: string; amount_kobo: number }>('select * from public.refunds_of($1)', [
    payment?.reference ?? null,
  ]);
  const refund = random.oneOf(rows);
  if (!refund) return;
  const { may } = await only<{ may: boolean }>(
    db,
    'select public.may_send_refund($1, (select sent from private.refunds where id = $1)) as may',
    [refund.refund],
  );
  if (!may) return;
  await db.query('select public.settle_refund($1, $2)', [refund.refund, random.oneOf(['sent', 'failed'])]);
  await db.query(`select public.settle_refund($1, 'done')`, [refund.refund]);
  await db.query(`select public.settle_refund($1, $2)`, [refund.refund, random.oneOf(['done', 'sent', 'failed'])]);
  gateway.returned += refund.amount_kobo;
};

const night: Step = async ({ db }) => {
  await db.query('select private.pass_day_of_money()');
};

/** The client's bank wants something back, in any order, and again. */
const disputePaid: Step = async ({ db, random, invoice, paid }) => {
  const payment = random.oneOf([...paid]);
  if (payment === undefined) return;
  const state = random.oneOf(['open', 'open', 'won', 'lost'] as const) ?? 'open';
  const amount = random.below(3) === 0 ? { amount: 1 + random.below(1_000_000) } : {};
  await dispute(db, `${invoice} ${random.below(2)}`, payment, state, amount);
};

/** The plan's next period comes: it is charged, refused or paid by nobody, and perhaps was not wished any more. */
const renew: Step = async ({ db, random, gateway, client }) => {
  await db.query(
    `update private.subscriptions set started_on = (private.day_of(now()) - make_interval(months => months))::date where client_id = $1 and not ended`,
    [client],
  );
  await db.query('update private.charges set period_from = period_from - 30');
  for (const day of [-3, 0, random.below(12)])
    await db.query('select private.pass_day_of_plans(private.day_of(now()) + $1::integer)', [day]);
  const [claimed] = await db.query<{ payment: string; amount_kobo: number }>('select * from public.claim_charge()');
  const outcome = random.oneOf(['success', 'success', 'failed']) ?? 'failed';
  if (claimed) {
    await settle(db, claimed.payment, { outcome, amount: claimed.amount_kobo });
    if (outcome === 'success') gateway.taken += claimed.amount_kobo;
  }
  if (random.below(3) > 0) return;
  await db.query(
    `update public.user_settings set subscription_cancelled_at = now() - interval '2 days' where id = $1`,
    [client],
  );
  await db.query('select private.pass_day_of_plans(private.day_of(now()))');
};

const MORE_OFTEN: Step[] = [start, start, start, succeed, succeed, succeed, fail, giveBack];
export const STEPS_OF_ALL: Step[] = [
  ...MORE_OFTEN,
  payOddly,
  release,
  release,
  cancel,
  credit,
  night,
  prove,
  confirm,
  confirm,
  giveBackByHand,
  disputePaid,
  disputePaid,
  renew,
];

/** What is left to pay of an invoice is what the ledger says of it. */
export async function checkInvoice(db: TestDatabase, id: string): Promise<void> {
  const { status, total_kobo, paid_kobo, credited_kobo } = await invoiceOf(db, id);
  const { kobo } = await only<{ kobo: number }>(
    db,
    `select coalesce(sum(l.amount_kobo), 0)::integer as kobo
     from private.ledger_entries e join private.ledger_lines l on l.entry_id = e.id
     where e.invoice_id = $1 and l.account = 'receivable'`,
    [id],
  );
  const owed = status === 'void' ? 0 : Math.max(0, total_kobo - paid_kobo - credited_kobo);
  expect(kobo, `${id} ${status}`).toBe(status === 'draft' ? 0 : owed);
}
