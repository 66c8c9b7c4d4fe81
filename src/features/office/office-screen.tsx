import '#src/ui/desk/columns.css';
import './office.css';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { AppealsCard, HeldCard } from './entries-card.tsx';
import { HeldWordsCard } from './held-words-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { officeWords } from './words.ts';

/** For administrators. All of it is the server's to say and to decide. */
export function OfficeScreen() {
  const words = useWords(officeWords);
  useHead(words.title, words.description);
  return (
    <div className="desk office">
      <PageHeader title={words.title} detail={words.description} />
      <div className="desk-columns">
        <div className="desk-column">
          <HeldCard />
          <AppealsCard />
          <ReportsCard />
        </div>
        <div className="desk-column">
          <ApplicationsCard />
          <HeldWordsCard />
        </div>
      </div>
    </div>
  );
}
