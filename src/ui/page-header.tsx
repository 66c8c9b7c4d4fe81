import './page-header.css';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from './language.tsx';
import { kitWords } from './words.ts';

interface PageHeaderProps {
  title: ReactNode;
  detail?: ReactNode;
  acts?: ReactNode;
}

/** The heading takes the focus when the page has changed; see `useFocusHeading`. */
export function PageHeader({ title, detail, acts }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="words">
        <h1 tabIndex={-1}>{title}</h1>
        {detail && <p className="muted small">{detail}</p>}
      </div>
      {acts && <div className="acts">{acts}</div>}
    </header>
  );
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * After a change of what is shown the keyboard goes on from its heading, as soon as there is one; the first page is
 * left as the browser opens it.
 */
export function useFocusHeading(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    if (focusHeading()) return undefined;
    const coming = new MutationObserver(() => focusHeading() && coming.disconnect());
    coming.observe(document.body, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [shown]);
}

/** The first stop of the keyboard; `main` has to be a place that can be focused. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const words = useWords(kitWords);
  return (
    <a className="skip-link" href={`#${to}`}>
      {words.skip}
    </a>
  );
}
