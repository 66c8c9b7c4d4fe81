import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Compared } from '#src/work/photos/compared.tsx';
import type { Two } from '#src/work/photos/compared.tsx';
import { posesToCompare } from '#src/work/photos/poses.ts';
import { albumOf } from './album.ts';
import type { Album } from './album.ts';
import { AlignForm } from './align-form.tsx';
import { Facts } from './facts.tsx';
import { Gate } from './lock/gate.tsx';
import { photoWords } from './words.ts';

function Choosing({ shots }: Pick<Album, 'shots'>) {
  const words = useWords(photoWords).align;
  const [aligned, setAligned] = useState<Two | null>(null);
  const photos = shots.map(({ photo }) => photo);
  const [first, ...others] = posesToCompare(photos);
  if (!first) return null;
  const facts = new Map(shots.map((shot) => [shot.photo.id, <Facts key="facts" {...shot} hasNote />]));
  return (
    <>
      {/* Kept while the two are aligned, with what was chosen in it. */}
      <div className="photo-form" hidden={aligned !== null}>
        <Compared
          photos={photos}
          poses={[first, ...others]}
          facts={facts}
          act={{ label: words.open, onAct: setAligned }}
        />
      </div>
      {aligned && <AlignForm key={aligned.after.id} {...aligned} onDone={() => setAligned(null)} />}
    </>
  );
}

export function CompareSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords).two;
  const album = knownOf(useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]));
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="photo-form">
        <Gate>{album && <Choosing shots={album.shots} />}</Gate>
      </div>
    </Sheet>
  );
}
