import { useState } from 'react';
import { saveCard } from '#sync/actions/emergency-cards.ts';
import type { CardDraft } from '#sync/actions/emergency-cards.ts';
import { emergencyCards } from '#sync/entities/emergency-cards.ts';
import type { EmergencyCard } from '#sync/entities/emergency-cards.ts';
import { changesIn } from '#src/lib/changes.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { cardWords } from '#src/work/emergency/words.ts';
import { useSave } from '#src/work/use-save.ts';

const { shape } = emergencyCards.row;
const BLOOD: readonly string[] = shape.blood_group.def.innerType.options;
const GENOTYPES: readonly string[] = shape.genotype.def.innerType.options;
const LONGEST = 1000;

const COLUMNS = [
  'blood_group',
  'genotype',
  'conditions',
  'allergies',
  'helps',
  'contact_name',
  'contact_phone',
  'contact_relation',
  'second_name',
  'second_phone',
  'second_relation',
] as const satisfies readonly (keyof CardDraft)[];

type Column = (typeof COLUMNS)[number];
type Typed = Record<Column, string>;

const typedOf = (card: EmergencyCard | null): Typed =>
  Object.fromEntries(COLUMNS.map((column) => [column, card?.[column] ?? ''])) as Typed;

const draftOf = (typed: Typed): CardDraft =>
  Object.fromEntries(COLUMNS.map((column) => [column, typed[column].trim() || null])) as unknown as CardDraft;

const isPhone = (text: string): boolean => /^[+\d][\d\s()/-]*$/.test(text.trim());

interface PartProps {
  typed: Typed;
  set: (column: Column, value: string) => void;
}

function Choice({
  column,
  label,
  options,
  typed,
  set,
  help,
}: PartProps & {
  column: 'blood_group' | 'genotype';
  label: string;
  options: readonly string[];
  help?: string;
}) {
  const words = useWords(cardWords).form;
  return (
    <SelectField
      label={label}
      help={help}
      placeholder={words.unknown}
      value={typed[column]}
      options={options.map((value) => ({ value, label: value }))}
      onChange={({ target }) => set(column, target.value)}
    />
  );
}

function Contact({
  of,
  label,
  typed,
  set,
  wasAsked,
}: PartProps & {
  of: 'contact' | 'second';
  label: string;
  wasAsked: boolean;
}) {
  const words = useWords(cardWords).form;
  const phone = typed[`${of}_phone`];
  return (
    <fieldset className="contact">
      <legend>{label}</legend>
      <TextField
        label={words.name}
        maxLength={120}
        autoComplete="off"
        value={typed[`${of}_name`]}
        onChange={({ target }) => set(`${of}_name`, target.value)}
      />
      <TextField
        label={words.relation}
        help={words.relationHelp}
        maxLength={60}
        value={typed[`${of}_relation`]}
        onChange={({ target }) => set(`${of}_relation`, target.value)}
      />
      <TextField
        type="tel"
        label={words.phone}
        maxLength={40}
        autoComplete="off"
        value={phone}
        error={wasAsked && phone.trim() !== '' && !isPhone(phone) ? words.phoneWrong : undefined}
        onChange={({ target }) => set(`${of}_phone`, target.value)}
      />
    </fieldset>
  );
}

const LONG = ['allergies', 'conditions', 'helps'] as const;

/** Nothing of it has to be filled in. */
export function CardForm({ card, onClose }: { card: EmergencyCard | null; onClose: () => void }) {
  const { form: words, fields } = useWords(cardWords);
  const save = useSave();
  const [started] = useState(() => typedOf(card));
  const [typed, setTyped] = useState(started);
  const [wasAsked, setWasAsked] = useState(false);
  const part: PartProps = { typed, set: (column, value) => setTyped((before) => ({ ...before, [column]: value })) };
  const phones = [typed.contact_phone, typed.second_phone].filter((phone) => phone.trim() !== '');
  useUnfinished(typed !== started);
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (!phones.every(isPhone)) return;
    const failed = { title: words.failed, description: words.failedHelp };
    const draft = draftOf(typed);
    if (
      await save((userId) => saveCard(userId, draft, changesIn(draftOf(started), draft)), {
        failed,
        done: { title: words.saved },
        once: 'card',
      })
    )
      onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void submit()}>
          {words.save}
        </Button>
      }
    >
      <div className="form card-form">
        <div className="pair">
          <Choice {...part} column="blood_group" label={fields.blood} options={BLOOD} help={words.bloodHelp} />
          <Choice {...part} column="genotype" label={fields.genotype} options={GENOTYPES} />
        </div>
        {LONG.map((column) => (
          <AreaField
            key={column}
            label={words[column]}
            help={words[`${column}Help`]}
            rows={2}
            maxLength={LONGEST}
            value={typed[column]}
            onChange={({ target }) => part.set(column, target.value)}
          />
        ))}
        <Contact {...part} of="contact" label={words.first} wasAsked={wasAsked} />
        <Contact {...part} of="second" label={words.second} wasAsked={wasAsked} />
      </div>
    </Sheet>
  );
}
