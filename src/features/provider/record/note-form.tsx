import { useState } from 'react';
import type { CareNote } from '#sync/entities/care-notes.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { TEMPLATE_NAMES } from '#src/work/notes/templates.ts';
import type { Part, Template } from '#src/work/notes/templates.ts';
import { noteWords } from '#src/work/notes/words.ts';
import { Leaving } from './leaving.tsx';
import { useNote } from './use-note.ts';
import { recordWords } from './words.ts';

const LONGEST = 8000;

type Form = ReturnType<typeof useNote>;

/** Of which kind it is, and about which day. */
function Head({ form, today }: { form: Form; today: Day }) {
  const { notes: words } = useWords(recordWords);
  const { templates } = useWords(noteWords);
  return (
    <>
      <SelectField
        label={words.template}
        value={form.template}
        options={TEMPLATE_NAMES.map((value) => ({ value, label: templates[value] }))}
        onChange={({ target }) => form.type({ template: target.value as Template })}
      />
      <TextField
        type="date"
        label={words.day}
        max={today}
        value={form.day}
        onChange={({ target }) => form.type({ noted_on: target.value })}
      />
    </>
  );
}

interface NoteFormProps {
  clientId: string;
  today: Day;
  /** A draft to go on with, or a signed note to add to; null for a new one. */
  note: CareNote | null;
  onDone: () => void;
}

export function NoteForm({ clientId, today, note, onDone }: NoteFormProps) {
  const { notes: words } = useWords(recordWords);
  const said = useWords(noteWords);
  const form = useNote({ clientId, today, note });
  const [asked, setAsked] = useState<'note' | 'addition' | 'leave' | null>(null);
  const [wasTried, setTried] = useState(false);
  const { template, parts, isAddition, isBlank } = form;
  // Another device may sign the note while this one asks.
  const what = isAddition ? 'addition' : 'note';
  const isTyped = Object.keys(form.typed).length > 0 && !isBlank;
  useUnfinished(isTyped);
  const labels: Partial<Record<Part, string>> = said.parts[template];

  async function keep(sign: boolean): Promise<void> {
    setAsked(null);
    if (await form.keep(sign)) onDone();
  }
  function unlessBlank(then: () => void): void {
    setTried(true);
    if (!isBlank) then();
  }
  function leave(): void {
    form.settle();
    onDone();
  }
  return (
    <div className="evaluation-form">
      {!isAddition && <Head form={form} today={today} />}
      {parts.map((part, place) => (
        <AreaField
          key={part}
          label={isAddition ? words.addTitle : labels[part]}
          rows={4}
          maxLength={LONGEST}
          value={form.partOf(part)}
          error={wasTried && isBlank && place === 0 ? words.blank : undefined}
          onChange={({ target }) => form.typeIn(part, target.value)}
        />
      ))}
      {!isAddition && (
        <SwitchField
          label={words.share}
          help={words.shareHelp}
          checked={form.shared}
          onChange={({ target }) => form.type({ shared: target.checked })}
        />
      )}
      <Button look="act" large full onClick={() => unlessBlank(() => setAsked(what))}>
        {words.sign}
      </Button>
      {!isAddition && (
        <Button look="line" full onClick={() => unlessBlank(() => void keep(false))}>
          {words.keep}
        </Button>
      )}
      <Button look="quiet" full onClick={isTyped ? () => setAsked('leave') : leave}>
        {words.leave}
      </Button>
      <Leaving open={asked === 'leave'} onLeave={leave} onStay={() => setAsked(null)} />
      <Confirm
        open={asked === what}
        title={words.signAsk}
        act={words.sign}
        onAct={() => void keep(true)}
        onClose={() => setAsked(null)}
      >
        <p>{words.signHelp}</p>
        {form.shared && <p>{words.signShared}</p>}
      </Confirm>
    </div>
  );
}
