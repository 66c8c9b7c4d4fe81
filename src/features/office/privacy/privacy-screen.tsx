import '#src/ui/desk/columns.css';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { AgreementsCard } from './agreements-card.tsx';
import { BreachesCard } from './breaches-card.tsx';
import { RegisterCard } from './register-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { privacyWords } from './words.ts';

const RequestsCard = onDemand(async () => {
  const { RequestsCard: Part, address } = await import('../on-demand/requests-card.tsx');
  return { Part, address };
});

/** What the act on data protection asks the house to know of itself. All of it is the server's to say. */
export function PrivacyScreen() {
  const words = useWords(privacyWords);
  useHead(words.title, words.description);
  return (
    <div className="desk">
      <PageHeader title={words.title} detail={words.description} />
      <div className="desk-columns">
        <div className="desk-column">
          <RequestsCard />
          <BreachesCard />
          <AgreementsCard />
          <RetentionCard />
        </div>
        <div className="desk-column">
          <RegisterCard kind="processing" />
          <RegisterCard kind="transfer" />
        </div>
      </div>
    </div>
  );
}
