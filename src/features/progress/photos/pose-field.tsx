import { useState } from 'react';
import { POSES } from '#sync/entities/progress-photos.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { usePoseName } from '#src/work/photos/picture.tsx';
import { poseOf, posesIn } from '#src/work/photos/poses.ts';
import type { Posed } from '#src/work/photos/poses.ts';
import { pictureWords } from '#src/work/photos/words.ts';
import { photoWords } from './words.ts';

interface PoseFieldProps {
  photos: readonly ProgressPhoto[];
  posed: Posed;
  onPose: (posed: Posed) => void;
}

const LONGEST = 40;

const nameOfPose = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The given poses, those named before, and a name for another. */
export function PoseField({ photos, posed, onPose }: PoseFieldProps) {
  const words = useWords(photoWords).take;
  const { pose: label } = useWords(pictureWords);
  const poseName = usePoseName();
  const [typed, setTyped] = useState('');
  const given = POSES.map((pose): Posed => ({ pose, own_pose: null }));
  const all = [...given, ...posesIn(photos).filter(({ own_pose }) => own_pose !== null)];
  const isKnown = all.some((each) => poseOf(each) === poseOf(posed));
  const find = (name: string): Posed => all.find((each) => poseOf(each) === name) ?? given[0] ?? posed;
  const isNaming = posed.pose === 'own' && (!isKnown || posed.own_pose === null || typed !== '');
  return (
    <>
      <ChoiceChips
        label={label}
        choices={all.map(poseOf)}
        chosen={isKnown ? poseOf(posed) : 'own'}
        nameOf={(name) => poseName(find(name))}
        onChoose={(name) => {
          setTyped('');
          onPose(find(name));
        }}
      />
      {isNaming && (
        <TextField
          label={words.ownPose}
          help={words.ownPoseHelp}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onPose({ pose: 'own', own_pose: nameOfPose(target.value) });
          }}
        />
      )}
    </>
  );
}
