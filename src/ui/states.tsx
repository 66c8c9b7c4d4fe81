import './states.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { Button } from './button.tsx';
import { RetryIcon, WarningIcon } from './icons.tsx';
import { useLanguage, useWords } from './language.tsx';
import { Ticks } from './marks/ticks.tsx';
import { kitWords } from './words.ts';

type Progress = Extract<Answer<unknown>, { state: 'first-sync' }>['progress'];

function useSaid({ received, stall }: Progress): string {
  const words = useWords(kitWords).firstSync;
  const language = useLanguage();
  if (stall === 'offline' || stall === 'portal' || stall === 'cannot-reach') return words.waits;
  return received > 0 ? words.count(received.toLocaleString(language)) : words.start;
}

/** Names what is coming. Nothing may be called empty before it ends. */
export function FirstSync({ title, progress }: { title: ReactNode; progress: Progress }) {
  const said = useSaid(progress);
  return (
    <output className="state">
      <span className="said">
        <b>{title}</b>
        <span className="muted small numbers">{said}</span>
      </span>
      <span className="lines" aria-hidden="true">
        <i />
        <i />
      </span>
    </output>
  );
}

interface EmptyProps {
  title: ReactNode;
  children?: ReactNode;
  /** The one act that fills it. */
  act?: ReactNode;
}

export function Empty({ title, children, act }: EmptyProps) {
  return (
    <div className="state">
      <div className="said">
        <h3>{title}</h3>
        {children && <p className="muted small">{children}</p>}
      </div>
      <Ticks done={0} of={4} />
      {act}
    </div>
  );
}

interface FailedProps {
  /** What failed. */
  title: ReactNode;
  /** What still works. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

export function Failed({ title, children, onRetry }: FailedProps) {
  const words = useWords(kitWords);
  return (
    <div className="state failed" role="alert">
      <div className="said">
        <h3>
          <WarningIcon small />
          {title}
        </h3>
        {children && <p className="muted small">{children}</p>}
      </div>
      {onRetry && (
        <Button look="line" icon={RetryIcon} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

interface AnsweredProps<T> {
  answer: Answer<T>;
  /** The title while the first records come. */
  coming: ReactNode;
  empty: ReactNode;
  /** The title when it could not be read. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/** In place of what is being read from the device: until it is here, nothing is shown that it would push down. */
export const Reading = () => <span className="reading" hidden />;

/** The four states of every list and figure; a local read is too short for a fifth. */
export function Answered<T>({ answer, coming, empty, failed, children }: AnsweredProps<T>) {
  const [hasAnswered, setHasAnswered] = useState(false);
  if (!hasAnswered && answer.state !== 'reading') setHasAnswered(true);
  // Later questions hide nothing that may have the focus.
  if (answer.state === 'reading') return hasAnswered ? null : <Reading />;
  if (answer.state === 'empty') return empty;
  if (answer.state === 'failed') return <Failed title={failed} onRetry={answer.retry} />;
  // In one place before and after the first sync, so that what was typed outlives its end.
  return (
    <>
      {answer.state === 'first-sync' && <FirstSync title={coming} progress={answer.progress} />}
      {answer.state === 'content' ? children(answer.value) : answer.partly !== null && children(answer.partly)}
    </>
  );
}
