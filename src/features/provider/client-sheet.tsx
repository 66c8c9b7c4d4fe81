import { useEffect } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { ScoreField } from '#src/ui/parts/score-field.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { careOf } from '#src/work/care/stands.ts';
import { useToldOpening } from '#src/work/care/use-told-look.ts';
import { CallLink } from './call-link.tsx';
import { Earlier } from './earlier.tsx';
import { Evaluations } from './evaluations.tsx';
import { Follow } from './follow.tsx';
import { Closed } from './kept/closed.tsx';
import { ClientGoals } from './goals/client-goals.tsx';
import { Lately } from './lately.tsx';
import { MessageLink } from './message-link.tsx';
import { Milestones } from './milestones.tsx';
import { ShownPhotos } from './photos/shown-photos.tsx';
import { fileOf } from './queries.ts';
import type { Cared } from './queries.ts';
import { SharedPapers } from './shared-papers.tsx';
import { useCare } from './use-care.ts';
import { providerWords } from './words.ts';

interface ClientSheetProps {
  cared: Cared;
  today: Day;
  onClose: () => void;
}

/** A client's recent activity, and the trainer's evaluations and milestones, as long as the care stands. */
export function ClientSheet(props: ClientSheetProps) {
  const { cared, onClose } = props;
  const { clientId } = cared;
  const { clients: words } = useWords(providerWords);
  const answer = useRow((db, userId) => careOf(db, userId, clientId), [clientId]);
  if (knownOf(answer)?.name === 'stands') return <OpenSheet {...props} />;
  return (
    <Sheet open title={cared.client.name} onClose={onClose}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(care) => care.name !== 'stands' && <Closed clientId={clientId} care={care} isSudden />}
      </Answered>
    </Sheet>
  );
}

function OpenSheet({ cared, today, onClose }: ClientSheetProps) {
  const { lately: done, evaluation: words, clients, milestones: steps } = useWords(providerWords);
  const { timezone: zone } = useSettings();
  const care = useCare();
  const { clientId } = cared;
  useEffect(() => ScoreField.ahead(), []);
  useToldOpening(clientId);
  const answer = useRow((db) => fileOf(db, clientId, { today, zone }), [clientId], [today, zone]);
  return (
    <Sheet open title={cared.client.name} onClose={onClose}>
      <CallLink phone={cared.client.phone} />
      <MessageLink clientId={clientId} />
      <ShownPhotos clientId={clientId} today={today} />
      <Answered answer={answer} coming={clients.coming} empty={null} failed={clients.failed}>
        {({ lately, evaluations, milestones }) => (
          <>
            <h3>{done.title}</h3>
            <Lately lately={lately} zone={zone} />
            <Earlier clientId={clientId} here={{ today, zone }} />
            <Follow clientId={clientId} />
            <SharedPapers clientId={clientId} today={today} />
            <Seam />
            <h3>{words.title}</h3>
            <Evaluations clientId={clientId} evaluations={evaluations} care={care} />
            <Seam />
            <h3>{steps.title}</h3>
            <Milestones clientId={clientId} milestones={milestones} care={care} />
            <ClientGoals clientId={clientId} here={{ today, zone }} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
