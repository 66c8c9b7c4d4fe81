import './toaster.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
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

function ToastCard({ toast }: { toast: Toast }) {
  const words = useWords(kitWords);
  const [held, setHeld] = useState(false);
  useEnd(toast, held);
  const { id, title, description, destructive, act } = toast;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while it is looked at
    <li
      className={destructive ? 'toast destructive' : 'toast'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {destructive ? <WarningIcon /> : <CheckIcon />}
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
      <IconButton icon={CloseIcon} label={words.close} onClick={() => dismiss(id)} />
    </li>
  );
}

/** Once in the app. It lies above open dialogs, where the browser lets it. */
export function Toaster() {
  const words = useWords(kitWords);
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const list = useRef<HTMLOListElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const shown = list.current;
    if (newest === undefined || !shown || !('showPopover' in shown)) return;
    if (shown.matches(':popover-open')) shown.hidePopover();
    shown.showPopover();
  }, [newest]);
  return (
    <section aria-label={words.notifications} aria-live="polite" aria-relevant="additions text">
      <ol ref={list} className="toaster" popover="manual">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
