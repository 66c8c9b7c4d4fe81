import { useState } from 'react';
import { removeHealthRecord, restoreHealthRecord } from '#sync/actions/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import type { Shared } from '#src/data/shared.ts';
import { releasePaper, waitingPapers } from '#src/data/uploads/papers.ts';
import { useWork } from '#src/data/work.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BinIcon, StoreIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { PaperViewer } from '#src/work/papers/viewer.tsx';
import { paperWords } from '#src/work/papers/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { healthWords } from '../words.ts';
import { GrantForm } from './grant-form.tsx';
import { RecordForm } from './record-form.tsx';

function useRemoving(record: HealthRecord): () => Promise<void> {
  const words = useWords(healthWords).records;
  const [save, write] = [useSave(), useWork()];
  const failed = { title: words.notSaved, description: words.notSavedHelp };
  return async () => {
    if (!(await attempt(() => write((db) => releasePaper(db, record)), failed))) return;
    const undo = () => restoreHealthRecord(record.id);
    await save(removeHealthRecord(record.id), { failed, done: { title: words.removed }, undo, once: record.id });
  };
}

interface RecordRowProps {
  record: HealthRecord;
  isWaiting: boolean;
  onOpen: () => void;
}

function RecordRow({ record, isWaiting, onOpen }: RecordRowProps) {
  const words = useWords(healthWords).records;
  const { kinds } = useWords(paperWords);
  const language = useLanguage();
  const remove = useRemoving(record);
  const { kind, title, recorded_at, description } = record;
  return (
    <Row
      icon={StoreIcon}
      title={title}
      detail={[kinds[kind], dayInWords(recorded_at, language)].join(', ')}
      standing={isWaiting ? 'on-this-device' : undefined}
      below={
        <>
          {description && <p className="muted small">{description}</p>}
          <Button look="quiet" onClick={onOpen}>
            {words.openFile(title)}
          </Button>
        </>
      }
      trailing={<IconButton icon={BinIcon} label={words.remove(title)} onClick={() => void remove()} />}
    />
  );
}

function Records({ onOpen }: { onOpen: (record: HealthRecord) => void }) {
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
            <RecordRow
              key={record.id}
              record={record}
              isWaiting={waiting.has(record.id)}
              onOpen={() => onOpen(record)}
            />
          ))}
        </Rows>
      )}
    </Answered>
  );
}

function Opened({ record, today, onClose }: { record: HealthRecord; today: Day; onClose: () => void }) {
  const { kinds } = useWords(paperWords);
  const language = useLanguage();
  const { title, kind, recorded_at, description } = record;
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="vital-form">
        <p className="muted">{[kinds[kind], dayInWords(recorded_at, language)].join(', ')}</p>
        {description && <p>{description}</p>}
        <PaperViewer record={record} />
        <Seam />
        <GrantForm record={record} today={today} />
      </div>
    </Sheet>
  );
}

interface RecordsSheetProps {
  /** The next one, where another app handed it over. */
  shared: Shared | null;
  here: Here;
  onClose: () => void;
}

/** Papers of somebody's health, and the next one. */
export function RecordsSheet({ shared, here, onClose }: RecordsSheetProps) {
  const words = useWords(healthWords).records;
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState<HealthRecord | null>(null);
  return (
    <>
      <Sheet open title={words.title} onClose={onClose}>
        <div className="vital-form">
          <p className="muted">{words.help}</p>
          <RecordForm
            key={count}
            shared={count === 0 ? shared : null}
            here={here}
            onAdded={() => setCount(count + 1)}
          />
          <Seam />
          <h3>{words.list}</h3>
          <Records onOpen={setOpened} />
        </div>
      </Sheet>
      {opened && <Opened record={opened} today={here.today} onClose={() => setOpened(null)} />}
    </>
  );
}
