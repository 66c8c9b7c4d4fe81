import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { ANYBODY, RANGE_LIMITS } from './fields.ts';
import type { RangeText } from './fields.ts';
import { catalogueWords } from './words.ts';

interface RangesFieldProps {
  ranges: readonly RangeText[];
  error: string | undefined;
  onChange: (ranges: readonly RangeText[]) => void;
}

/** The first that fits the patient counts, so that what is general stands last. */
export function RangesField({ ranges, error, onChange }: RangesFieldProps) {
  const words = useWords(catalogueWords).ranges;
  const change = (at: number, part: Partial<RangeText>) =>
    onChange(ranges.map((range, n) => (n === at ? { ...range, ...part } : range)));
  return (
    <fieldset className="field catalogue-ranges">
      <legend>{words.title}</legend>
      <p className="help">{words.help}</p>
      {ranges.map((range, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a range is its place, and has nothing else to be known by
        <fieldset key={at} className="catalogue-range">
          <legend>{words.nth(at + 1)}</legend>
          <SelectField
            label={words.sex}
            options={[
              { value: '', label: words.any },
              { value: 'female', label: words.female },
              { value: 'male', label: words.male },
            ]}
            value={range.sex}
            onChange={({ target }) => change(at, { sex: target.value })}
          />
          <SelectField
            label={words.pregnant}
            options={[
              { value: '', label: words.any },
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]}
            value={range.pregnant}
            onChange={({ target }) => change(at, { pregnant: target.value })}
          />
          {RANGE_LIMITS.map((limit) => (
            <TextField
              key={limit}
              label={words[limit]}
              inputMode="decimal"
              autoComplete="off"
              value={range[limit]}
              onChange={({ target }) => change(at, { [limit]: target.value })}
            />
          ))}
          <span className="catalogue-acts">
            {at > 0 && (
              <Button
                look="quiet"
                aria-label={`${words.earlier}: ${words.nth(at + 1)}`}
                onClick={() =>
                  onChange([...ranges.slice(0, at - 1), range, ...ranges.slice(at - 1, at), ...ranges.slice(at + 1)])
                }
              >
                {words.earlier}
              </Button>
            )}
            <Button
              look="quiet"
              aria-label={`${words.remove}: ${words.nth(at + 1)}`}
              onClick={() => onChange(ranges.toSpliced(at, 1))}
            >
              {words.remove}
            </Button>
          </span>
        </fieldset>
      ))}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <Button look="line" icon={PlusIcon} onClick={() => onChange([...ranges, ANYBODY])}>
        {words.add}
      </Button>
    </fieldset>
  );
}
