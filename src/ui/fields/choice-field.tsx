import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { About, Label, useFieldNames } from './frame.tsx';
import type { FieldText } from './frame.tsx';

type ChoiceProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText | 'id' | 'type'>;

function Choice({ label, help, error, required, className, ...rest }: ChoiceProps) {
  const names = useFieldNames({ help, error, required });
  return (
    <div className="field">
      <label className="choice">
        <input {...rest} {...names} type="checkbox" className={className} role={className} />
        <span>
          <Label label={label} required={required} />
        </span>
      </label>
      <About id={names.id} help={help} error={error} />
    </div>
  );
}

/** Something to agree to, or one of several that may all hold. */
export const CheckField = (props: Omit<ChoiceProps, 'className'>) => <Choice {...props} />;

/** A setting that takes effect at once. */
export const SwitchField = (props: Omit<ChoiceProps, 'className'>) => <Choice {...props} className="switch" />;

interface Option {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

interface RadioFieldProps extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'id' | 'type' | 'value'> {
  options: readonly Option[];
  /** Left out where a form holds it. */
  value?: string;
}

export function RadioField({ label, help, error, required, options, value, name, ...rest }: RadioFieldProps) {
  const id = useId();
  const about = help || error ? `${id}-about` : undefined;
  return (
    <fieldset className="field" aria-describedby={about}>
      <legend>
        <Label label={label} required={required} />
      </legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            {...rest}
            {...(value !== undefined && { checked: value === option.value })}
            type="radio"
            name={name ?? id}
            value={option.value}
          />
          <span>
            {option.label}
            {option.help && <span className="help">{option.help}</span>}
          </span>
        </label>
      ))}
      <About id={id} help={help} error={error} />
    </fieldset>
  );
}
