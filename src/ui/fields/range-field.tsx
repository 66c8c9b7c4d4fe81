import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** What the value means, where the figure alone says too little. */
  inWords?: string;
}

/** A figure to slide, where roughly is enough. In hundredths, unless said otherwise. */
export function RangeField({ label, value, onChange, min = 0, max = 100, step = 1, inWords }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="range"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={inWords}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
