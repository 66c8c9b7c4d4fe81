import type { FileType } from '#src/data/uploads/message-files.ts';

// What a device can record, and how it is asked for.

export const MOST_SECONDS = 60;

/** A voice needs no more: a minute is a quarter of a megabyte. */
const BITS_A_SECOND = 32_000;

/** What every browser plays comes first. */
const FORMATS: readonly (readonly [format: string, type: FileType])[] = [
  ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['audio/ogg;codecs=opus', 'audio/ogg'],
  ['audio/mp4', 'audio/mp4'],
];

/** Null where this device records nothing. */
export function formatHere(): { format: string; type: FileType } | null {
  const { MediaRecorder: recorder, navigator: device } = globalThis;
  const devices: MediaDevices | undefined = device?.mediaDevices;
  if (recorder === undefined || devices?.getUserMedia === undefined) return null;
  const [format, type] = FORMATS.find(([each]) => recorder.isTypeSupported(each)) ?? [];
  return format !== undefined && type !== undefined ? { format, type } : null;
}

interface Heard {
  /** How loud it is, between 0 and 1; called as it is recorded. */
  onLevel: (level: number, seconds: number) => void;
  onDone: (bytes: ArrayBuffer) => void;
}

/** How far the wave goes from the middle. */
const loudest = (wave: Uint8Array): number =>
  wave.reduce((most, each) => Math.max(most, Math.abs(each - 128)), 0) / 128;

const LOOK_EVERY_MS = 100;

/** Records until it is stopped, or the time is up. Fails where nobody lets it hear. */
export async function record(format: string, heard: Heard): Promise<{ stop: () => void }> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const letGo = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    return recordFrom(stream, format, { ...heard, onEnd: letGo });
  } catch (error) {
    letGo();
    throw error;
  }
}

function recordFrom(
  stream: MediaStream,
  format: string,
  { onLevel, onDone, onEnd }: Heard & { onEnd: () => void },
): { stop: () => void } {
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_A_SECOND });
  const sound = new AudioContext();
  const analyser = sound.createAnalyser();
  sound.createMediaStreamSource(stream).connect(analyser);
  const parts: Blob[] = [];
  const wave = new Uint8Array(analyser.fftSize);
  const begun = Date.now();
  const timer = setInterval(() => {
    const seconds = (Date.now() - begun) / 1000;
    analyser.getByteTimeDomainData(wave);
    onLevel(loudest(wave), seconds);
    if (seconds >= MOST_SECONDS && recorder.state === 'recording') recorder.stop();
  }, LOOK_EVERY_MS);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    onEnd();
    void sound.close();
    void new Blob(parts).arrayBuffer().then(onDone);
  });
  recorder.start();
  return { stop: () => recorder.state === 'recording' && recorder.stop() };
}
