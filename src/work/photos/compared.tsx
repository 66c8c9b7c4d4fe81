import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { daysBetween } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { RangeField } from '#src/ui/fields/range-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { InFull } from './in-full.tsx';
import { Picture, usePhotoName, usePoseName } from './picture.tsx';
import { ofPose, pairOf, poseOf } from './poses.ts';
import type { Posed } from './poses.ts';
import { pictureWords } from './words.ts';

const WAYS = ['side', 'slider', 'blink', 'time'] as const;
type Way = (typeof WAYS)[number];

export interface Two {
  before: ProgressPhoto;
  after: ProgressPhoto;
}

const Laid = ({ photo }: { photo: ProgressPhoto }) => <Picture photo={photo} laid={photo} />;

function Slider({ before, after }: Two) {
  const words = useWords(pictureWords);
  const [share, setShare] = useState(50);
  return (
    <>
      <div className="photo-stack">
        <Laid photo={before} />
        <div className="above" style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
          <Laid photo={after} />
        </div>
      </div>
      <RangeField label={words.share} value={share} onChange={setShare} />
    </>
  );
}

/** Turned by hand, as what flickers by itself is hard on the eyes. */
function Blink({ before, after }: Two) {
  const words = useWords(pictureWords);
  const [isLater, setLater] = useState(false);
  return (
    <>
      <div className="photo-stack">
        <Laid photo={before} />
        <div className="above" hidden={!isLater}>
          <Laid photo={after} />
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

/** What is said of each, by its id. */
type Facts = ReadonlyMap<string, ReactNode>;

/** All of a pose, the oldest first, to leaf through. */
function OverTime({ photos, facts }: { photos: readonly ProgressPhoto[]; facts: Facts }) {
  const words = useWords(pictureWords);
  const nameOf = usePhotoName();
  const [place, setPlace] = useState(0);
  const inOrder = photos.toReversed();
  const photo = inOrder[place] ?? inOrder.at(-1);
  if (!photo) return null;
  return (
    <>
      <div className="photo-stack">
        <Laid photo={photo} />
      </div>
      <RangeField
        label={words.moment}
        value={place}
        max={inOrder.length - 1}
        inWords={nameOf(photo)}
        onChange={setPlace}
      />
      {facts.get(photo.id)}
    </>
  );
}

interface PairProps extends Two {
  photos: readonly ProgressPhoto[];
  facts: Facts;
}

function Pair({ before, after, photos, facts }: PairProps) {
  const words = useWords(pictureWords);
  const [way, setWay] = useState<Way>('side');
  return (
    <>
      <ChoiceChips label={words.as} choices={WAYS} chosen={way} nameOf={(name) => words.ways[name]} onChoose={setWay} />
      {way === 'slider' && <Slider before={before} after={after} />}
      {way === 'blink' && <Blink before={before} after={after} />}
      {way === 'time' ? (
        <OverTime photos={photos} facts={facts} />
      ) : (
        <>
          <div className="photo-pair">
            {[before, after].map((photo) => (
              <div key={photo.id}>
                {way === 'side' && (
                  <div className="photo-frame">
                    <Laid photo={photo} />
                  </div>
                )}
                {facts.get(photo.id)}
              </div>
            ))}
          </div>
          <InFull photos={[before, after]} />
          <p className="muted">{words.days(daysBetween(before.taken_on, after.taken_on))}</p>
        </>
      )}
    </>
  );
}

interface ComparedProps {
  /** Newest first. */
  photos: readonly ProgressPhoto[];
  poses: readonly [Posed, ...Posed[]];
  facts: Facts;
  /** What can be done with the two. */
  act?: { label: string; onAct: (two: Two) => void };
}

/** Two of one pose, the oldest and the newest at first. */
export function Compared({ photos, poses, facts, act }: ComparedProps) {
  const words = useWords(pictureWords);
  const nameOf = usePhotoName();
  const poseName = usePoseName();
  const [name, setName] = useState(poseOf(poses[0]));
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const pose = poses.find((posed) => poseOf(posed) === name) ?? poses[0];
  const pair = pairOf(photos, pose);
  if (!pair) return null;
  const same = ofPose(photos, pose);
  const find = (id: string | undefined): ProgressPhoto | undefined => same.find((photo) => photo.id === id);
  const [before, after] = [find(chosen.before) ?? pair[0], find(chosen.after) ?? pair[1]];
  const options = same.map((photo) => ({ value: photo.id, label: nameOf(photo) }));
  return (
    <>
      {poses.length > 1 && (
        <ChoiceChips
          label={words.pose}
          choices={poses.map(poseOf)}
          chosen={poseOf(pose)}
          nameOf={(one) => poseName(poses.find((posed) => poseOf(posed) === one) ?? pose)}
          onChoose={setName}
        />
      )}
      {same.length > 2 && (
        <div className="photo-pair">
          {(['before', 'after'] as const).map((side) => (
            <SelectField
              key={side}
              label={words[side]}
              value={{ before, after }[side].id}
              options={options}
              onChange={({ target }) => setChosen({ ...chosen, [side]: target.value })}
            />
          ))}
        </div>
      )}
      <Pair before={before} after={after} photos={same} facts={facts} />
      {act && (
        <Button look="line" full onClick={() => act.onAct({ before, after })}>
          {act.label}
        </Button>
      )}
    </>
  );
}
