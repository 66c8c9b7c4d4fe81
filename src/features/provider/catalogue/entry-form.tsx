import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { benchWords } from '../bench/words.ts';
import { FIELDS, isAsked, isOfTwoMeanings } from './fields.ts';
import type { Field, Typed } from './fields.ts';
import { RangesField } from './ranges-field.tsx';
import type { Kind } from './rules.ts';
import { catalogueWords } from './words.ts';

const FIGURES: ReadonlySet<Field['as']> = new Set(['integer', 'decimal', 'money']);

interface OneProps {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function useOptionNames(): (column: string, option: string) => string {
  const words = useWords(catalogueWords).options;
  const { containers } = useWords(benchWords);
  return (column, option) => {
    const named: Readonly<Record<string, string>> = {
      ...(column === 'container' ? containers : column === 'kind' ? words.kinds : words.samples),
      ...(column === 'formula' && words.formulas),
    };
    return named[option || 'none'] ?? option;
  };
}

function One({ field: { column, as, options, longest }, value, error, onChange }: OneProps) {
  const { fields, help: helps } = useWords(catalogueWords);
  const nameOf = useOptionNames();
  const help: string | undefined = (helps as Readonly<Record<string, string>>)[column];
  const common = { label: fields[column], help, error };
  if (as === 'flag') {
    return (
      <CheckField {...common} checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
    );
  }
  if (as === 'choice') {
    return (
      <SelectField
        {...common}
        options={(options ?? []).map((option) => ({ value: option, label: nameOf(column, option) }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (as === 'area') {
    return (
      <AreaField
        {...common}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputMode={as === 'integer' ? 'numeric' : as === 'decimal' || as === 'money' ? 'decimal' : 'text'}
      maxLength={longest}
      unit={as === 'money' ? '$' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface EntryFormProps {
  kind: Kind;
  typed: Typed;
  /** The columns that cannot be as they are. */
  faults: readonly string[];
  onChange: (typed: Typed) => void;
}

export function EntryForm({ kind, typed, faults, onChange }: EntryFormProps) {
  const words = useWords(catalogueWords);
  const errorOf = (column: string, ...texts: string[]): string | undefined => {
    if (!faults.includes(column)) return undefined;
    return texts.some(isOfTwoMeanings) ? words.thousands : words.wrong;
  };
  const isOf = kind === 'analyte' ? typed.texts['kind'] : undefined;
  return (
    <>
      {FIELDS[kind]
        .filter((field) => isAsked(field, isOf))
        .map((field) => (
          <One
            key={field.column}
            field={field}
            value={typed.texts[field.column] ?? ''}
            error={errorOf(field.column, ...(FIGURES.has(field.as) ? [typed.texts[field.column] ?? ''] : []))}
            onChange={(value) => onChange({ ...typed, texts: { ...typed.texts, [field.column]: value } })}
          />
        ))}
      {isOf === 'number' && (
        <RangesField
          ranges={typed.ranges}
          error={errorOf('ranges', ...typed.ranges.flatMap((range) => Object.values(range)))}
          onChange={(ranges) => onChange({ ...typed, ranges })}
        />
      )}
    </>
  );
}
