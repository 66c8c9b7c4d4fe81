import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { useWords } from './language.tsx';
import { Modal } from './modal.tsx';
import { kitWords } from './words.ts';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Stays in sight below what scrolls: the one act. */
  foot?: ReactNode;
  /** Holds nothing but text: the keyboard scrolls the whole of it. */
  toRead?: boolean;
  /** An element with `data-focus-first` takes the focus, such as a search field; otherwise the title does. */
  children: ReactNode;
}

/** From below on a phone, from the right beside a page that stays in sight. */
export function Sheet({ open, title, onClose, foot, toRead = false, children }: SheetProps) {
  const words = useWords(kitWords);
  if (!open) return null;
  return (
    <Modal
      className="sheet"
      title={title}
      beside={<IconButton icon={CloseIcon} label={words.close} onClick={onClose} />}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls and holds nothing to press is reached by the keyboard in no other way */}
      <div className="inside" tabIndex={toRead ? 0 : undefined}>
        {children}
      </div>
      {foot && <div className="foot">{foot}</div>}
    </Modal>
  );
}
