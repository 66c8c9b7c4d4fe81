import type { ReactNode } from 'react';
import { Stepper } from '../stepper.tsx';
import { part } from './part.tsx';

export interface ScoreFieldProps {
  label: string;
  value: number;
  max: number;
  step: number;
  unit: string;
  /** The value in words, for those who listen. */
  told: string;
  /** The value for the eye. */
  children: ReactNode;
  onChange: (value: number) => void;
}

const NativeScoreField = ({ label, value, max, step, unit, children, onChange }: ScoreFieldProps) => (
  <>
    <Stepper label={label} value={value} max={max} step={step} unit={unit} onChange={onChange} />
    {children}
  </>
);

/** How much of something, by feel. */
export const ScoreField = part<ScoreFieldProps>(
  async () => (await import('./chakra/score-field.tsx')).ScoreField,
  NativeScoreField,
);
