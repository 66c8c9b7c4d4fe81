import { LIMITS } from '#sync/entities/care-papers.ts';
import type { Day } from '#src/lib/days.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { signedWords } from '#src/work/signed/words.ts';
import { fromOf, OFTEN, VERDICTS, verdictOf } from './made.ts';
import type { Fault, Kind, Often, TypedPaper } from './made.ts';
import type { File } from './queries.ts';
import { medicalWords } from './words.ts';

interface FieldsProps {
  typed: TypedPaper;
  type: (change: TypedPaper) => void;
  /** Those that are to be shown. */
  faults: ReadonlySet<Fault>;
  today: Day;
  file: File;
}

function From({ typed, type, faults, today }: FieldsProps) {
  const { form: words } = useWords(medicalWords);
  return (
    <TextField
      type="date"
      label={words.from}
      required
      value={fromOf(typed, today)}
      error={faults.has('from') ? words.dayMissing : undefined}
      onChange={({ target }) => type({ from: target.value })}
    />
  );
}

function Until({ typed, type, faults, help, required = false }: FieldsProps & { help?: string; required?: boolean }) {
  const { form: words } = useWords(medicalWords);
  return (
    <TextField
      type="date"
      label={words.until}
      help={help}
      required={required}
      value={typed.until ?? ''}
      error={faults.has('until') ? words.untilWrong : undefined}
      onChange={({ target }) => type({ until: target.value })}
    />
  );
}

interface BodyProps extends FieldsProps {
  label: string;
  help?: string;
  required?: boolean;
}

function Body({ typed, type, faults, label, help, required = false }: BodyProps) {
  const { form: words } = useWords(medicalWords);
  return (
    <AreaField
      label={label}
      help={help}
      required={required}
      rows={3}
      maxLength={4000}
      value={typed.body ?? ''}
      error={faults.has('body') ? words.bodyMissing : undefined}
      onChange={({ target }) => type({ body: target.value })}
    />
  );
}

function Limits({ typed, type, faults }: FieldsProps) {
  const { form: words } = useWords(medicalWords);
  const { limits: names } = useWords(signedWords);
  const chosen = typed.limits ?? [];
  return (
    <>
      <Chips label={words.limits} wrapped>
        {LIMITS.map((code) => (
          <Chip
            key={code}
            pressed={chosen.includes(code)}
            onClick={() =>
              type({
                limits: LIMITS.filter((each) => (each === code ? !chosen.includes(code) : chosen.includes(each))),
              })
            }
          >
            {names[code]}
          </Chip>
        ))}
      </Chips>
      <TextField
        label={words.heart}
        unit={words.heartUnit}
        inputMode="numeric"
        value={typed.heart ?? ''}
        error={faults.has('heart') ? words.heartWrong : undefined}
        onChange={({ target }) => type({ heart: target.value })}
      />
    </>
  );
}

function Clearance(props: FieldsProps) {
  const { typed, type, faults } = props;
  const { form: words } = useWords(medicalWords);
  const { verdicts } = useWords(signedWords);
  const verdict = verdictOf(typed);
  return (
    <>
      <SelectField
        label={words.verdict}
        value={verdict}
        options={VERDICTS.map((value) => ({ value, label: verdicts[value] }))}
        onChange={({ target }) => type({ verdict: target.value as (typeof VERDICTS)[number] })}
      />
      {verdict === 'limited' && <Limits {...props} />}
      <Body {...props} label={verdict === 'limited' ? words.more : words.remark} />
      {faults.has('limits') && <Notice tone="bad">{words.limitsMissing}</Notice>}
      <From {...props} />
      <Until {...props} help={words.untilHelp} />
    </>
  );
}

function Prescription(props: FieldsProps) {
  const {
    typed,
    type,
    faults,
    file: { facts },
  } = props;
  const { form: words } = useWords(medicalWords);
  const allergies = facts.filter(({ kind, resolved_on }) => kind === 'allergy' && resolved_on === null);
  return (
    <>
      {allergies.length > 0 && (
        <Notice tone="warn" title={words.allergies(allergies.map(({ name }) => name).join(', '))}>
          {words.allergiesHelp}
        </Notice>
      )}
      <TextField
        label={words.medicine}
        required
        autoComplete="off"
        maxLength={120}
        value={typed.medicine ?? ''}
        error={faults.has('medicine') ? words.medicineMissing : undefined}
        onChange={({ target }) => type({ medicine: target.value })}
      />
      <TextField
        label={words.dose}
        help={words.doseHelp}
        autoComplete="off"
        maxLength={120}
        value={typed.dose ?? ''}
        onChange={({ target }) => type({ dose: target.value })}
      />
      <SelectField
        label={words.often}
        value={typed.often ?? 'once'}
        options={OFTEN.map((value) => ({ value, label: words.oftens[value] }))}
        onChange={({ target }) => type({ often: target.value as Often })}
      />
      <TextField
        label={words.directions}
        autoComplete="off"
        maxLength={500}
        value={typed.directions ?? ''}
        onChange={({ target }) => type({ directions: target.value })}
      />
      <TextField
        label={words.days}
        help={words.daysHelp}
        inputMode="numeric"
        value={typed.days ?? ''}
        error={faults.has('days') ? words.daysWrong : undefined}
        onChange={({ target }) => type({ days: target.value })}
      />
      <Body {...props} label={words.reason} />
      <From {...props} />
    </>
  );
}

function Referral(props: FieldsProps) {
  const {
    typed,
    type,
    faults,
    file: { providers },
  } = props;
  const { form: words } = useWords(medicalWords);
  const { kinds } = useWords(peopleWords);
  return (
    <>
      <SelectField
        label={words.to}
        placeholder={words.elsewhere}
        value={typed.to ?? ''}
        options={[...providers].map(([value, { name, role }]) => ({
          value,
          label: isProviderType(role) ? `${name}, ${kinds[role]}` : name,
        }))}
        onChange={({ target }) => type({ to: target.value })}
      />
      {!typed.to && (
        <TextField
          label={words.toName}
          autoComplete="off"
          maxLength={300}
          value={typed.toName ?? ''}
          error={faults.has('to') ? words.toMissing : undefined}
          onChange={({ target }) => type({ toName: target.value })}
        />
      )}
      <Body {...props} label={words.why} required />
      <From {...props} />
    </>
  );
}

function Certificate(props: FieldsProps) {
  const { form: words } = useWords(medicalWords);
  return (
    <>
      <Body {...props} label={words.words} help={words.wordsHelp} required />
      <From {...props} />
      <Until {...props} required />
    </>
  );
}

export const FIELDS: Record<Kind, React.ComponentType<FieldsProps>> = {
  clearance: Clearance,
  prescription: Prescription,
  referral: Referral,
  certificate: Certificate,
};
