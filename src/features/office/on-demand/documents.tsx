import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { DOCUMENTS } from '#src/data/uploads/uploads.ts';
import { usePassingFile } from '#src/data/uploads/use-file.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useSize } from '#src/work/use-size.ts';
import { workWords } from '#src/work/words.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { notThere, useDeed } from '../use-deed.ts';
import { officeWords } from '../words.ts';
import { requestsWords } from './words.ts';

export const address = import.meta.url;

const Put = z.object({
  path: z.string(),
  type: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  added_at: z.string(),
});
type Put = z.infer<typeof Put>;

interface ShownProps {
  provider: string;
  path: string;
  type: string;
  /** Opens it anew. */
  again: ReactNode;
}

function Shown({ provider, path, type, again }: ShownProps) {
  const words = useWords(requestsWords).documents;
  const { loading } = useWords(workWords).remote;
  const { address: shown, isMissing } = usePassingFile({
    id: provider,
    path,
    type,
    bucket: DOCUMENTS,
    entity: profiles.name,
  });
  if (isMissing) {
    return (
      <>
        <p className="muted small">{words.missing}</p>
        {again}
      </>
    );
  }
  if (!shown) return <output className="muted small">{loading}</output>;
  if (type === 'image/jpeg') return <img className="picture" src={shown} alt={words.scan} />;
  return (
    <a className="button line" href={shown} download={path.split('/').at(-1)}>
      {words.scan}
    </a>
  );
}

/** As the server takes it. */
const LONGEST_REASON = 500;

/** By whoever has it open, for good. */
function Removal({ path, onRemoved }: { path: string; onRemoved: () => void }) {
  const words = useWords(requestsWords).documents;
  const [isAsked, setAsked] = useState(false);
  const deed = useDeed();
  async function remove(reason: string): Promise<boolean> {
    const wanted = { document: path, reason, device_at: new Date().toISOString() };
    const did = await deed.run(async (client) => {
      const said = await client.rpc('remove_provider_document', wanted);
      return said.error ? said : client.storage.from(DOCUMENTS).remove([path]);
    }, words.removed);
    if (did) onRemoved();
    return did;
  }
  return (
    <>
      <Button look="line" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <TextSheet
          title={words.remove}
          act={words.remove}
          label={words.why}
          missing={words.sayWhy}
          longest={LONGEST_REASON}
          look="danger"
          lines={3}
          busy={deed.busy}
          blocked={deed.blocked}
          onSay={remove}
          onClose={() => setAsked(false)}
        >
          <p className="muted">{words.goes}</p>
        </TextSheet>
      )}
      {deed.code}
    </>
  );
}

interface DocumentProps {
  provider: string;
  of: Put;
  onRemoved: () => void;
}

/** It stands in the audit: only who presses opens it, and once. */
function Document({ provider, of: { path, type, bytes, added_at }, onRemoved }: DocumentProps) {
  const words = useWords(requestsWords).documents;
  const { offline, notDone, notDoneHelp } = useWords(officeWords);
  const { dayOf } = useMoments();
  const size = useSize();
  const [opened, setOpened] = useState(0);
  const opening = useAsking({
    offline,
    failed: { title: notDone, description: notDoneHelp },
    refused: (error) => (notThere.safeParse(error).success ? words.gone : undefined),
  });
  async function open(): Promise<void> {
    const wanted = { document: path, device_at: new Date().toISOString() };
    if (await opening.ask((client) => client.rpc('open_provider_document', wanted))) setOpened((n) => n + 1);
  }
  const act = (
    <Button look="line" busy={opening.busy} blocked={opening.blocked} onClick={() => void open()}>
      {words.open}
    </Button>
  );
  return (
    <Row
      title={words.added(dayOf(added_at))}
      detail={size(bytes ?? 0)}
      below={
        opened > 0 ? (
          <>
            <Shown key={opened} provider={provider} path={path} type={type ?? ''} again={act} />
            <Removal path={path} onRemoved={onRemoved} />
          </>
        ) : (
          act
        )
      }
    />
  );
}

function All({ provider }: { provider: string }) {
  const words = useWords(requestsWords).documents;
  const [removed, setRemoved] = useState(0);
  const remote = useRemote({
    key: ['documents-of', provider],
    again: removed,
    ask: (client, signal) => client.rpc('provider_documents', { provider }).abortSignal(signal),
    shape: z.array(Put),
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(documents) =>
        documents.length === 0 ? (
          <p className="muted small">{words.none}</p>
        ) : (
          <>
            <p className="muted small">{words.help}</p>
            <Rows label={words.title}>
              {documents.map((of) => (
                <Document key={of.path} provider={provider} of={of} onRemoved={() => setRemoved((n) => n + 1)} />
              ))}
            </Rows>
          </>
        )
      }
    </Remotely>
  );
}

/** What an applicant has put up; asked for where somebody wants to see it. */
export function Documents({ provider, name }: { provider: string; name: string }) {
  const words = useWords(requestsWords);
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <All provider={provider} />;
  return (
    <Button look="line" aria-label={words.for(words.documents.title, name)} onClick={() => setWanted(true)}>
      {words.documents.title}
    </Button>
  );
}
