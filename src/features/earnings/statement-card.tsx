import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { MONTH_IN_WORDS } from '#src/lib/house.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { MonthField, thisMonth } from '#src/work/money/month-field.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { statementCsv, sumsOf } from './rules.ts';
import { PayoutsList } from './payouts-list.tsx';
import { Earnings, Payouts } from './shapes.ts';
import type { Earning } from './shapes.ts';
import { earningsWords } from './words.ts';

const TONE = { disputed: 'warn', reported: 'warn', held: 'idle', due: 'warn', paying: 'warn', paid: 'ok' } as const;

function useTold() {
  const { statement: words } = useWords(earningsWords);
  const language = useLanguage();
  const naira = useNaira();
  const inWords = (day: string): string => dayInWords(day, language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    share: ({ net_kobo, share_bp }: Earning) => words.share(naira(net_kobo), percent.format(share_bp / 10_000)),
    day: inWords,
    state: ({ state, due_on, paid_on }: Earning) =>
      words.states[state](inWords(state === 'held' ? due_on : (paid_on ?? due_on))),
  };
}

function Statement({ month, earnings }: { month: string; earnings: readonly Earning[] }) {
  const { statement: words } = useWords(earningsWords);
  const naira = useNaira();
  const told = useTold();
  const language = useLanguage();
  const profile = knownOf(useRow(profileOf));
  if (earnings.length === 0) return <p className="muted">{words.none}</p>;
  const sums = sumsOf(earnings);
  return (
    <>
      <p className="earnings-paper">
        {[PRODUCT_NAME, dayInWords(month, language, MONTH_IN_WORDS), profile && fullNameOf(profile)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts
        facts={[
          [words.sum, naira(sums.reduce((sum, { kobo }) => sum + kobo, 0))],
          ...sums.map(({ state, kobo }) => [words.sums[state], naira(kobo)] as const),
        ]}
      />
      <Rows label={words.title}>
        {earnings.map((each) => (
          <Row
            key={each.appointment_id}
            title={[told.day(each.on_day), each.title ?? words.session].join(' · ')}
            detail={told.share(each)}
            badges={<Badge tone={TONE[each.state]}>{told.state(each)}</Badge>}
            trailing={naira(each.kobo)}
          />
        ))}
      </Rows>
      <div className="earnings-acts">
        <Button
          look="line"
          icon={DownloadIcon}
          onClick={() => saveFile(`earnings-${month.slice(0, 7)}.csv`, statementCsv(earnings), 'text/csv')}
        >
          {words.save}
        </Button>
        <Button look="line" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </>
  );
}

/** The sessions of a month, what each earned, and what becomes of it. */
export function StatementCard() {
  const { statement: words } = useWords(earningsWords);
  const [month, setMonth] = useState(thisMonth);
  const remote = useRemote({
    key: ['earnings', month],
    ask: (client, signal) => client.rpc('my_earnings', { month }).abortSignal(signal),
    shape: Earnings,
  });
  const paid = useRemote({
    key: ['my-payouts', month],
    ask: (client, signal) => client.rpc('my_payouts', { month }).abortSignal(signal),
    shape: Payouts,
  });
  return (
    <Card title={words.title}>
      <MonthField label={words.month} month={month} onChange={setMonth} />
      <Remotely remote={remote} failed={words.failed}>
        {(earnings) => <Statement month={month} earnings={earnings} />}
      </Remotely>
      <Remotely remote={paid} failed={words.failed}>
        {(payouts) => <PayoutsList payouts={payouts} />}
      </Remotely>
      <p className="muted small">{words.help}</p>
    </Card>
  );
}
