import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Where a list opens over the page: in the dialog that its part stands in, because all outside of a modal dialog is
 * inert and lies below it. Place it with `ABOVE`, or what scrolls in a sheet cuts it off.
 */
export function Layer({ children }: { children: ReactNode }) {
  const [within, setWithin] = useState<HTMLElement | null>(null);
  const look = (here: HTMLElement | null): void => {
    if (here) setWithin(here.closest('dialog') ?? document.body);
  };
  return (
    <>
      <span ref={look} hidden />
      {within && createPortal(children, within)}
    </>
  );
}

export const ABOVE = { strategy: 'fixed', sameWidth: true } as const;
