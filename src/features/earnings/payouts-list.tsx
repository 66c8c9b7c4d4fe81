import { dayInWords } from '#src/lib/days.ts';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import type { Payout } from './shapes.ts';
import { earningsWords } from './words.ts';

/** What was paid in a month, and what of it was kept back as tax. */
export function PayoutsList({ payouts }: { payouts: readonly Payout[] }) {
  const { payouts: words } = useWords(earningsWords);
  const language = useLanguage();
  const naira = useNaira();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  if (payouts.length === 0) return null;
  const sum = (of: (payout: Payout) => number): number => payouts.reduce((all, each) => all + of(each), 0);
  const tax = sum(({ withheld_kobo }) => withheld_kobo);
  return (
    <>
      <h3>{words.title}</h3>
      {tax > 0 && (
        <Facts
          facts={[
            [words.gross, naira(sum(({ kobo }) => kobo))],
            [words.tax, naira(tax)],
            [words.net, naira(sum(({ kobo }) => kobo) - tax)],
          ]}
        />
      )}
      <Rows label={words.title}>
        {payouts.map(({ id, paid_on, kobo, withholding_bp, withheld_kobo, proof }) => (
          <Row
            key={id}
            title={dayInWords(paid_on, language)}
            detail={[
              proof,
              withheld_kobo > 0 &&
                words.withheld(naira(withheld_kobo), percent.format(withholding_bp / 10_000), naira(kobo)),
            ]
              .filter(Boolean)
              .join(' · ')}
            trailing={naira(kobo - withheld_kobo)}
          />
        ))}
      </Rows>
    </>
  );
}
