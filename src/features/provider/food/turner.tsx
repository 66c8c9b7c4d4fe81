import type { ReactNode } from 'react';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons.tsx';

interface TurnerProps {
  title: ReactNode;
  names: { previous: string; next: string; back: string };
  /** Null where one is there. */
  onBack: (() => void) | null;
  onTurn: (by: -1 | 1) => void;
}

/** From a day or a week to the one before or after it. */
export function Turner({ title, names, onBack, onTurn }: TurnerProps) {
  return (
    <div className="food-turner">
      <IconButton icon={BackIcon} label={names.previous} onClick={() => onTurn(-1)} />
      <div aria-live="polite">
        <h3>{title}</h3>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {names.back}
          </Button>
        )}
      </div>
      <IconButton icon={ForwardIcon} label={names.next} onClick={() => onTurn(1)} />
    </div>
  );
}
