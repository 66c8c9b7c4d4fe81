import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Rejected } from '#src/data/sync/sync-centre.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { isDay } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { corrected, typedFields } from '#src/work/records/fields.ts';
import type { TypedField } from '#src/work/records/fields.ts';
import { wordOf } from '#src/work/records/use-record-in-words.ts';
import { recordWords } from '#src/work/records/words.ts';

const TIME = /^\d{2}:\d{2}(:\d{2})?$/;

function typeOf({ before, text }: TypedField): 'date' | 'time' | 'text' {
  if (typeof before === 'number') return 'text';
  if (isDay(text)) return 'date';
  return TIME.test(text) ? 'time' : 'text';
}

function Field({ field, error }: { field: TypedField; error: string | undefined }) {
  const words = useWords(recordWords);
  const { column, before, text, unit, choices } = field;
  const named = { name: column, label: wordOf(column, words.columns), defaultValue: text };
  if (choices) {
    const options = choices.map((value) => ({ value, label: wordOf(value, words.values) }));
    return <SelectField {...named} options={options} />;
  }
  const inputMode = typeof before === 'number' ? 'decimal' : undefined;
  return <TextField {...named} type={typeOf(field)} inputMode={inputMode} unit={unit} error={error} />;
}

interface CorrectionProps {
  refused: Rejected;
  /** The label of the button. */
  act: string;
  onSend: (corrections: Record<string, unknown>) => void;
}

export function Correction({ refused, act, onSend }: CorrectionProps) {
  const words = useWords(recordWords);
  const { units } = useSettings();
  // Input belongs to the fields that were shown, whatever changes around them.
  const [fields] = useState(() => typedFields(refused, words.columns, units));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isTyped, setTyped] = useState(false);
  useUnfinished(isTyped);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const answer = corrected(fields, (column) => {
      const text = typed.get(column);
      return typeof text === 'string' ? text : '';
    });
    setWrong(answer.wrong);
    if (answer.wrong.length === 0) onSend(answer.set);
  }
  return (
    <form noValidate onSubmit={send} onInput={() => setTyped(true)}>
      {fields.map((field) => (
        <Field key={field.column} field={field} error={wrong.includes(field.column) ? words.notAFigure : undefined} />
      ))}
      <Button type="submit" look="act" full>
        {act}
      </Button>
    </form>
  );
}
