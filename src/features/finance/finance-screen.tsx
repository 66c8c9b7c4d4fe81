import '#src/ui/desk/columns.css';
import './finance.css';
import { useState } from 'react';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { FiguresCard } from './figures-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { financeWords } from './words.ts';

const DisputesCard = onDemand(async () => {
  const { DisputesCard: Part, address } = await import('./on-demand/disputes-card.tsx');
  return { Part, address };
});

const LoansCard = onDemand(async () => {
  const { LoansCard: Part, address } = await import('./on-demand/loans-card.tsx');
  return { Part, address };
});

/** For the finance desk. All of it is the server's to say and to decide. */
export function FinanceScreen() {
  const words = useWords(financeWords);
  const [acts, setActs] = useState(0);
  const onDone = (): void => setActs((n) => n + 1);
  useHead(words.title, words.description);
  return (
    <div className="desk finance">
      <PageHeader title={words.title} detail={words.description} />
      <div className="desk-columns">
        <div className="desk-column">
          <WaitingCard acts={acts} onDone={onDone} />
          <DisputesCard acts={acts} onDone={onDone} />
          <LoansCard acts={acts} onDone={onDone} />
          <InvoicesCard acts={acts} onDone={onDone} />
          <PayoutsCard acts={acts} onDone={onDone} />
        </div>
        <div className="desk-column">
          <FiguresCard acts={acts} />
        </div>
      </div>
    </div>
  );
}
