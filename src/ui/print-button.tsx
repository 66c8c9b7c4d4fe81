import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { toast } from './toasts.ts';
import { usePrinting } from './use-printing.ts';

interface PrintButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'full' | 'icon' | 'children'> {
  notPrinted: string;
  /** What the sheet waits for. */
  first?: () => Promise<unknown>;
  /** Stands in the page while it is printed. */
  sheet: ReactNode;
}

/** On paper, which is also a PDF. */
export function PrintButton({ notPrinted, first, sheet, ...button }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  usePrinting(isPrinting, {
    onDone: () => setPrinting(false),
    onFailed: () => {
      toast({ title: notPrinted, destructive: true });
      setPrinting(false);
    },
  });
  async function print(): Promise<void> {
    await first?.();
    setPrinting(true);
  }
  return (
    <>
      <Button {...button} onClick={() => void print()} />
      {isPrinting && createPortal(sheet, document.body)}
    </>
  );
}
