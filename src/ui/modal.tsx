import './modal.css';
import { useId, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { openOnTop } from './dialogs.ts';
import { useBackToClose } from './use-back-to-close.ts';

interface ModalProps {
  className: string;
  title: ReactNode;
  /** In the line of the title, at its end. */
  beside?: ReactNode;
  role?: 'alertdialog' | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, closes with Escape, and gives the focus back. */
export function Modal({ className, title, beside, role, onClose, children }: ModalProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const close = openOnTop(shown);
    const first = shown.querySelector<HTMLElement>('[data-focus-first]') ?? shown.querySelector('h2');
    first?.focus();
    return close;
  }, []);
  /** The state of the screen decides: the browser only asks. */
  const closeInstead = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  /** A selection that is dragged beyond the edge ends in a click beside it, and is none. */
  const isPressedBeside = useRef(false);
  const press = ({ target }: PointerEvent) => {
    isPressedBeside.current = target === dialog.current;
  };
  const followClosed = () => {
    if (dialog.current?.open === false) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- beside the dialog a press closes it; for the keyboard that is Escape
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      role={role}
      aria-labelledby={heading}
      onCancel={closeInstead}
      onClose={followClosed}
      onPointerDown={press}
      onClick={(event) => isPressedBeside.current && closeInstead(event)}
    >
      <div className="panel">
        <div className="modal-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {beside}
        </div>
        {children}
      </div>
    </dialog>
  );
}
