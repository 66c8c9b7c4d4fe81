import './stepper.css';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { IconPart } from './icons.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { useLanguage, useWords } from './language.tsx';
import { stepped, typed, within } from './steps.ts';
import { useRepeat } from './use-repeat.ts';
import { kitWords } from './words.ts';

interface StepButtonProps {
  icon: IconPart;
  label: string;
  atEnd: boolean;
  onStep: () => void;
}

function StepButton({ icon: Icon, label, atEnd, onStep }: StepButtonProps) {
  const repeat = useRepeat(onStep);
  return (
    <button type="button" aria-label={label} aria-disabled={atEnd || undefined} {...repeat}>
      <Icon />
    </button>
  );
}

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Where the next figure is no step away: plates are as they are. */
  next?: (value: number, by: number) => number;
  /** Below the figure: its unit or its aim. */
  unit?: string;
}

/** For gloves: press, hold, or tap the figure to type it. */
export function Stepper({ label, value, onChange, min = 0, max = 9999, step = 1, next, unit }: StepperProps) {
  const id = useId();
  const words = useWords(kitWords).steps;
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const limits = { min, max, step };
  const entered = (draft === null ? null : typed(draft, limits)) ?? value;
  const settleAt = (figure: number) => {
    if (figure !== value) onChange(figure);
    setDraft(null);
  };
  const settle = () => settleAt(entered);
  const move = (by: number) => settleAt(next ? within(next(entered, by), limits) : stepped(entered, by, limits));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Enter') settle();
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <div className="stepper">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <StepButton icon={MinusIcon} label={words.less(label)} atEnd={value <= min} onStep={() => move(-step)} />
        <div className="middle">
          <input
            id={id}
            className="figure"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-describedby={unit ? `${id}-unit` : undefined}
            value={draft ?? value.toLocaleString(language, { useGrouping: false })}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {unit && <small id={`${id}-unit`}>{unit}</small>}
        </div>
        <StepButton icon={PlusIcon} label={words.more(label)} atEnd={value >= max} onStep={() => move(step)} />
      </div>
    </div>
  );
}
