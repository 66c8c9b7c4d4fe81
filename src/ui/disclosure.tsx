import './disclosure.css';
import type { ReactNode } from 'react';
import { DownIcon } from './icons.tsx';

/** The browser's own: it is found by a search in the page and needs no code. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>
        {title}
        <DownIcon small />
      </summary>
      <div className="inside">{children}</div>
    </details>
  );
}
