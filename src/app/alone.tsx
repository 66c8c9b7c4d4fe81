import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { useFocus } from '#src/ui/use-focus.ts';

interface AloneProps {
  title: string;
  detail: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** In place of a page that cannot be shown now: what that means, and the keyboard goes on from there. */
export function Alone({ title, detail, children }: AloneProps) {
  const heading = useFocus<HTMLHeadingElement>();
  useHead(title, detail);
  return (
    <main id="main" className="alone">
      <Card>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p aria-live="polite">{detail}</p>
        {children && <div className="acts">{children}</div>}
      </Card>
    </main>
  );
}
