import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Deed } from '../use-deed.ts';

interface WritingSheetProps {
  title: string;
  /** What becomes of it. */
  help: string;
  act: string;
  deed: Deed;
  children: ReactNode;
  onAct: () => Promise<void>;
  onClose: () => void;
}

/** What is written at the desk and sent at once; a fresh code, where the server wants one, is asked for above it. */
export function WritingSheet({ title, help, act, deed, children, onAct, onClose }: WritingSheetProps) {
  return (
    <>
      <Sheet
        open
        title={title}
        onClose={onClose}
        foot={
          <Button look="act" large full busy={deed.busy} blocked={deed.blocked} onClick={() => void onAct()}>
            {act}
          </Button>
        }
      >
        <p className="muted">{help}</p>
        {children}
      </Sheet>
      {deed.code}
    </>
  );
}
