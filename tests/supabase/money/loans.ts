import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../support/database.ts';
import { choose, invoiceOf } from './support.ts';

export const PRICE = 12_000_000;

interface Loan {
  id: string;
  state: string;
  amount_kobo: number;
  fees_kobo: number;
  interest_kobo: number;
  total_kobo: number;
  rate_bp: number;
  apr_bp: number;
  version: string;
  words: string;
  sign_by: string;
  sign_from: string | null;
  pays_on: string;
  payments: { amount_kobo: number }[];
}

/** A client's loans of a lender of tests, and what two of the desk do with them. */
export function loansOf(db: () => TestDatabase, [client, clerk, second]: [string, string, string]) {
  const lends = async () => {
    await db()
      .query(`insert into public.lenders (code, title, approval, complaints, rate_bp, fee_bp, fee_kobo, late_fee_kobo,
        early_fee_bp, lengths, from_kobo, to_kobo, reading_days, withdrawal_days)
      values ('test-lender', 'Test Lender', 'TEST-1', 'help@lender.test', 2400, 100, 0, 100000, 0, '{3,6,12}', 1000000,
        100000000, 2, 3)`);
  };
  const ask = (who: string, sql: string, values: unknown[] = []) => db().as(who, (s) => s.query(sql, values));
  const wish = (invoice: string, { who = client, lender = 'test-lender', months = 6 } = {}) =>
    ask(who, 'update public.user_settings set loan_wish = $2 where id = $1', [who, `${invoice} ${lender} ${months}`]);
  const loanOf = async (invoice: string) => (await invoiceOf(db(), invoice))['loan'] as Loan | null;
  const told = async (who = client) =>
    (await db().query('select title from public.notifications where user_id = $1 order by title', [who])).map(
      ({ title }) => title,
    );
  const read = (loan: string, who = client) => ask(who, 'select public.read_loan($1)', [loan]);
  const sign = (loan: string, who = client, version = '2026-11') =>
    ask(who, 'select public.sign_loan($1, $2)', [loan, version]);
  const withdraw = (loan: string, who = client) => ask(who, 'select public.withdraw_loan($1)', [loan]);
  const enter = (id: string, loan: string, who = clerk) =>
    ask(who, `select public.enter_loan_money($1, $2, (now() at time zone 'Africa/Lagos')::date, 'Statement 4')`, [
      id,
      loan,
    ]);
  const decide = (wished: string, who = second, agreed = true) =>
    ask(who, `select public.decide_wish($1, $2, 'It is not there')`, [wished, agreed]);
  const end = (loan: string, way: string, who = clerk) =>
    ask(who, `select public.end_loan($1, $2, 'As it says')`, [loan, way]);
  /** As if it had been read or signed so many days earlier. */
  const ago = (loan: string, what: 'read_at' | 'signed_at', days: number) =>
    db().exec(`alter table private.loans disable trigger guard;
      update private.loans set ${what} = ${what} - interval '${days} days' where id = '${loan}';
      alter table private.loans enable trigger guard`);
  async function offered(who = client) {
    const invoice = await choose(db(), who, 'fitness-foundation');
    await wish(invoice, { who });
    const loan = await loanOf(invoice);
    if (!loan) throw new Error('No loan was offered.');
    return { invoice, ...loan };
  }
  async function signed() {
    const loan = await offered();
    await read(loan.id);
    await ago(loan.id, 'read_at', 10);
    await sign(loan.id);
    return loan;
  }
  async function paidOut() {
    const loan = await signed();
    await ago(loan.id, 'signed_at', 10);
    const id = randomUUID();
    await enter(id, loan.id);
    await decide(id);
    return { ...loan, wish: id };
  }
  return { lends, ask, wish, loanOf, told, read, sign, withdraw, enter, decide, end, ago, offered, signed, paidOut };
}
