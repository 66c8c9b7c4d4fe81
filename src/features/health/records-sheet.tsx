import { useState } from 'react';
import { addHealthRecord, removeHealthRecord, restoreHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { useRows } from '#src/data/rows.ts';
import { dayInWords, isDay } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, StoreIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { healthWords } from './words.ts';

type Kind = HealthRecord['kind'];

const KINDS = healthRecords.row.shape.kind.options;
const LONGEST_TITLE = 200;
const LONGEST_NOTE = 4000;

function AddRecord({ here, onAdded }: { here: Here; onAdded: () => void }) {
  const words = useWords(healthWords).records;
  const save = useSave();
  const [kind, setKind] = useState<Kind>('lab-report');
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(here.today);
  const [note, setNote] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isFuture = !isDay(day) || day > here.today;
  useUnfinished(title !== '' || note !== '');
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (title.trim() === '' || isFuture) return;
    const added = await save(
      (user_id) =>
        addHealthRecord({ user_id, kind, title: title.trim(), recorded_at: day, description: note.trim() || null }),
      {
        failed: { title: words.notSaved, description: words.notSavedHelp },
        done: { title: words.saved },
        undo: removeHealthRecord,
        once: 'record',
      },
    );
    if (added) onAdded();
  }
  return (
    <>
      <SelectField
        label={words.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ target }) => setKind(target.value as Kind)}
      />
      <TextField
        label={words.name}
        required
        maxLength={LONGEST_TITLE}
        value={title}
        error={wasAsked && title.trim() === '' ? words.nameMissing : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        type="date"
        label={words.day}
        max={here.today}
        value={day}
        error={isFuture ? words.future : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <AreaField
        label={words.note}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button look="act" large full onClick={() => void submit()}>
        {words.add}
      </Button>
    </>
  );
}

function Records() {
  const { records: words, coming, failed } = useWords(healthWords);
  const language = useLanguage();
  const save = useSave();
  const answer = useRows(healthRecordsOf);
  const remove = (id: string) =>
    void save(removeHealthRecord(id), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.removed },
      undo: () => restoreHealthRecord(id),
      once: id,
    });
  return (
    <Answered
      answer={answer}
      coming={coming}
      empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
      failed={failed}
    >
      {(records) => (
        <Rows label={words.list}>
          {records.map(({ id, kind, title, recorded_at, description }) => (
            <Row
              key={id}
              icon={StoreIcon}
              title={title}
              detail={[words.kinds[kind], dayInWords(recorded_at, language)].join(', ')}
              below={description && <p className="muted small">{description}</p>}
              trailing={<IconButton icon={BinIcon} label={words.remove(title)} onClick={() => remove(id)} />}
            />
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
        <AddRecord key={count} here={here} onAdded={() => setCount(count + 1)} />
        <Seam />
        <h3>{words.list}</h3>
        <Records />
      </div>
    </Sheet>
  );
}
