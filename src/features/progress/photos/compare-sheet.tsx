import { useState } from 'react';
import type { Pose } from '#sync/entities/progress-photos.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { daysBetween } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { recordWords } from '#src/work/records/words.ts';
import { albumOf, pairOf, posesToCompare } from './album.ts';
import type { Shot } from './album.ts';
import { Facts } from './facts.tsx';
import { InFull, Picture, usePhotoName } from './picture.tsx';
import { ShareField } from './share-field.tsx';
import { photoWords } from './words.ts';

const WAYS = ['side', 'slider', 'blink'] as const;
type Way = (typeof WAYS)[number];

interface Two {
  before: Shot;
  after: Shot;
}

function Slider({ before, after }: Two) {
  const words = useWords(photoWords).two;
  const [share, setShare] = useState(50);
  return (
    <>
      <div className="photo-stack">
        <Picture photo={before.photo} />
        <div className="above" style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
          <Picture photo={after.photo} />
        </div>
      </div>
      <ShareField label={words.share} value={share} onChange={setShare} />
    </>
  );
}

/** Turned by hand, as what flickers by itself is hard on the eyes. */
function Blink({ before, after }: Two) {
  const words = useWords(photoWords).two;
  const [isLater, setLater] = useState(false);
  return (
    <>
      <div className="photo-stack">
        <Picture photo={before.photo} />
        <div className="above" hidden={!isLater}>
          <Picture photo={after.photo} />
        </div>
      </div>
      <p className="small" aria-live="polite">
        {isLater ? words.after : words.before}
      </p>
      <Button look="act" large full onClick={() => setLater(!isLater)}>
        {words.other}
      </Button>
    </>
  );
}

function Pair({ before, after }: Two) {
  const words = useWords(photoWords).two;
  const [way, setWay] = useState<Way>('side');
  return (
    <>
      <ChoiceChips label={words.as} choices={WAYS} chosen={way} nameOf={(name) => words.ways[name]} onChoose={setWay} />
      {way === 'slider' && <Slider before={before} after={after} />}
      {way === 'blink' && <Blink before={before} after={after} />}
      <div className="photo-pair">
        {[before, after].map((shot) => (
          <div key={shot.photo.id}>
            {way === 'side' && <Picture photo={shot.photo} />}
            <Facts {...shot} />
          </div>
        ))}
      </div>
      <InFull photos={[before.photo, after.photo]} />
      <p className="muted">{words.days(daysBetween(before.photo.taken_on, after.photo.taken_on))}</p>
    </>
  );
}

function Choosing({ shots, poses }: { shots: readonly Shot[]; poses: readonly [Pose, ...Pose[]] }) {
  const { two: words, take } = useWords(photoWords);
  const { values } = useWords(recordWords);
  const nameOf = usePhotoName();
  const [pose, setPose] = useState<Pose>(poses[0]);
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const pair = pairOf(shots, pose);
  if (!pair) return null;
  const ofPose = shots.filter(({ photo }) => photo.pose === pose);
  const find = (id: string | undefined): Shot | undefined => ofPose.find(({ photo }) => photo.id === id);
  const [before, after] = [find(chosen.before) ?? pair[0], find(chosen.after) ?? pair[1]];
  const options = ofPose.map(({ photo }) => ({ value: photo.id, label: nameOf(photo) }));
  return (
    <>
      {poses.length > 1 && (
        <ChoiceChips label={take.pose} choices={poses} chosen={pose} nameOf={(one) => values[one]} onChoose={setPose} />
      )}
      {ofPose.length > 2 && (
        <div className="photo-pair">
          {(['before', 'after'] as const).map((side) => (
            <SelectField
              key={side}
              label={words[side]}
              value={{ before, after }[side].photo.id}
              options={options}
              onChange={({ target }) => setChosen({ ...chosen, [side]: target.value })}
            />
          ))}
        </div>
      )}
      <Pair before={before} after={after} />
    </>
  );
}

export function CompareSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(photoWords).two;
  const album = knownOf(useRow((db, userId) => albumOf(db, userId, here), [here.today, here.zone]));
  const [first, ...others] = posesToCompare(album?.shots ?? []);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="photo-form">{album && first && <Choosing shots={album.shots} poses={[first, ...others]} />}</div>
    </Sheet>
  );
}
