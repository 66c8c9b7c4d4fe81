import { Suspense, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import type { Kind } from './reading.ts';
import { scanWords } from './words.ts';

const ScanSheet = later(async () => (await import('./scan-sheet.tsx')).ScanSheet);

interface ScanButtonProps {
  kind: Kind;
  onRead: (text: string) => void;
}

/** What it reads can be typed as well: a device may have no camera. */
export function ScanButton({ kind, onRead }: ScanButtonProps) {
  const words = useWords(scanWords);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanSheet
            kind={kind}
            onRead={(text) => {
              close();
              onRead(text);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
