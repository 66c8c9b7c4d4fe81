import { useState } from 'react';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { useRows } from '#src/data/rows.ts';
import { keepOutsideResult } from '#src/data/uploads/slips.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { unitsOf, withPoint } from '#src/work/lab/units.ts';
import { PagesField } from '#src/work/papers/pages-field.tsx';
import type { Page } from '#src/work/papers/pages.ts';
import { labWords } from './words.ts';

const EMPTY = { code: '', name: '', value: '', unit: '', range: '', laboratory: '' };
type Typed = typeof EMPTY;

const LONGEST: Readonly<Record<keyof Typed, number>> = {
  code: 20,
  name: 120,
  value: 200,
  unit: 30,
  range: 100,
  laboratory: 120,
};

const orNull = (text: string): string | null => text.trim() || null;

function useKeeping(): (typed: Typed, taken_on: Day, pages: readonly Page[]) => Promise<boolean> {
  const words = useWords(labWords).outside;
  const [write, oneAtATime] = [useWork(), useOneAtATime()];
  return async (typed, taken_on, pages) => {
    const result = {
      test_code: orNull(typed.code),
      test_name: typed.name.trim(),
      result_value: withPoint(typed.value.trim()),
      unit: orNull(typed.unit),
      reference_range: orNull(withPoint(typed.range)),
      taken_on,
      laboratory: orNull(typed.laboratory),
    };
    const slip = pages.map(({ paper }) => paper);
    const keep = () =>
      attempt(() => write((db, userId) => keepOutsideResult(db, userId, result, slip)), {
        title: words.notSaved,
        description: words.notSavedHelp,
      });
    const kept = await oneAtATime(keep, 'outside');
    if (kept) toast({ title: words.saved });
    return Boolean(kept);
  };
}

interface UnitFieldProps {
  units: readonly string[];
  chosen: string;
  wasAsked: boolean;
  onChoose: (unit: string) => void;
}

/** Nothing is chosen at first: the same figure in another unit is another result. */
function UnitField({ units, chosen, wasAsked, onChoose }: UnitFieldProps) {
  const words = useWords(labWords).outside;
  return (
    <SelectField
      required
      label={words.fields.unit}
      value={chosen}
      options={['', ...units].map((unit) => ({ value: unit, label: unit }))}
      error={wasAsked && !chosen ? words.unitMissing : undefined}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

interface FormProps {
  tests: readonly LabTest[];
  today: Day;
  onDone: () => void;
}

function Form({ tests, today, onDone }: FormProps) {
  const words = useWords(labWords).outside;
  const keep = useKeeping();
  const [typed, setTyped] = useState(EMPTY);
  const [day, setDay] = useState(today);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [wasAsked, setWasAsked] = useState(false);
  const units = unitsOf(typed.code);
  const isFuture = !isDay(day) || day > today;
  useUnfinished(Object.values(typed).some(Boolean) || pages.length > 0);
  function choose(code: string): void {
    const name = tests.find(({ test_code }) => test_code === code)?.test_name ?? '';
    setTyped({ ...typed, code, name, unit: '' });
  }
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (!typed.name.trim() || !typed.value.trim() || (units.length > 0 && !typed.unit) || isFuture) return;
    if (await keep(typed, day, pages)) onDone();
  }
  const field = (name: 'name' | 'value' | 'unit' | 'range' | 'laboratory', missing?: string) => (
    <TextField
      label={words.fields[name]}
      maxLength={LONGEST[name]}
      required={missing !== undefined}
      value={typed[name]}
      error={wasAsked && missing && !typed[name].trim() ? missing : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <>
      <SelectField
        label={words.test}
        value={typed.code}
        options={[
          { value: '', label: words.other },
          ...tests.map(({ test_code, test_name }) => ({ value: test_code, label: test_name })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {!typed.code && field('name', words.nameMissing)}
      {field('value', words.valueMissing)}
      {units.length > 0 ? (
        <UnitField
          units={units}
          chosen={typed.unit}
          wasAsked={wasAsked}
          onChoose={(unit) => setTyped({ ...typed, unit })}
        />
      ) : (
        field('unit')
      )}
      {field('range')}
      <TextField
        type="date"
        label={words.day}
        max={today}
        value={day}
        error={isFuture ? words.future : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {field('laboratory')}
      <h3>{words.slip}</h3>
      <PagesField pages={pages} onChange={setPages} />
      <Button look="act" large full onClick={() => void submit()}>
        {words.save}
      </Button>
    </>
  );
}

/** A result of another laboratory, with its slip; marked as such wherever it stands. */
export function OutsideSheet({ today, onClose }: { today: Day; onClose: () => void }) {
  const words = useWords(labWords).outside;
  const tests = knownOf(useRows(labCatalogue)) ?? [];
  return (
    <Sheet open title={words.open} onClose={onClose}>
      <div className="lab-sheet">
        <p className="muted">{words.help}</p>
        <Form tests={tests} today={today} onDone={onClose} />
      </div>
    </Sheet>
  );
}
