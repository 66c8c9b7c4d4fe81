import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { Gate } from '../lock/gate.tsx';
import { photoWords } from '../words.ts';
import { GiveForm } from './give-form.tsx';
import { GivenList } from './given-list.tsx';
import { sharingOf } from './queries.ts';

/** Photos shown to a provider in care: the standing grants, and another. */
export function ShowSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords).show;
  const sharing = knownOf(useRow((db, userId) => sharingOf(db, userId, here), [here.today]));
  const found = knownOf(useRow(async (db, userId) => ({ photos: await progressPhotosOf(db, userId) })));
  const [first, ...others] = sharing?.seers ?? [];
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {sharing && found && (
        <div className="photo-form">
          <GivenList given={sharing.given} />
          {sharing.given.length > 0 && <Seam />}
          {first ? (
            <Gate>
              <GiveForm photos={found.photos} seers={[first, ...others]} today={here.today} />
            </Gate>
          ) : (
            <p className="muted">{words.nobody}</p>
          )}
        </div>
      )}
    </Sheet>
  );
}
