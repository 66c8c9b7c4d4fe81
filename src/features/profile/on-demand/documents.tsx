import { useState } from 'react';
import * as z from 'zod/mini';
import { useRows } from '#src/data/rows.ts';
import { DOCUMENTS, dropFile } from '#src/data/uploads/uploads.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PAPERS, paperFrom } from '#src/work/files/paper.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useSize } from '#src/work/use-size.ts';
import { keepDocument, takeBack, waitingDocuments } from './kept.ts';
import { documentsWords } from './words.ts';

export const address = import.meta.url;

const Sent = z.array(
  z.object({
    name: z.string(),
    created_at: z.string(),
    metadata: z.object({ size: z.int(), mimetype: z.string() }),
  }),
);

/** The first bytes say what it is; a picture is drawn anew, without the place it was taken at. */
function usePutUp(userId: string): (file: File) => Promise<void> {
  const words = useWords(documentsWords);
  const write = useWork();
  return async (file) => {
    const read = await paperFrom(file);
    if ('refused' in read) {
      toast({ title: words.refused[read.refused], destructive: true });
      return;
    }
    const kept = await attempt(() => write((db) => keepDocument(db, userId, read.paper)), { title: words.notKept });
    if (kept) toast({ title: words.kept, description: words.keptHelp, about: words.notKept });
  };
}

function WaitingRows() {
  const words = useWords(documentsWords);
  const write = useWork();
  const size = useSize();
  const waiting = knownOf(useRows(waitingDocuments)) ?? [];
  return waiting.map(({ path, type, size: bytes, isRefused }) => (
    <Row
      key={path}
      title={words.kind(type)}
      detail={size(bytes)}
      standing="on-this-device"
      badges={isRefused && <Badge tone="warn">{words.notTaken}</Badge>}
      below={
        <>
          {isRefused && <p className="muted small">{words.notTakenHelp}</p>}
          <Button
            look="quiet"
            onClick={() => void attempt(() => write((db) => takeBack(db, path)), { title: words.notRemoved })}
          >
            {words.remove}
          </Button>
        </>
      }
    />
  ));
}

/** Scans for the office: put up without a network too, and read by nobody else. */
export function Documents({ userId }: { userId: string }) {
  const words = useWords(documentsWords);
  const { dayOf } = useMoments();
  const size = useSize();
  const write = useWork();
  const putUp = usePutUp(userId);
  const [removed, setRemoved] = useState(0);
  const waiting = knownOf(useRows(waitingDocuments))?.length ?? 0;
  const removing = useAsking({ offline: words.offline, failed: { title: words.notRemoved } });
  const remote = useRemote({
    key: ['documents', userId],
    again: `${waiting} ${removed}`,
    ask: (client) => client.storage.from(DOCUMENTS).list(userId, { sortBy: { column: 'created_at', order: 'desc' } }),
    shape: Sent,
  });
  const sent = useLastKnown({ remote, name: 'documents', shape: Sent });
  async function remove(path: string): Promise<void> {
    const did = await removing.ask((client) => client.storage.from(DOCUMENTS).remove([path]));
    if (!did) return;
    // The server removes nothing that the office has looked at, and says so by an empty list.
    if (Array.isArray(did.value) && did.value.length === 0) {
      toast({ title: words.notRemoved, description: words.stays, destructive: true });
      return;
    }
    await write((db) => dropFile(db, path)).catch(() => undefined);
    setRemoved((n) => n + 1);
  }
  return (
    <section className="form">
      <h3>{words.title}</h3>
      <Upload label={words.add} icon={UpIcon} accept={PAPERS} onFile={(file) => void putUp(file)}>
        <p className="muted small">{words.help}</p>
      </Upload>
      <Rows label={words.title}>
        <WaitingRows />
      </Rows>
      <Remotely remote={sent} failed={words.failed}>
        {(files) => (
          <Rows label={words.sent}>
            {files.map(({ name, created_at, metadata }) => (
              <Row
                key={name}
                title={words.kind(metadata.mimetype)}
                detail={`${size(metadata.size)} · ${words.added(dayOf(created_at))}`}
                below={
                  <Button
                    look="quiet"
                    busy={removing.busy}
                    blocked={removing.blocked}
                    onClick={() => void remove(`${userId}/${name}`)}
                  >
                    {words.remove}
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
      </Remotely>
    </section>
  );
}
