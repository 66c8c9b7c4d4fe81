import './billing.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { chosenOffer, forgetOffer } from '#src/lib/chosen-offer.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { BackNotice } from './back-notice.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { billsOf } from './queries.ts';
import type { Bill } from './queries.ts';
import { ToPayCard } from './to-pay-card.tsx';
import { billingWords } from './words.ts';

const ChosenCard = onDemand(async () => {
  const { ChosenCard: Part, address } = await import('./on-demand/chosen-card.tsx');
  return { Part, address };
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface BillsProps {
  bills: readonly Bill[];
  isChoosing: boolean;
  onChoose: (code: string) => void;
}

const Bills = (props: BillsProps) => (
  <>
    <ToPayCard {...props} />
    <SessionsCard bills={props.bills} />
    <InvoicesCard bills={props.bills} />
  </>
);

/** What was chosen, what is to pay, and what was paid. */
export function BillingScreen() {
  const words = useWords(billingWords);
  const [search, setSearch] = useSearchParams();
  const [code, setCode] = useState(chosenOffer);
  const answer = useRow(billsOf);
  const paid = search.get('paid') ?? '';
  useHead(words.title, words.description);
  function end(): void {
    forgetOffer();
    setCode(null);
    setSearch({}, { replace: true });
  }
  function chooseAgain(offer: string): void {
    setCode(offer);
    scrollTo(0, 0);
  }
  const billsShown = (bills: readonly Bill[]) => (
    <Bills bills={bills} isChoosing={code !== null} onChoose={chooseAgain} />
  );
  return (
    <div className="billing">
      <PageHeader title={words.title} detail={words.description} />
      {UUID.test(paid) && <BackNotice key={paid} payment={paid} />}
      {code !== null && <ChosenCard key={code} code={code} onEnd={end} />}
      <Answered answer={answer} coming={words.coming} empty={billsShown([])} failed={words.failed}>
        {billsShown}
      </Answered>
    </div>
  );
}
