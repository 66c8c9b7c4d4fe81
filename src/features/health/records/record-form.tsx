import { useState } from 'react';
import { addHealthRecord, removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import type { Shared } from '#src/data/shared.ts';
import { keepPaper } from '#src/data/uploads/papers.ts';
import { useWork } from '#src/data/work.ts';
import { isDay } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { PagesField } from '#src/work/papers/pages-field.tsx';
import type { Page } from '#src/work/papers/pages.ts';
import { paperWords } from '#src/work/papers/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { healthWords } from '../words.ts';

type Kind = HealthRecord['kind'];

const KINDS = healthRecords.row.shape.kind.options;
const LONGEST_TITLE = 200;
const LONGEST_NOTE = 4000;

interface Draft {
  kind: Kind;
  title: string;
  recorded_at: string;
  description: string | null;
}

/** A record of a paper that is elsewhere, or with its file; both are kept on this device at once. */
function useAdding(): (draft: Draft, pages: readonly Page[]) => Promise<boolean> {
  const words = useWords(healthWords).records;
  const [save, write, oneAtATime] = [useSave(), useWork(), useOneAtATime()];
  const failed = { title: words.notSaved, description: words.notSavedHelp };
  return async (draft, pages) => {
    const [first, ...others] = pages.map(({ paper }) => paper);
    if (!first) {
      const action = (user_id: string) => addHealthRecord({ user_id, ...draft });
      const done = { title: words.saved };
      return (await save(action, { failed, done, undo: removeHealthRecord, once: 'record' })) !== null;
    }
    const keep = () => attempt(() => write((db, userId) => keepPaper(db, userId, draft, [first, ...others])), failed);
    const kept = await oneAtATime(keep, 'record');
    if (kept) toast({ title: words.saved });
    return Boolean(kept);
  };
}

interface RecordFormProps {
  /** Where another app handed it over. */
  shared: Shared | null;
  here: Here;
  onAdded: () => void;
}

export function RecordForm({ shared, here, onAdded }: RecordFormProps) {
  const words = useWords(healthWords).records;
  const { kinds } = useWords(paperWords);
  const add = useAdding();
  const [kind, setKind] = useState<Kind>('lab-report');
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(here.today);
  const [note, setNote] = useState(shared?.text.slice(0, LONGEST_NOTE) ?? '');
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [wasAsked, setWasAsked] = useState(false);
  const isFuture = !isDay(day) || day > here.today;
  const isNameless = title.trim() === '';
  useUnfinished(title !== '' || note !== '' || pages.length > 0);
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (isNameless || isFuture) return;
    const draft = { kind, title: title.trim(), recorded_at: day, description: note.trim() || null };
    if (await add(draft, pages)) onAdded();
  }
  return (
    <>
      <SelectField
        label={words.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: kinds[value] }))}
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
      <PagesField first={shared?.files ?? []} pages={pages} onChange={setPages} />
      <Button look="act" large full onClick={() => void submit()}>
        {words.add}
      </Button>
    </>
  );
}
