import { useState } from 'react';
import { removeHealthRecord, restoreHealthRecord } from '#sync/actions/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { releasePaper, waitingPapers } from '#src/data/uploads/papers.ts';
import { usePaper } from '#src/data/uploads/use-paper.ts';
import { useWork } from '#src/data/work.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BinIcon, DownloadIcon, StoreIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useSave } from '#src/work/use-save.ts';
import { RecordForm } from './record-form.tsx';
import { healthWords } from './words.ts';

function OpenButton({ record }: { record: HealthRecord }) {
  const words = useWords(healthWords).records;
  const open = usePaper();
  const { title } = record;
  const [isBusy, setBusy] = useState(false);
  async function show(): Promise<void> {
    setBusy(true);
    const opened = await attempt(() => open(record), { title: words.notOpened, description: words.notOpenedHelp });
    setBusy(false);
    if (opened?.value) saveFile(title, opened.value.bytes, opened.value.type);
    else if (opened) toast({ title: words.notOpened, description: words.notOpenedHelp, destructive: true });
  }
  return (
    <Button look="quiet" icon={DownloadIcon} busy={isBusy} onClick={() => void show()}>
      {words.openFile(title)}
    </Button>
  );
}

function RecordRow({ record, isWaiting }: { record: HealthRecord; isWaiting: boolean }) {
  const words = useWords(healthWords).records;
  const language = useLanguage();
  const [save, write] = [useSave(), useWork()];
  const { id, kind, title, recorded_at, description, path } = record;
  async function remove(): Promise<void> {
    const failed = { title: words.notSaved, description: words.notSavedHelp };
    if (!(await attempt(() => write((db) => releasePaper(db, record)), failed))) return;
    const undo = () => restoreHealthRecord(id);
    await save(removeHealthRecord(id), { failed, done: { title: words.removed }, undo, once: id });
  }
  return (
    <Row
      icon={StoreIcon}
      title={title}
      detail={[words.kinds[kind], dayInWords(recorded_at, language)].join(', ')}
      standing={isWaiting ? 'on-this-device' : undefined}
      below={
        (description || path) && (
          <>
            {description && <p className="muted small">{description}</p>}
            {path && <OpenButton record={record} />}
          </>
        )
      }
      trailing={<IconButton icon={BinIcon} label={words.remove(title)} onClick={() => void remove()} />}
    />
  );
}

function Records() {
  const { records: words, coming, failed } = useWords(healthWords);
  const answer = useRows(healthRecordsOf);
  const waiting = new Set(knownOf(useRows(waitingPapers)));
  return (
    <Answered
      answer={answer}
      coming={coming}
      empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
      failed={failed}
    >
      {(records) => (
        <Rows label={words.list}>
          {records.map((record) => (
            <RecordRow key={record.id} record={record} isWaiting={waiting.has(record.id)} />
          ))}
        </Rows>
      )}
    </Answered>
  );
}

/** Papers of somebody's health, and the next one. */
export function RecordsSheet({ here, onClose }: { here: Here; onClose: () => void }) {
  const words = useWords(healthWords).records;
  const [count, setCount] = useState(0);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="vital-form">
        <p className="muted">{words.help}</p>
        <RecordForm key={count} here={here} onAdded={() => setCount(count + 1)} />
        <Seam />
        <h3>{words.list}</h3>
        <Records />
      </div>
    </Sheet>
  );
}
