import './field.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { WarningIcon } from '../icons.tsx';

export interface FieldText {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong, as a sentence. */
  error?: string | undefined;
  required?: boolean | undefined;
}

export interface FieldNames {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Ties a control to its label, its help and its error. */
export function useFieldNames({ help, error, required }: Omit<FieldText, 'label'>): FieldNames {
  const id = useId();
  return {
    id,
    'aria-describedby': help || error ? `${id}-about` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** The star is read as part of the label, where it is no help to those who listen. */
export const Label = ({ label, required }: Pick<FieldText, 'label' | 'required'>) => (
  <>
    {label}
    {required && <span aria-hidden="true"> *</span>}
  </>
);

/** The error takes the place of the help: one thing to read at a time. */
export function About({ id, help, error }: Pick<FieldText, 'help' | 'error'> & { id: string }) {
  if (error) {
    return (
      <span className="error" id={`${id}-about`}>
        <WarningIcon small />
        {error}
      </span>
    );
  }
  return help ? (
    <span className="help" id={`${id}-about`}>
      {help}
    </span>
  ) : null;
}

/** A label above, what is filled in, and below it the help or the error. */
export function Frame({ id, label, help, error, required, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <Label label={label} required={required} />
      </label>
      <div className="input">{children}</div>
      <About id={id} help={help} error={error} />
    </div>
  );
}
