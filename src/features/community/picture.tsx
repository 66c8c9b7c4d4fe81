import { useState } from 'react';
import type { Place } from '#src/data/uploads/uploads.ts';
import { bytesOf } from '#src/data/uploads/uploads.ts';
import { useFile } from '#src/data/uploads/use-file.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { communityWords } from './words.ts';

interface PictureProps {
  place: Place;
  name: string;
}

function Ask({ onAsk }: { onAsk: () => void }) {
  const words = useWords(communityWords).picture;
  return (
    <Button look="line" icon={ImageIcon} onClick={onAsk}>
      {words.show}
    </Button>
  );
}

function Shown({ place, name, onAgain }: PictureProps & { onAgain: () => void }) {
  const words = useWords(communityWords).picture;
  const { address, isMissing } = useFile(place);
  if (address) return <img className="picture" src={address} alt={words.of(name)} />;
  if (!isMissing) return <p className="muted small">{words.coming}</p>;
  return (
    <>
      <p className="muted small">{words.missing}</p>
      <Ask onAsk={onAgain} />
    </>
  );
}

/** Text first: what is not on this device comes when somebody wants to see it. */
export function Picture({ place, name }: PictureProps) {
  const [asked, setAsked] = useState(0);
  const held = knownOf(useRow(async (db) => ({ isHere: (await bytesOf(db, place.path)) !== null }), [place.path]));
  if (!held) return null;
  const ask = () => setAsked(asked + 1);
  if (!held.isHere && asked === 0) return <Ask onAsk={ask} />;
  return <Shown key={asked} place={place} name={name} onAgain={ask} />;
}
