import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { useFocus } from '#src/ui/use-focus.ts';

interface MessagePageProps {
  title: string;
  detail: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** Replaces a page that cannot be shown: says why, and takes the focus. */
export function MessagePage({ title, detail, children }: MessagePageProps) {
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
