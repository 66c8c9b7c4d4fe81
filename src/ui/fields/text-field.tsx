import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { CloseIcon, DownIcon, EyeIcon, EyeOffIcon, SearchIcon } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { kitWords } from '../words.ts';
import { Frame, useFieldNames } from './frame.tsx';
import type { FieldText } from './frame.tsx';

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldText &
  Omit<ComponentProps<Tag>, keyof FieldText | 'id'>;

interface TextFieldProps extends Control<'input'> {
  /** Inside, after what is typed. */
  unit?: ReactNode;
}

export function TextField({ label, help, error, required, unit, ...rest }: TextFieldProps) {
  const names = useFieldNames({ help, error, required });
  return (
    <Frame id={names.id} label={label} help={help} error={error} required={required}>
      <input type="text" {...rest} {...names} />
      {unit && <span className="unit">{unit}</span>}
    </Frame>
  );
}

export function PasswordField({ label, help, error, required, ...rest }: Control<'input'>) {
  const words = useWords(kitWords);
  const names = useFieldNames({ help, error, required });
  const [shown, setShown] = useState(false);
  return (
    <Frame id={names.id} label={label} help={help} error={error} required={required}>
      <input autoCapitalize="none" spellCheck={false} {...rest} {...names} type={shown ? 'text' : 'password'} />
      <IconButton
        icon={shown ? EyeOffIcon : EyeIcon}
        label={shown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!shown)}
      />
    </Frame>
  );
}

export function AreaField({ label, help, error, required, ...rest }: Control<'textarea'>) {
  const names = useFieldNames({ help, error, required });
  return (
    <Frame id={names.id} label={label} help={help} error={error} required={required}>
      <textarea {...rest} {...names} />
    </Frame>
  );
}

interface SelectFieldProps extends Omit<Control<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The browser's own list: the best one there is on a phone. */
export function SelectField({ label, help, error, required, options, placeholder, ...rest }: SelectFieldProps) {
  const names = useFieldNames({ help, error, required });
  return (
    <Frame id={names.id} label={label} help={help} error={error} required={required}>
      <select {...rest} {...names}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <DownIcon small />
    </Frame>
  );
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Its label is for those who listen; the sign and the placeholder say it to the eye. */
export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  const words = useWords(kitWords);
  return (
    <div className="input">
      <SearchIcon />
      <input
        {...rest}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
      {value && <IconButton icon={CloseIcon} label={words.clear} onClick={() => onSearch('')} />}
    </div>
  );
}
