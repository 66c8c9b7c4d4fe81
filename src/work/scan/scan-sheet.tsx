import './scan.css';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { pause } from '#src/lib/pause.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { readerOf } from './reading.ts';
import type { Kind } from './reading.ts';
import { scanWords } from './words.ts';

const PAUSE_MS = 150;

type Sight = 'coming' | 'seen' | 'blind';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  sight: Sight;
  /** Where the camera has a lamp. */
  light: ((isOn: boolean) => Promise<void>) | null;
}

/** Looks until something is read, or nobody looks any more. */
function useCamera(kind: Kind, onRead: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [sight, setSight] = useState<Sight>('coming');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | null = null;
    const end = (): void => stream?.getTracks().forEach((each) => each.stop());
    async function look(): Promise<void> {
      const shown = video.current;
      if (!shown) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stop.signal.aborted) return;
      shown.srcObject = stream;
      await shown.play();
      setTrack(stream.getVideoTracks()[0] ?? null);
      const read = await readerOf(kind);
      setSight('seen');
      while (!stop.signal.aborted) {
        const found = await read(shown);
        if (found !== undefined && !stop.signal.aborted) return onRead(found);
        await pause(PAUSE_MS);
      }
    }
    look()
      .catch(() => stop.signal.aborted || setSight('blind'))
      .finally(end);
    return () => {
      stop.abort();
      end();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it looks once, from when it is opened
  }, []);
  const hasLamp = track?.getCapabilities?.().torch === true;
  const light = (isOn: boolean): Promise<void> =>
    track?.applyConstraints({ advanced: [{ torch: isOn }] }) ?? Promise.resolve();
  return { video, sight, light: hasLamp ? light : null };
}

interface ScanSheetProps {
  kind: Kind;
  onRead: (text: string) => void;
  onClose: () => void;
}

export function ScanSheet({ kind, onRead, onClose }: ScanSheetProps) {
  const words = useWords(scanWords);
  const { video, sight, light } = useCamera(kind, onRead);
  const [isLit, setLit] = useState(false);
  return (
    <Sheet open title={words.title[kind]} onClose={onClose}>
      {sight === 'blind' ? (
        <p role="alert">{words.blind[kind]}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees
        <video ref={video} className="scan-camera" muted playsInline aria-label={words.title[kind]} />
      )}
      <output className="muted small">{sight === 'coming' && words.coming}</output>
      {light && (
        <SwitchField
          label={words.light}
          checked={isLit}
          onChange={({ target: { checked } }) => void light(checked).then(() => setLit(checked))}
        />
      )}
    </Sheet>
  );
}
