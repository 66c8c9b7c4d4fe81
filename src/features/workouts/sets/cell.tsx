import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '#src/ui/language.tsx';
import { stepped, typed, within } from '#src/ui/steps.ts';

interface CellProps {
  label: string;
  value: number;
  step: number;
  max: number;
  next?: ((value: number, by: number) => number) | undefined;
  onChange: (value: number) => void;
  /** Enter was pressed, with what is typed by now. */
  onEnter: (value: number) => void;
}

/** A figure of the table; the arrows step it. */
export function Cell({ label, value, step, max, next, onChange, onEnter }: CellProps) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const limits = { min: 0, max, step };
  const entered = (draft === null ? null : typed(draft, limits)) ?? value;
  const settleAt = (figure: number): void => {
    setDraft(null);
    if (figure !== value) onChange(figure);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // Held down it would go through all sets.
      if (event.repeat) return;
      setDraft(null);
      onEnter(entered);
    }
    if (by === undefined) return;
    event.preventDefault();
    settleAt(next ? within(next(entered, by), limits) : stepped(entered, by, limits));
  };
  return (
    <input
      className="set-cell"
      aria-label={label}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft ?? value.toLocaleString(language, { useGrouping: false })}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => settleAt(entered)}
      onKeyDown={onKeyDown}
    />
  );
}
