import './earnings.css';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AccountCard } from './account-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { earningsWords } from './words.ts';

/** What a provider has of the sessions he gave. All of it is the server's to say. */
export function EarningsScreen() {
  const words = useWords(earningsWords);
  useHead(words.title, words.description);
  return (
    <div className="earnings">
      <PageHeader title={words.title} detail={words.description} />
      <StatementCard />
      <div className="earnings-account">
        <AccountCard />
      </div>
    </div>
  );
}
