import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type Facing = 'user' | 'environment';
type State = 'opening' | 'open' | 'failed';

export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

interface Camera {
  screen: RefObject<HTMLVideoElement | null>;
  state: State;
  flip: () => void;
  /** What it sees now. */
  shoot: () => Promise<Blob>;
}

async function stillOf(video: HTMLVideoElement | null): Promise<Blob> {
  if (!video || video.videoWidth === 0) throw new Error('The camera shows nothing yet.');
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('This browser makes no pictures.');
  return blob;
}

/** On while it is shown. */
export function useCamera(): Camera {
  const screen = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [state, setState] = useState<State>('opening');
  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | null = null;
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing, height: { ideal: 1600 } },
      });
      const { current: video } = screen;
      if (!isWanted || !video) return stop();
      video.srcObject = stream;
      await video.play();
      setState('open');
    }
    begin().catch(() => {
      if (isWanted) setState('failed');
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [facing]);
  const flip = (): void => {
    setState('opening');
    setFacing(facing === 'user' ? 'environment' : 'user');
  };
  return { screen, state, flip, shoot: () => stillOf(screen.current) };
}
