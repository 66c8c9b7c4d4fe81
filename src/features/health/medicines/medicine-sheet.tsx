import { useState } from 'react';
import { addMedicine, editMedicine, removeMedicine, restoreMedicine } from '#sync/actions/medicines.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { changesIn } from '#src/lib/changes.ts';
import { addDays } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Stocked } from '#src/work/medicines/queries.ts';
import { useSave } from '#src/work/use-save.ts';
import { draftOf, faultsIn, MOST_PER_DOSE, MOST_UNITS, typedOf } from './draft.ts';
import type { Fault, Typed } from './draft.ts';
import { DaysField, TimesField } from './times-field.tsx';
import { pageWords } from './words.ts';

interface PartProps {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  /** What is said of a field, once saving was asked for. */
  errorOf: (fault: Fault) => string | undefined;
}

function What({ typed, set, errorOf }: PartProps) {
  const words = useWords(pageWords).form;
  return (
    <>
      <TextField
        label={words.name}
        required
        maxLength={120}
        value={typed.name}
        error={errorOf('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={words.dose}
        help={words.doseHelp}
        maxLength={120}
        value={typed.dose}
        onChange={({ target }) => set({ dose: target.value })}
      />
      <TextField
        label={words.purpose}
        maxLength={200}
        value={typed.purpose}
        onChange={({ target }) => set({ purpose: target.value })}
      />
    </>
  );
}

function When({ typed, set, errorOf }: PartProps) {
  const words = useWords(pageWords).form;
  return (
    <div className="pair">
      <TextField
        type="date"
        label={words.starts}
        value={typed.starts}
        error={errorOf('starts')}
        onChange={({ target }) => set({ starts: target.value })}
      />
      <TextField
        type="date"
        label={words.ends}
        help={words.endsHelp}
        value={typed.ends}
        error={errorOf('ends')}
        onChange={({ target }) => set({ ends: target.value })}
      />
    </div>
  );
}

function Stock({ typed, set, errorOf }: PartProps) {
  const words = useWords(pageWords).form;
  return (
    <div className="pair">
      <TextField
        inputMode="decimal"
        label={words.supply}
        help={words.supplyHelp}
        value={typed.supply}
        error={errorOf('supply')}
        onChange={({ target }) => set({ supply: target.value })}
      />
      <TextField
        inputMode="decimal"
        label={words.perDose}
        help={words.perDoseHelp}
        value={typed.perDose}
        error={errorOf('perDose')}
        onChange={({ target }) => set({ perDose: target.value })}
      />
    </div>
  );
}

interface EndingProps {
  medicine: Medicine;
  today: string;
  onClose: () => void;
}

/** It is not taken any more, or was never to be there. */
function Ending({ medicine, today, onClose }: EndingProps) {
  const words = useWords(pageWords).form;
  const save = useSave();
  const failed = { title: words.failed, description: words.failedHelp };
  async function stop(): Promise<void> {
    const yesterday = addDays(today, -1);
    // Begun today, it is over today.
    const ends_on = yesterday < medicine.starts_on ? medicine.starts_on : yesterday;
    const done = { title: words.stopped, description: words.noAdvice };
    const undo = () => editMedicine(medicine.id, { ends_on: medicine.ends_on });
    if (await save(editMedicine(medicine.id, { ends_on }), { failed, done, undo, once: 'medicine' })) onClose();
  }
  async function remove(): Promise<void> {
    const undo = () => restoreMedicine(medicine);
    const done = { title: words.removed };
    if (await save(removeMedicine(medicine.id), { failed, done, undo, once: 'medicine' })) onClose();
  }
  return (
    <>
      <Seam />
      <Button full onClick={() => void stop()}>
        {words.stop}
      </Button>
      <Button look="danger" full onClick={() => void remove()}>
        {words.remove}
      </Button>
    </>
  );
}

/** What is said of each fault. */
function useMessages(): Record<Fault, string> {
  const words = useWords(pageWords).form;
  const language = useLanguage();
  return {
    name: words.nameMissing,
    time: words.timeMissing,
    days: words.dayMissing,
    starts: words.startsMissing,
    ends: words.endsWrong,
    perDose: words.figure(MOST_PER_DOSE.toLocaleString(language)),
    supply: words.figure(MOST_UNITS.toLocaleString(language)),
  };
}

interface MedicineSheetProps {
  /** Null is a new one. */
  stocked: Stocked | null;
  today: string;
  onClose: () => void;
}

/** What is taken, and when. */
export function MedicineSheet({ stocked, today, onClose }: MedicineSheetProps) {
  const words = useWords(pageWords).form;
  const save = useSave();
  const medicine = stocked?.medicine ?? null;
  const [started] = useState(() => typedOf(medicine, today, stocked?.supply?.left ?? null));
  const [typed, setTyped] = useState(started);
  const [wasAsked, setWasAsked] = useState(false);
  const faults = faultsIn(typed);
  const messages = useMessages();
  const part: PartProps = {
    typed,
    set: (change) => setTyped((before) => ({ ...before, ...change })),
    errorOf: (fault) => (wasAsked && faults.has(fault) ? messages[fault] : undefined),
  };
  useUnfinished(typed !== started);
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (faults.size > 0) return;
    const draft = draftOf(typed);
    const told = { failed: { title: words.failed, description: words.failedHelp }, done: { title: words.saved } };
    const saved = medicine
      ? await save(editMedicine(medicine.id, changesIn(draftOf(started), draft)), { ...told, once: 'medicine' })
      : await save((userId) => addMedicine(userId, draft), { ...told, undo: removeMedicine, once: 'medicine' });
    if (saved) onClose();
  }
  return (
    <Sheet
      open
      title={medicine ? words.edit(medicine.name) : words.add}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void submit()}>
          {words.save}
        </Button>
      }
    >
      <div className="form medicine-form">
        <What {...part} />
        <TimesField times={typed.times} wasAsked={wasAsked} onChange={(times) => part.set({ times })} />
        {typed.times.length > 0 && (
          <>
            <DaysField
              chosen={typed.weekdays}
              error={part.errorOf('days')}
              onChange={(weekdays) => part.set({ weekdays })}
            />
            <SwitchField
              label={words.remind}
              help={words.remindHelp}
              checked={typed.remind}
              onChange={({ target }) => part.set({ remind: target.checked })}
            />
          </>
        )}
        <Stock {...part} />
        <When {...part} />
        <Disclosure title={words.notes}>
          <AreaField
            label={words.notes}
            help={words.notesHelp}
            rows={3}
            maxLength={1000}
            value={typed.notes}
            onChange={({ target }) => part.set({ notes: target.value })}
          />
        </Disclosure>
        <p className="muted small">{words.noAdvice}</p>
        {medicine && <Ending medicine={medicine} today={today} onClose={onClose} />}
      </div>
    </Sheet>
  );
}
