import { useState } from 'react';
import * as z from 'zod/mini';
import { usePassingFile } from '#src/data/uploads/use-file.ts';
import { placeOfFile } from '#src/data/uploads/message-files.ts';
import type { FileType } from '#src/data/uploads/message-files.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { ShownFile } from '#src/work/shown-file.tsx';
import { useSize } from '#src/work/use-size.ts';
import { workWords } from '#src/work/words.ts';
import type { Report } from './shapes.ts';
import { notThere } from './use-deed.ts';
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
  return <ShownFile type={type} address={address} photo={words.file} voice={words.file} pdf={words.file} />;
}

/** What came with a reported message: the file once a moderator opens it, of a card which kind. */
export function ReportedAlong({ about_id, along }: Pick<Report, 'about_id' | 'along'>) {
  const { offline, notDone, notDoneHelp, reports } = useWords(officeWords);
  const words = reports.along;
  const size = useSize();
  const [path, setPath] = useState<string | null>(null);
  const opening = useAsking({
    offline,
    failed: { title: notDone, description: notDoneHelp },
    refused: (error) => (notThere.safeParse(error).success ? words.missing : undefined),
  });
  if (!along) return null;
  const { file_type: type, file_bytes: bytes, card_kind: card } = along;
  // It stands in the audit: only who presses opens it, and once.
  const open = async (): Promise<void> => {
    const answer = await opening.ask((client) => client.rpc('open_reported_file', { message: about_id }));
    if (answer) setPath(Path.parse(answer.value));
  };
  return (
    <>
      {card && (
        <p className="small muted">
          {words.cards[card]} {words.cardHelp}
        </p>
      )}
      {type && path !== null && <Shown message={about_id} type={type} path={path} />}
      {type && path === null && (
        <>
          <Button look="line" busy={opening.busy} blocked={opening.blocked} onClick={() => void open()}>
            {words.open(size(bytes ?? 0))}
          </Button>
          <p className="small muted">{words.openHelp}</p>
        </>
      )}
    </>
  );
}
