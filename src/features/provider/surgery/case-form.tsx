import { surgeryCases } from '#sync/entities/surgery-cases.ts';
import type { Procedure, SurgeryCase } from '#sync/entities/surgery-cases.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useCase } from './use-case.ts';
import { theatreWords } from './words.ts';

const { procedure: procedures, side: sides } = surgeryCases.row.shape;
const LONGEST = 200;

interface CaseFormProps {
  clientId: string;
  /** The case that is changed; null for a new one. */
  surgery: SurgeryCase | null;
  /** The client was asked for consent, which names area and side. */
  isAsked?: boolean;
  /** With its id; null where nothing was saved of a new one. */
  onDone: (id: string | null) => void;
}

interface FieldsProps {
  form: ReturnType<typeof useCase>;
  isAsked: boolean;
}

function Fields({ form: { shown, type, fault }, isAsked }: FieldsProps) {
  const { plan: words } = useWords(theatreWords);
  const said = useWords(surgeryWords);
  const field = (name: 'area' | 'planned_on' | 'place' | 'low' | 'high' | 'deposit') => ({
    value: shown[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  });
  return (
    <div className="pair">
      <TextField
        label={words.area}
        help={isAsked ? words.asksAnew : undefined}
        maxLength={LONGEST}
        {...field('area')}
      />
      <SelectField
        label={words.side}
        value={shown.side}
        options={sides.options.map((value) => ({ value, label: said.sides[value] }))}
        onChange={({ target }) => type({ side: target.value as SurgeryCase['side'] })}
      />
      <TextField type="date" label={words.planned} {...field('planned_on')} />
      <TextField label={words.place} maxLength={LONGEST} {...field('place')} />
      <TextField label={words.low} unit="$" inputMode="decimal" error={fault} {...field('low')} />
      <TextField label={words.high} unit="$" inputMode="decimal" {...field('high')} />
      <TextField label={words.deposit} unit="$" inputMode="decimal" {...field('deposit')} />
    </div>
  );
}

export function CaseForm({ clientId, surgery, isAsked = false, onDone }: CaseFormProps) {
  const { plan: words, open } = useWords(theatreWords);
  const said = useWords(surgeryWords);
  const form = useCase(clientId, surgery);
  const { shown, type } = form;
  async function keep(): Promise<void> {
    const id = await form.keep();
    if (id !== null) onDone(id);
  }
  return (
    <Card title={surgery ? words.title : open}>
      <div className="case-form">
        {!surgery && (
          <SelectField
            label={words.procedure}
            value={shown.procedure}
            options={procedures.options.map((value) => ({ value, label: said.procedures[value] }))}
            onChange={({ target }) => type({ procedure: target.value as Procedure })}
          />
        )}
        <Fields form={form} isAsked={isAsked} />
        <SwitchField
          label={words.included}
          checked={shown.included}
          onChange={({ target }) => type({ included: target.checked })}
        />
        <Button look="act" large full onClick={() => void keep()}>
          {words.save}
        </Button>
        <Button look="quiet" full onClick={() => onDone(surgery?.id ?? null)}>
          {words.leave}
        </Button>
      </div>
    </Card>
  );
}
