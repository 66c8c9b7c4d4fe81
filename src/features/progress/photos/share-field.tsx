import { useId } from 'react';

interface ShareFieldProps {
  label: string;
  /** In hundredths. */
  value: number;
  onChange: (value: number) => void;
}

export function ShareField({ label, value, onChange }: ShareFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="share-range"
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
