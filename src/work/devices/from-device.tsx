import { useEffect, useRef, useState } from 'react';
import { keepOpened } from '#src/lib/keep-opened.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { hasBluetooth } from './readable.ts';
import type { Readable, Reading } from './readable.ts';
import { deviceWords } from './words.ts';

interface FromDeviceProps {
  kind: Readable;
  onRead: (reading: Reading) => void;
}

/** Reads a measurement instead of typing it. Nothing is saved by it. */
export function FromDevice({ kind, onRead }: FromDeviceProps) {
  const words = useWords(deviceWords);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (!hasBluetooth()) return null;

  async function read(): Promise<void> {
    const reader = await import('./kept/read.ts').catch(() => null);
    if (!reader) {
      toast({ title: words.coming, destructive: true });
      return;
    }
    keepOpened(new URL(reader.address).pathname);
    const stop = new AbortController();
    running.current = stop;
    setStopping(stop);
    try {
      onRead(await reader.readFrom(kind, stop.signal));
      toast({ title: words.taken });
    } catch (error) {
      // Whoever closes the list of devices has chosen none.
      const isOwnChoice = stop.signal.aborted || (error instanceof DOMException && error.name === 'NotFoundError');
      if (!isOwnChoice) toast({ title: words.failed, description: words.failedHelp, destructive: true });
    } finally {
      setStopping(null);
    }
  }
  if (!stopping)
    return (
      <Button look="line" full onClick={() => void read()}>
        {words.read}
      </Button>
    );
  return (
    <>
      <output>{words.waiting}</output>
      <Button look="quiet" full onClick={() => stopping.abort()}>
        {words.stop}
      </Button>
    </>
  );
}
