import './modal.css';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

interface ModalProps {
  className: string;
  title: ReactNode;
  /** In the line of the title, at its end. */
  beside?: ReactNode;
  role?: 'alertdialog' | undefined;
  onClose: () => void;
  children: ReactNode;
}

interface Marked {
  modal?: string;
}

/** The back button closes what is open in place of leaving the page. */
function useBackToClose(onClose: () => void): void {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const isOurs = () => (history.state as Marked | null)?.modal === id;
    const onBack = () => {
      if (!isOurs()) close.current();
    };
    history.pushState({ ...(history.state as object | null), modal: id }, '');
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (isOurs()) history.back();
    };
  }, [id]);
}

/** The browser's own dialog: it keeps the focus, closes with Escape, and gives the focus back. */
export function Modal({ className, title, beside, role, onClose, children }: ModalProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    shown.showModal();
    const first = shown.querySelector<HTMLElement>('[data-focus-first]') ?? shown.querySelector('h2');
    first?.focus();
    return () => shown.close();
  }, []);
  const closeInstead = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- beside the dialog a press closes it; for the keyboard that is Escape
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      role={role}
      aria-labelledby={heading}
      onCancel={closeInstead}
      onClose={closeInstead}
      onClick={closeInstead}
    >
      <div className="panel">
        <header className="modal-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {beside}
        </header>
        {children}
      </div>
    </dialog>
  );
}
