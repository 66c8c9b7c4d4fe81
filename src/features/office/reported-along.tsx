import { useState } from 'react';
import * as z from 'zod/mini';
import { usePassingFile } from '#src/data/uploads/use-file.ts';
import { placeOfFile } from '#src/data/uploads/message-files.ts';
import type { FileType } from '#src/data/uploads/message-files.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSize } from '#src/work/use-size.ts';
import { workWords } from '#src/work/words.ts';
import type { Report } from './shapes.ts';
import { officeWords } from './words.ts';

const Path = z.string();

interface FileProps {
  message: string;
  type: FileType;
}

function Shown({ message, type, path }: FileProps & { path: string }) {
  const words = useWords(officeWords).reports.along;
  const { loading } = useWords(workWords).remote;
  const { address, isMissing } = usePassingFile(placeOfFile(message, path, type));
  if (isMissing) return <p className="muted small">{words.missing}</p>;
  if (!address) return <output className="muted small">{loading}</output>;
  if (type === 'image/jpeg') return <img className="picture" src={address} alt={words.file} />;
  if (type === 'application/pdf') {
    return (
      <a className="button line" href={address} target="_blank" rel="noreferrer">
        {words.file}
      </a>
    );
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's voice, of which there is no text
  return <audio controls src={address} aria-label={words.file} />;
}

function OpenedFile({ message, type }: FileProps) {
  const words = useWords(officeWords).reports.along;
  const opened = useRemote({
    key: ['reported-file', message],
    ask: (client, signal) => client.rpc('open_reported_file', { message }).abortSignal(signal),
    shape: Path,
  });
  return (
    <Remotely remote={opened} failed={words.missing}>
      {(path) => <Shown message={message} type={type} path={path} />}
    </Remotely>
  );
}

/** What came with a reported message: the file once a moderator opens it, of a card which kind. */
export function ReportedAlong({ about_id, along }: Pick<Report, 'about_id' | 'along'>) {
  const words = useWords(officeWords).reports.along;
  const size = useSize();
  const [isOpen, setIsOpen] = useState(false);
  if (!along) return null;
  const { file_type: type, file_bytes: bytes, card_kind: card } = along;
  return (
    <>
      {card && (
        <p className="small muted">
          {words.cards[card]} {words.cardHelp}
        </p>
      )}
      {type && isOpen && <OpenedFile message={about_id} type={type} />}
      {type && !isOpen && (
        <>
          <Button look="line" onClick={() => setIsOpen(true)}>
            {words.open(size(bytes ?? 0))}
          </Button>
          <p className="small muted">{words.openHelp}</p>
        </>
      )}
    </>
  );
}
