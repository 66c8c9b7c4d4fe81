import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useWords } from './language.tsx';
import { Modal } from './modal.tsx';
import { kitWords } from './words.ts';

interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  /** What will be so afterwards. */
  children: ReactNode;
  /** What the button does, in its own words: never only "OK". */
  act: string;
  /** The way out, when it has a better name than "Cancel". */
  keep?: string;
  danger?: boolean;
  busy?: boolean;
  onAct: () => void;
  onClose: () => void;
}

export function Confirm({
  open,
  title,
  children,
  act,
  keep,
  danger = false,
  busy = false,
  onAct,
  onClose,
}: ConfirmProps) {
  const words = useWords(kitWords);
  if (!open) return null;
  return (
    <Modal className="confirm" role="alertdialog" title={title} onClose={onClose}>
      <div className="muted">{children}</div>
      <div className="acts">
        <Button look="line" onClick={onClose} data-focus-first>
          {keep ?? words.cancel}
        </Button>
        <Button look={danger ? 'danger' : 'act'} busy={busy} onClick={onAct}>
          {act}
        </Button>
      </div>
    </Modal>
  );
}
