import './marks.css';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLanguage, useWords } from '../language.tsx';
import { kitWords } from '../words.ts';
import { filledOf, markPath } from './ring-marks.ts';
import type { MarkTone } from './tone.ts';
import { STEP } from './tone.ts';

interface MarksProps {
  filled: number;
  of: number;
  tone: MarkTone;
}

/** New marks fill one after another, once. */
const Marks = memo(function Marks({ filled, of, tone }: MarksProps) {
  const [run, setRun] = useState({ from: 0, to: filled });
  if (run.to !== filled) setRun({ from: run.to, to: filled });
  return (
    <svg className={`tone-${tone}`} viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: of }, (_, mark) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its place in the ring
          key={mark}
          className={mark < filled ? 'on' : undefined}
          style={{ animationDelay: `${Math.max(0, mark - run.from) * STEP}ms` }}
          d={markPath(mark, of)}
        />
      ))}
    </svg>
  );
});

interface RingProps {
  value: number;
  target: number;
  /** After the target: "of 1,800 kcal". */
  unit?: string;
  tone?: MarkTone;
  size?: 'small' | 'medium' | 'large';
  /** 36, or 45 for the 90 seconds of a rest. */
  marks?: number;
  /** In place of the figure and its target. Nothing fits into a small ring. */
  children?: ReactNode;
}

/** A target as marks that can be counted. Past it the whole ring changes, and the words say by how much. */
export function Ring({ value, target, unit, tone = 'c1', size = 'medium', marks = 36, children }: RingProps) {
  const words = useWords(kitWords).progress;
  const language = useLanguage();
  const over = value > target;
  const told = (amount: number) => [amount.toLocaleString(language), unit].filter(Boolean).join(' ');
  return (
    <div className={classNames('ring', size)}>
      <Marks filled={filledOf(value, target, marks)} of={marks} tone={over ? 'c2' : tone} />
      {size !== 'small' && (
        <div className="inside">
          {children ?? (
            <>
              <span className="figure">{value.toLocaleString(language)}</span>
              <span>{over ? words.over(told(value - target)) : words.of(told(target))}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}
