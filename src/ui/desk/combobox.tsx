import { useState } from 'react';
import { SearchField } from '../fields/text-field.tsx';
import { Row, Rows } from '../row.tsx';
import { part } from '../parts/part.tsx';

export interface Found {
  id: string;
  name: string;
  detail?: string | undefined;
}

export interface ComboboxProps {
  label: string;
  placeholder: string;
  /** The best first; all where nothing was typed. */
  find: (text: string) => readonly Found[];
  none: (text: string) => string;
  onChoose: (id: string) => void;
}

function NativeCombobox({ label, placeholder, find, none, onChoose }: ComboboxProps) {
  const [text, setText] = useState('');
  const found = text ? find(text) : [];
  return (
    <>
      <SearchField label={label} placeholder={placeholder} value={text} onSearch={setText} />
      {text && found.length === 0 && <p className="muted">{none(text)}</p>}
      {found.length > 0 && (
        <Rows label={label}>
          {found.map(({ id, name, detail }) => (
            <Row key={id} title={name} detail={detail} onOpen={() => onChoose(id)} />
          ))}
        </Rows>
      )}
    </>
  );
}

/** One of many, found by what is typed of its name. */
export const Combobox = part<ComboboxProps>(
  async () => (await import('./chakra/combobox.tsx')).Combobox,
  NativeCombobox,
);
