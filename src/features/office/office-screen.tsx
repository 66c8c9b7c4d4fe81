import '#src/ui/desk/columns.css';
import './office.css';
import { useState } from 'react';
import { useSession } from '#src/data/session/use-session.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AnnouncementsCard } from './announcements/announcements-card.tsx';
import { DevicesCard } from './devices/devices-card.tsx';
import { AppealsCard, HeldCard } from './entries-card.tsx';
import { HeldWordsCard } from './held-words-card.tsx';
import { OverviewCard } from './overview/overview-card.tsx';
import { ApplicationsCard } from './providers/applications-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { WordingsCard } from './wordings-card.tsx';
import { officeWords } from './words.ts';

/** For administrators, and what members report for moderators as well. All of it is the server's to say and to decide. */
export function OfficeScreen() {
  const words = useWords(officeWords);
  const session = useSession();
  const isModerator = session.state === 'signed-in' && session.account.role === 'moderator';
  const [decided, setDecided] = useState(0);
  const desk = { decided, onDecided: () => setDecided((n) => n + 1) };
  useHead(words.title, words.description);
  return (
    <div className="desk office">
      <PageHeader title={words.title} detail={words.description} />
      {!isModerator && <OverviewCard decided={decided} />}
      <div className="desk-columns">
        <div className="desk-column">
          <HeldCard {...desk} />
          <AppealsCard {...desk} />
          <ReportsCard {...desk} />
        </div>
        <div className="desk-column">
          {!isModerator && (
            <>
              <ApplicationsCard {...desk} />
              <AnnouncementsCard />
              <WordingsCard />
              <DevicesCard />
            </>
          )}
          <HeldWordsCard />
        </div>
      </div>
    </div>
  );
}
