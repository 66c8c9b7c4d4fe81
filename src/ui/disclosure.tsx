import './disclosure.css';
import type { ReactNode } from 'react';
import { DownIcon } from './icons.tsx';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** From the beginning on. */
  open?: boolean;
  /** For what is too long to stand there unread. */
  onToggle?: () => void;
}

/** The browser's own: it is found by a search in the page and needs no code. */
export function Disclosure({ title, children, open, onToggle }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} onToggle={onToggle}>
      <summary>
        {title}
        <DownIcon small />
      </summary>
      <div className="inside">{children}</div>
    </details>
  );
}
