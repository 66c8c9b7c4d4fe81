import type { Ref } from 'react';
import type { FieldText } from '../fields/frame.tsx';
import { TextField } from '../fields/text-field.tsx';
import { part } from './part.tsx';

interface Focusable {
  focus(): void;
}

export interface CodeFieldProps extends FieldText {
  label: string;
  name: string;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  /** For a form that leads to what is wrong. */
  focusRef: Ref<Focusable>;
}

export const CODE_LENGTH = 6;

/** Longer than a code: apps show a gap in it, which is pasted with it. */
const NativeCodeField = ({ onChange, focusRef, ...rest }: CodeFieldProps) => (
  <TextField
    {...rest}
    ref={focusRef as Ref<HTMLInputElement>}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={CODE_LENGTH + 2}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** The six digits of an app or a mail, with what a phone's keyboard and a password manager need to offer them. */
export const CodeField = part<CodeFieldProps>(
  async () => (await import('./chakra/code-field.tsx')).CodeField,
  NativeCodeField,
);
