import * as z from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import type { Day } from '#src/lib/days.ts';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import type { Remote } from '#src/work/remote/use-remote.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import type { Invoice } from '#sync/entities/invoices.ts';

// What a lender offers for an invoice. The figures are the database's; here nothing is counted.

const payment = z.object({ due_on: z.string(), amount_kobo: z.int() });

const Loan = z.object({
  id: z.string(),
  state: z.enum(['offered', 'read', 'signed', 'withdrawn', 'paid_out', 'closed', 'refused', 'returned']),
  lender: z.string(),
  approval: z.string(),
  complaints: z.string(),
  amount_kobo: z.int(),
  total_kobo: z.int(),
  fees_kobo: z.int(),
  interest_kobo: z.int(),
  late_fee_kobo: z.int(),
  early_fee_bp: z.int(),
  rate_bp: z.int(),
  apr_bp: z.int(),
  reading_days: z.int(),
  withdrawal_days: z.int(),
  sign_by: z.string(),
  sign_from: z.nullable(z.string()),
  withdraw_until: z.nullable(z.string()),
  pays_on: z.string(),
  payments: z.array(payment),
  version: z.string(),
  words: z.string(),
});
export type Loan = z.infer<typeof Loan>;

export const loanOf = ({ loan }: Pick<Invoice, 'loan'>): Loan | null => Loan.safeParse(loan).data ?? null;

const OVER: ReadonlySet<Loan['state']> = new Set(['withdrawn', 'refused', 'returned']);

/** Whether another one may be asked for; as private.is_lendable of the database has it. */
export const mayAsk = (invoice: Invoice): boolean => {
  const { kind, status, paid_kobo, credited_kobo, instalments, lines } = invoice;
  const isUntouched = (status === 'draft' || status === 'open') && paid_kobo + credited_kobo === 0;
  const loan = loanOf(invoice);
  return (
    kind === 'invoice' &&
    isUntouched &&
    instalments.length === 1 &&
    !lines[0]?.['months'] &&
    (!loan || OVER.has(loan.state))
  );
};

export type LoanAct = 'read' | 'sign' | 'withdraw';

/** What its client may do with it on a day. */
export function actsOfLoan({ state, sign_from, sign_by, withdraw_until }: Loan, today: Day): LoanAct[] {
  if (state === 'offered') return ['read', 'withdraw'];
  if (state === 'read')
    return sign_from !== null && sign_from <= today && today <= sign_by ? ['sign', 'withdraw'] : ['withdraw'];
  return state === 'signed' && withdraw_until !== null && today <= withdraw_until ? ['withdraw'] : [];
}

/** Whether too few days are left to read and to sign it. */
export const isTooLate = ({ state, sign_from, sign_by }: Loan): boolean =>
  state === 'read' && sign_from !== null && sign_from > sign_by;

const Lenders = z.array(
  z.object({
    code: z.string(),
    title: z.string(),
    lengths: z.array(z.string()),
    from_kobo: z.int(),
    to_kobo: z.int(),
  }),
);
type Lenders = z.infer<typeof Lenders>;

export interface Way {
  /** Of the two. */
  value: string;
  lender: string;
  title: string;
  months: string;
}

/** Each length of each lender that lends so much. */
export const waysOf = (lenders: Lenders, kobo: number): Way[] =>
  lenders
    .filter(({ from_kobo, to_kobo }) => from_kobo <= kobo && kobo <= to_kobo)
    .flatMap(({ code, title, lengths }) =>
      lengths.map((months) => ({ value: `${code} ${months}`, lender: code, title, months })),
    );

/** What was chosen, as long as it is there. */
export const chosenOf = (how: string, ways: readonly Way[]): string =>
  how === 'parts' || ways.some(({ value }) => value === how) ? how : 'full';

/** Who lends, also without a network once it was looked at. */
export function useLenders(): Remote<Lenders> {
  const remote = useRemote({
    key: ['lenders'],
    ask: (client, signal) =>
      client.from('lenders').select('code, title, lengths, from_kobo, to_kobo').order('code').abortSignal(signal),
    shape: Lenders,
  });
  return useLastKnown({ remote, name: 'lenders', shape: Lenders });
}

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

export function loanDeed(client: Client, act: LoanAct, { id, version }: Loan) {
  if (act === 'sign') return client.rpc('sign_loan', { loan: id, version });
  return client.rpc(act === 'read' ? 'read_loan' : 'withdraw_loan', { loan: id });
}
