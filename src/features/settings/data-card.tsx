import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { renewHeld } from '#src/data/rights/held.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import type { ImportPreview } from '#src/data/sync/sync-centre.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BinIcon, DownloadIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Seam } from '#src/ui/row.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import type { UploadProps } from '#src/ui/parts/upload.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { recordWords } from '#src/work/records/words.ts';
import { useShared } from '#src/work/use-shared.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { tablesAsZip } from './csv.ts';
import { useBlocked } from './use-refusal.ts';
import { textOf } from './text-of.ts';
import { settingsWords } from './words.ts';

const DeletionConfirm = later(async () => (await import('./deletion-confirm.tsx')).DeletionConfirm);
const Rights = onDemand(async () => {
  const { Rights: Part, address } = await import('./on-demand/rights.tsx');
  return { Part, address };
});
const ImportConfirm = later(async () => (await import('./import-confirm.tsx')).ImportConfirm);

function Export() {
  const words = useWords(settingsWords).data;
  const { columns } = useWords(recordWords);
  const { session } = useAppData();
  const open = useOpen();
  const centre = useSyncCentre();
  const today = useToday();
  async function save(kind: 'json' | 'zip'): Promise<void> {
    if (!centre || !open) return;
    const name = `${PRODUCT_NAME.toLowerCase()}-${today}.${kind}`;
    const done = await attempt(
      async () => {
        await renewHeld(open.db, open.userId, session);
        const text = await centre.exportData();
        if (kind === 'json') saveFile(name, text);
        else saveFile(name, tablesAsZip(text, columns), 'application/zip');
      },
      { title: words.notExported },
    );
    if (done !== null) toast({ title: words.started, description: words.startedHelp });
  }
  return (
    <>
      <Button look="line" full icon={DownloadIcon} onClick={() => void save('json')}>
        {words.export}
      </Button>
      <p className="muted small">{words.exportHelp}</p>
      <Button look="line" full icon={DownloadIcon} onClick={() => void save('zip')}>
        {words.csv}
      </Button>
      <p className="muted small">{words.csvHelp}</p>
    </>
  );
}

const ACCEPTED = { 'application/json': ['.json'] };

interface Chosen {
  text: string;
  preview: ImportPreview;
}

/** Nothing is imported before the person has seen what is in the file. */
function Import() {
  const words = useWords(settingsWords).data;
  const centre = useSyncCentre();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reading, setReading] = useState<UploadProps['reading']>(null);
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const refuse = (reason: keyof typeof words.reasons): void =>
    toast({ title: words.refused, description: words.reasons[reason], destructive: true });
  async function look(file: File): Promise<void> {
    if (!centre) return;
    const { name } = file;
    setReading({ name, share: 0 });
    const read = await attempt(
      async () => {
        const text = await textOf(file, (share) => setReading({ name, share }));
        return { text, answer: await centre.previewImport(text) };
      },
      { title: words.refused },
    );
    setReading(null);
    if (!read) return;
    const { text, answer } = read.value;
    if ('refused' in answer) refuse(answer.refused);
    else setChosen({ text, preview: answer.preview });
  }
  async function take({ text }: Chosen): Promise<void> {
    setBusy(true);
    const answer = centre && (await attempt(() => centre.importData(text), { title: words.refused }));
    setBusy(false);
    setChosen(null);
    if (answer?.value === 'imported') toast({ title: words.imported });
    else if (answer) refuse(answer.value);
  }
  return (
    <>
      <Upload
        label={words.import}
        icon={UpIcon}
        accept={ACCEPTED}
        reading={reading}
        onFile={(file) => void oneAtATime(() => look(file))}
      >
        <p className="muted small">{words.importHelp}</p>
      </Upload>
      {chosen && (
        <Suspense>
          <ImportConfirm
            preview={chosen.preview}
            busy={isBusy}
            onAct={() => void oneAtATime(() => take(chosen))}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** `first` are files that another app handed over. */
export type HistorySheet = ComponentType<{ first: readonly File[]; onClose: () => void }>;

function History({ sheet: Opened }: { sheet: HistorySheet }) {
  const words = useWords(settingsWords).data;
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<readonly File[]>([]);
  useShared('history', ({ files }) => {
    setFirst(files);
    setOpen(true);
  });
  const close = (): void => {
    setOpen(false);
    setFirst([]);
  };
  return (
    <>
      <Button look="line" full icon={UpIcon} onClick={() => setOpen(true)}>
        {words.history}
      </Button>
      <p className="muted small">{words.historyHelp}</p>
      {isOpen && (
        <Suspense>
          <Opened first={first} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Deletion() {
  const words = useWords(settingsWords).data;
  const blocked = useBlocked();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="muted small">{words.deleteHelp}</p>
      <Button look="danger" full icon={BinIcon} blocked={blocked} onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      {isAsked && (
        <Suspense>
          <DeletionConfirm onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

function OwnRights() {
  const words = useWords(settingsWords).data;
  const open = useOpen();
  return (
    <section className="sight">
      <h3>{words.rights}</h3>
      {open && <Rights userId={open.userId} exports={<Export />} deletion={<Deletion />} />}
    </section>
  );
}

interface DataCardProps {
  /** How much is stored on this device, and how safely. */
  children: ReactNode;
  /** The way in for what other apps exported. */
  history: HistorySheet | null;
}

export function DataCard({ children, history }: DataCardProps) {
  const words = useWords(settingsWords).data;
  return (
    <Card title={words.title}>
      {children}
      <Seam />
      <Export />
      <Import />
      {history && <History sheet={history} />}
      <Seam />
      <OwnRights />
      <Seam />
      <Deletion />
    </Card>
  );
}
