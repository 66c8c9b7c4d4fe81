import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { hasBluetooth, isOfMemory } from './readable.ts';
import type { Readable, Reading } from './readable.ts';
import { readerOfDevices } from './reader.ts';
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
  useEffect(() => {
    if (hasBluetooth()) void readerOfDevices();
    return () => running.current?.abort();
  }, []);
  if (!hasBluetooth()) return null;
  const isStored = isOfMemory(kind);

  function take(reading: Reading | null): void {
    if (reading) onRead(reading);
    if (reading) toast({ title: words.taken, ...(isStored && { description: words.storedHelp }) });
    else toast({ title: words.failed, description: words.noneStored, destructive: true });
  }

  async function readWith(stop: AbortController): Promise<void> {
    const reader = await readerOfDevices();
    if (!reader) toast({ title: words.coming, destructive: true });
    else take(await reader.readFrom(kind, stop.signal));
  }

  async function read(): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setStopping(stop);
    try {
      await readWith(stop);
    } catch (error) {
      // Whoever closes the list of devices has chosen none.
      const isOwnChoice = stop.signal.aborted || (error instanceof DOMException && error.name === 'NotFoundError');
      if (!isOwnChoice) toast({ title: words.failed, description: words.failedHelp, destructive: true });
    } finally {
      running.current = null;
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
      <output>{isStored ? words.asking : words.waiting}</output>
      <Button look="quiet" full onClick={() => stopping.abort()}>
        {words.stop}
      </Button>
    </>
  );
}
