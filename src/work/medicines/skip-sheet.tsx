import { useState } from 'react';
import { medicineDoses } from '#sync/entities/medicine-doses.ts';
import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Dose } from './rules.ts';
import { nameOf, useDoses } from './use-doses.ts';
import { medicineWords } from './words.ts';

type Reason = NonNullable<MedicineDose['reason']>;

const REASONS: readonly Reason[] = medicineDoses.row.shape.reason.def.innerType.options;
const LONGEST_NOTE = 500;

/** Why a dose was left out, without blame. */
export function SkipSheet({ dose, onClose }: { dose: Dose; onClose: () => void }) {
  const words = useWords(medicineWords);
  const { skip } = useDoses();
  const [reason, setReason] = useState<Reason>(dose.row?.reason ?? 'forgot');
  const [note, setNote] = useState(dose.row?.note ?? '');
  useUnfinished(note !== (dose.row?.note ?? ''));
  async function save(): Promise<void> {
    if (await skip(dose, { reason, note: note.trim() || null })) onClose();
  }
  return (
    <Sheet open title={words.skip(nameOf(dose.medicine))} onClose={onClose}>
      <div className="form">
        <RadioField
          label={words.why}
          help={words.whyHelp}
          value={reason}
          options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={({ target }) => setReason(target.value as Reason)}
        />
        <AreaField
          label={words.note}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button look="act" large full onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </Sheet>
  );
}
