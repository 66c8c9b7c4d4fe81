import { useState } from 'react';
import { refillMedicine } from '#sync/actions/medicines.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Stocked } from '#src/work/medicines/queries.ts';
import { useSave } from '#src/work/use-save.ts';
import { MOST_UNITS } from './draft.ts';
import { pageWords } from './words.ts';

/** What was bought is added to what is left. */
export function RefillSheet({ stocked, onClose }: { stocked: Stocked; onClose: () => void }) {
  const { refilling: words, form } = useWords(pageWords);
  const language = useLanguage();
  const save = useSave();
  const [bought, setBought] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(bought !== '');
  const figure = numberIn(bought);
  const sum = (stocked.supply?.left ?? 0) + (figure ?? 0);
  const isFine = figure !== null && figure > 0 && sum <= MOST_UNITS;
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (!isFine) return;
    const failed = { title: form.failed, description: form.failedHelp };
    const done = { title: words.saved, description: words.sum(sum.toLocaleString(language)) };
    if (await save(refillMedicine(stocked.medicine.id, sum), { failed, done, once: 'refill' })) onClose();
  }
  return (
    <Sheet open title={`${words.title}: ${stocked.medicine.name}`} onClose={onClose}>
      <div className="form">
        <TextField
          inputMode="decimal"
          label={words.bought}
          value={bought}
          error={wasAsked && !isFine ? form.figure(MOST_UNITS.toLocaleString(language)) : undefined}
          help={isFine ? words.sum(sum.toLocaleString(language)) : undefined}
          onChange={({ target }) => setBought(target.value)}
        />
        <Button look="act" large full onClick={() => void submit()}>
          {words.save}
        </Button>
      </div>
    </Sheet>
  );
}
