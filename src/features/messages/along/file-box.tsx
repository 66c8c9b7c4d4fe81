import { useState } from 'react';
import { placeOfMessageFile } from '#src/data/uploads/message-files.ts';
import type { Place } from '#src/data/uploads/uploads.ts';
import { useFile, usePassingFile } from '#src/data/uploads/use-file.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Message } from '#sync/entities/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { DownloadIcon, ImageIcon, PlayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { messagesWords } from '../words.ts';
import { ShownFile } from '#src/work/shown-file.tsx';
import { useSize } from '#src/work/use-size.ts';

const isVoice = ({ type }: Place): boolean => type.startsWith('audio/');

interface OpenedProps {
  place: Place;
  onAgain: () => void;
}

function Shown({ place, address, isMissing, onAgain }: OpenedProps & ReturnType<typeof useFile>) {
  const words = useWords(messagesWords).file;
  if (isMissing) {
    return (
      <>
        <p className="muted small">{words.missing}</p>
        <Button look="line" onClick={onAgain}>
          {words.again}
        </Button>
      </>
    );
  }
  if (!address) return <p className="muted small">{words.coming}</p>;
  return <ShownFile type={place.type} address={address} photo={words.photo} voice={words.voice} pdf={words.openPdf} />;
}

/** From this device's copy, so that it opens again without a network. */
const Opened = (props: OpenedProps) => <Shown {...props} {...useFile(props.place)} />;

const Passing = (props: OpenedProps) => <Shown {...props} {...usePassingFile(props.place)} />;

interface BoxProps {
  place: Place;
  bytes: number;
  /** The message is in this device's rows. */
  isHeld: boolean;
}

function Box({ place, bytes, isHeld }: BoxProps) {
  const words = useWords(messagesWords).file;
  const size = useSize()(bytes);
  const [asked, setAsked] = useState(0);
  const file = knownOf(useRow(async (db) => ({ kept: await db.files.get(place.path) }), [place.path]));
  if (!file) return null;
  const { kept } = file;
  const ask = () => setAsked(asked + 1);
  if (!kept && asked === 0) {
    const isPhoto = place.type === 'image/jpeg';
    const label = isVoice(place) ? words.hear : isPhoto ? words.showPhoto : words.getPdf;
    return (
      <Button look="line" icon={isVoice(place) ? PlayIcon : isPhoto ? ImageIcon : DownloadIcon} onClick={ask}>
        {label(size)}
      </Button>
    );
  }
  const Content = isHeld ? Opened : Passing;
  return (
    <>
      <Content key={asked} place={place} onAgain={ask} />
      {kept?.state === 'waiting' && (
        <p className="muted small">{kept.isRefused ? words.refused : words.waiting(size)}</p>
      )}
    </>
  );
}

/** Text first: a file that is not on this device comes when somebody wants to see it. */
export function FileBox({ message, isHeld }: { message: Message; isHeld: boolean }) {
  const place = placeOfMessageFile(message);
  return place && <Box place={place} bytes={message.file_bytes ?? 0} isHeld={isHeld} />;
}
