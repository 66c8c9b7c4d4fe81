import { useState } from 'react';
import { addHealthRecord, removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { keepPaper } from '#src/data/uploads/papers.ts';
import type { Paper } from '#src/data/uploads/papers.ts';
import { useWork } from '#src/data/work.ts';
import { isDay } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { PAPERS, paperFrom } from '#src/work/files/paper.ts';
import { useSave } from '#src/work/use-save.ts';
import { healthWords } from './words.ts';

type Kind = HealthRecord['kind'];

const KINDS = healthRecords.row.shape.kind.options;
const LONGEST_TITLE = 200;
const LONGEST_NOTE = 4000;

interface Chosen {
  name: string;
  paper: Paper;
}

interface Draft {
  kind: Kind;
  title: string;
  recorded_at: string;
  description: string | null;
}

/** A record of a paper that is elsewhere, or with its file; both are kept on this device at once. */
function useAdding(): (draft: Draft, chosen: Chosen | null) => Promise<boolean> {
  const words = useWords(healthWords).records;
  const [save, write, oneAtATime] = [useSave(), useWork(), useOneAtATime()];
  const failed = { title: words.notSaved, description: words.notSavedHelp };
  return async (draft, chosen) => {
    if (!chosen) {
      const action = (user_id: string) => addHealthRecord({ user_id, ...draft });
      const done = { title: words.saved };
      return (await save(action, { failed, done, undo: removeHealthRecord, once: 'record' })) !== null;
    }
    const keep = () => attempt(() => write((db, userId) => keepPaper(db, userId, draft, chosen.paper)), failed);
    const kept = await oneAtATime(keep, 'record');
    if (kept) toast({ title: words.saved });
    return Boolean(kept);
  };
}

function File({ chosen, onChoose }: { chosen: Chosen | null; onChoose: (chosen: Chosen | null) => void }) {
  const words = useWords(healthWords).records;
  async function take(file: File): Promise<void> {
    const read = await paperFrom(file);
    if ('refused' in read) toast({ title: words.refused[read.refused], destructive: true });
    else onChoose({ name: file.name, paper: read.paper });
  }
  return (
    <Upload
      label={chosen ? words.otherFile : words.file}
      icon={ImageIcon}
      accept={PAPERS}
      onFile={(file) => void take(file)}
    >
      {chosen && (
        <Button look="quiet" onClick={() => onChoose(null)}>
          {words.withoutFile}
        </Button>
      )}
      <p className="muted small">{chosen ? words.chosen(chosen.name) : words.fileHelp}</p>
    </Upload>
  );
}

export function RecordForm({ here, onAdded }: { here: Here; onAdded: () => void }) {
  const words = useWords(healthWords).records;
  const add = useAdding();
  const [kind, setKind] = useState<Kind>('lab-report');
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(here.today);
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const isFuture = !isDay(day) || day > here.today;
  const isNameless = title.trim() === '';
  useUnfinished(title !== '' || note !== '' || chosen !== null);
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (isNameless || isFuture) return;
    const draft = { kind, title: title.trim(), recorded_at: day, description: note.trim() || null };
    if (await add(draft, chosen)) onAdded();
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
        error={wasAsked && isNameless ? words.nameMissing : undefined}
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
      <File chosen={chosen} onChoose={setChosen} />
      <Button look="act" large full onClick={() => void submit()}>
        {words.add}
      </Button>
    </>
  );
}
