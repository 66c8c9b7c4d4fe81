import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { benchWords } from './words.ts';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

/** Of the browser, where it has one; elsewhere a label is typed, or read by a scanner that types. */
const detectorClass = (): DetectorClass | null =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;

const PAUSE_MS = 200;

/** Looks through the camera until a label is read, or it is closed. */
function Camera({ onRead, onClose }: { onRead: (label: string) => void; onClose: () => void }) {
  const words = useWords(benchWords).scan;
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | null = null;
    async function look(): Promise<void> {
      const Class = detectorClass();
      const shown = video.current;
      if (!Class || !shown) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stop.signal.aborted) return;
      shown.srcObject = stream;
      await shown.play();
      const detector = new Class({ formats: ['code_128'] });
      while (!stop.signal.aborted) {
        const [found] = await detector.detect(shown);
        if (found) return onRead(found.rawValue);
        await new Promise((next) => setTimeout(next, PAUSE_MS));
      }
    }
    look()
      .catch(() => stop.signal.aborted || setBlind(true))
      .finally(() => stop.signal.aborted && stream?.getTracks().forEach((track) => track.stop()));
    return () => {
      stop.abort();
      stream?.getTracks().forEach((track) => track.stop());
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it looks once, from when it is opened
  }, []);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {isBlind ? (
        <p role="alert">{words.blind}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees
        <video ref={video} className="lab-camera" muted playsInline aria-label={words.title} />
      )}
    </Sheet>
  );
}

export function Scanner({ onRead }: { onRead: (label: string) => void }) {
  const words = useWords(benchWords).scan;
  const [isOpen, setOpen] = useState(false);
  if (!detectorClass()) return null;
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Camera
          onRead={(label) => {
            setOpen(false);
            onRead(label);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
