import { dayInWords } from '#src/lib/days.ts';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import type { Loan } from './loans.ts';
import { onDemandWords } from './words.ts';

/** What has to be known of a loan, and each of its payments. */
export function KeyFacts({ loan }: { loan: Loan }) {
  const { loan: words } = useWords(onDemandWords);
  const language = useLanguage();
  const naira = useNaira();
  const percents = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const percent = (bp: number): string => percents.format(bp / 10_000);
  const { labels } = words;
  return (
    <>
      <Facts
        facts={[
          [labels.lender, loan.lender],
          [labels.approval, loan.approval],
          [labels.amount, naira(loan.amount_kobo)],
          [labels.total, <b key="total">{naira(loan.total_kobo)}</b>],
          [labels.apr, <b key="apr">{percent(loan.apr_bp)}</b>],
          [labels.rate, percent(loan.rate_bp)],
          [labels.interest, naira(loan.interest_kobo)],
          [labels.fees, naira(loan.fees_kobo)],
          [labels.late, naira(loan.late_fee_kobo)],
          [labels.early, words.early(percent(loan.early_fee_bp))],
          [labels.pays, dayInWords(loan.pays_on, language)],
          [labels.withdrawal, words.days(loan.withdrawal_days)],
          [labels.complaints, loan.complaints],
        ]}
      />
      <h3>{words.payments}</h3>
      <Rows label={words.payments}>
        {loan.payments.map(({ due_on, amount_kobo }) => (
          <Row key={due_on} title={dayInWords(due_on, language)} trailing={naira(amount_kobo)} />
        ))}
      </Rows>
    </>
  );
}
