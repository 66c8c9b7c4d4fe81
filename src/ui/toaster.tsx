import './toaster.css';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { onDialogs, topmost } from './dialogs.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { useWords } from './language.tsx';
import { dismiss, onToasts, shownToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';
import { kitWords } from './words.ts';

const LONG = 8000;
const SHORT = 5000;

/** Waits while it is pointed at or holds the focus. */
function useEnd({ id, duration, destructive = false }: Toast, held: boolean): void {
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(id), duration ?? (destructive ? LONG : SHORT));
    return () => clearTimeout(timer);
  }, [id, duration, destructive, held]);
}

interface ToastCardProps {
  toast: Toast;
  /** Where it is shown. */
  within: HTMLElement;
}

function ToastCard({ toast, within }: ToastCardProps) {
  const words = useWords(kitWords);
  // No browser says that the focus left with a dialog that is gone.
  const [heldIn, setHeldIn] = useState<HTMLElement | null>(null);
  useEnd(toast, heldIn === within);
  const { id, title, description, destructive, plain, act } = toast;
  const Mark = destructive ? WarningIcon : plain ? InfoIcon : CheckIcon;
  const hold = () => setHeldIn(within);
  const release = () => setHeldIn(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while it is looked at
    <li
      className={destructive ? 'toast destructive' : 'toast'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Mark />
      <div className="text">
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      {act && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            dismiss(id);
            act.onAct();
          }}
        >
          {act.label}
        </button>
      )}
      <IconButton icon={CloseIcon} label={words.dismiss} onClick={() => dismiss(id)} />
    </li>
  );
}

/** Once in the app. It lies in the uppermost dialog, because nothing outside of that can be pressed or is read out. */
export function Toaster() {
  const words = useWords(kitWords);
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const within = useSyncExternalStore(onDialogs, topmost) ?? document.body;
  const [place] = useState(() => document.createElement('div'));
  const list = useRef<HTMLOListElement>(null);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (place.parentElement !== within) within.append(place);
    const shown = list.current;
    // A dialog that has just gone is told of a moment later, and this comes again.
    if (newest === undefined || !shown?.isConnected || !('showPopover' in shown)) return;
    if (shown.matches(':popover-open')) shown.hidePopover();
    shown.showPopover();
  }, [newest, place, within]);
  return createPortal(
    <section aria-label={words.notifications} aria-live="polite" aria-relevant="additions text">
      <ol ref={list} className="toaster" popover="manual">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} within={within} />
        ))}
      </ol>
    </section>,
    place,
  );
}
