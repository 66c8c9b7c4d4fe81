import { useState } from 'react';
import * as z from 'zod/mini';
import { signFact } from '#sync/actions/care-facts.ts';
import { ICD10 } from '#sync/entities/care-facts.ts';
import type { CareFact } from '#sync/entities/care-facts.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { isDay } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { signedWords } from '#src/work/signed/words.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Signer } from './queries.ts';
import { medicalWords } from './words.ts';

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
const KINDS = ['problem', 'allergy'] as const;
const text = z.optional(z.string());
const Typed = z.object({
  kind: z.optional(z.enum(KINDS)),
  name: text,
  code: text,
  since: text,
  reaction: text,
  severity: text,
});
type TypedFact = z.infer<typeof Typed>;

interface FieldsProps {
  typed: TypedFact;
  type: (change: TypedFact) => void;
  isWrong: boolean;
}

function AllergyFields({ typed: { reaction = '', severity = '' }, type }: FieldsProps) {
  const { facts: words } = useWords(medicalWords);
  const { severities } = useWords(signedWords);
  return (
    <>
      <TextField
        label={words.reaction}
        autoComplete="off"
        maxLength={300}
        value={reaction}
        onChange={({ target }) => type({ reaction: target.value })}
      />
      <SelectField
        label={words.severity}
        placeholder={words.unsaid}
        value={severity}
        options={SEVERITIES.map((value) => ({ value, label: severities[value] }))}
        onChange={({ target }) => type({ severity: target.value })}
      />
    </>
  );
}

function ProblemFields({ typed: { code = '' }, type, isWrong }: FieldsProps) {
  const { facts: words } = useWords(medicalWords);
  return (
    <TextField
      label={words.code}
      help={words.codeHelp}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={8}
      value={code}
      error={isWrong ? words.codeWrong : undefined}
      onChange={({ target }) => type({ code: target.value })}
    />
  );
}

const FIELDS = { problem: ProblemFields, allergy: AllergyFields };

const orNull = (said: string | undefined): string | null => said?.trim() || null;

/** What it says, with only the columns of its kind. */
function saidOf({ kind = 'problem', name = '', ...typed }: TypedFact) {
  const isAllergy = kind === 'allergy';
  return {
    kind,
    name: name.trim(),
    code: isAllergy ? null : (orNull(typed.code)?.toUpperCase() ?? null),
    since: orNull(typed.since),
    reaction: isAllergy ? orNull(typed.reaction) : null,
    severity: isAllergy ? (SEVERITIES.find((each) => each === typed.severity) ?? null) : null,
  };
}

interface FormProps {
  clientId: string;
  signer: Signer;
  onDone: () => void;
}

/** A problem or an allergy, signed at once. */
export function FactForm({ clientId, signer, onDone }: FormProps) {
  const { facts: words, form } = useWords(medicalWords);
  const kinds = useWords(signedWords);
  const save = useSave();
  const today = useToday();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'fact'), Typed);
  const [wasTried, setTried] = useState(false);
  const said = saidOf(typed);
  useUnfinished(said.name !== '');
  const faults = {
    name: said.name === '',
    code: said.code !== null && !ICD10.test(said.code),
    since: said.since !== null && (!isDay(said.since) || said.since > today),
  };
  async function sign(): Promise<void> {
    setTried(true);
    if (Object.values(faults).includes(true)) return;
    const by = { user_id: clientId, signed_by: signer.name };
    const saved = await save((signed_by_id) => signFact({ ...said, ...by, signed_by_id }), {
      failed: { title: form.notSaved, description: form.notSavedHelp },
      done: { title: words.done.signed },
      once: clientId,
    });
    if (!saved) return;
    settle();
    onDone();
  }
  const Fields = FIELDS[said.kind];
  return (
    <div className="medical-part">
      <SelectField
        label={words.kind}
        value={said.kind}
        options={KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={({ target }) => type({ kind: target.value as CareFact['kind'] })}
      />
      <TextField
        label={words.name}
        required
        autoComplete="off"
        maxLength={200}
        value={typed.name ?? ''}
        error={wasTried && faults.name ? words.nameMissing : undefined}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Fields typed={typed} type={type} isWrong={wasTried && faults.code} />
      <TextField
        type="date"
        label={words.since}
        max={today}
        value={typed.since ?? ''}
        error={wasTried && faults.since ? words.sinceWrong : undefined}
        onChange={({ target }) => type({ since: target.value })}
      />
      <Button look="act" large full onClick={() => void sign()}>
        {form.sign}
      </Button>
      <Button look="quiet" full onClick={onDone}>
        {form.leave}
      </Button>
    </div>
  );
}
