import './marks.css';
import { useLanguage, useWords } from '../language.tsx';
import { kitWords } from '../words.ts';
import type { MarkTone } from './tone.ts';

interface BarProps {
  value: number;
  max: number;
  tone?: MarkTone;
  /** Left out where words beside it say the same. */
  label?: string;
}

export function Bar({ value, max, tone = 'c1', label }: BarProps) {
  return (
    <progress
      className={`bar tone-${value > max ? 'c2' : tone}`}
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

interface MeasureProps {
  name: string;
  value: number;
  target: number;
  unit: string;
  tone?: MarkTone;
}

/** A figure of its target, with the bar below. */
export function Measure({ name, value, target, unit, tone }: MeasureProps) {
  const words = useWords(kitWords).progress;
  const language = useLanguage();
  const told = (amount: number) => `${amount.toLocaleString(language)} ${unit}`;
  return (
    <div className="measure">
      <span className="name">{name}</span>
      <span className="muted">
        <b>{value.toLocaleString(language)}</b>{' '}
        {value > target ? `${unit}, ${words.over(told(value - target))}` : words.of(told(target))}
      </span>
      <Bar value={value} max={target} {...(tone && { tone })} />
    </div>
  );
}
