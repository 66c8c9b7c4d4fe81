import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { messagesWords } from '../words.ts';
import type { Along } from './chosen.tsx';
import { formatHere, MOST_SECONDS, record } from './recording.ts';

type Phase =
  | { is: 'idle' | 'asking' | 'deaf' }
  | { is: 'recording'; level: number; left: number }
  | { is: 'heard'; bytes: ArrayBuffer; address: string };

type Here = NonNullable<ReturnType<typeof formatHere>>;

const IDLE: Phase = { is: 'idle' };

/** Its microphone is let go of when it is stopped, and with the sheet; what was heard, when it is dropped. */
function useRecorder({ format, type }: Here) {
  const [phase, setPhase] = useState<Phase>(IDLE);
  const running = useRef<{ stop: () => void } | null>(null);
  const address = useRef('');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.stop();
      URL.revokeObjectURL(address.current);
    };
  }, []);
  function hear(bytes: ArrayBuffer): void {
    if (isGone.current || bytes.byteLength === 0) return setPhase({ is: 'deaf' });
    address.current = URL.createObjectURL(new Blob([bytes], { type }));
    return setPhase({ is: 'heard', bytes, address: address.current });
  }
  function drop(): void {
    URL.revokeObjectURL(address.current);
    setPhase(IDLE);
  }
  async function begin(): Promise<void> {
    setPhase({ is: 'asking' });
    try {
      running.current = await record(format, {
        onLevel: (level, seconds) =>
          setPhase({ is: 'recording', level, left: Math.max(Math.ceil(MOST_SECONDS - seconds), 0) }),
        onDone: hear,
      });
      if (isGone.current) running.current.stop();
    } catch {
      setPhase({ is: 'deaf' });
    }
  }
  return { phase, begin, stop: () => running.current?.stop(), drop };
}

interface VoicePartProps {
  onChoose: (along: Along) => void;
}

function Recorder({ here, onChoose }: VoicePartProps & { here: Here }) {
  const words = useWords(messagesWords).voice;
  const language = useLanguage();
  const { phase, begin, stop, drop } = useRecorder(here);
  useUnfinished(phase.is === 'recording' || phase.is === 'heard');
  if (phase.is === 'recording') {
    return (
      <>
        <meter aria-label={words.level} min={0} max={1} value={phase.level} />
        <p className="muted small">{words.left(phase.left.toLocaleString(language))}</p>
        <Button look="act" full onClick={stop}>
          {words.stop}
        </Button>
      </>
    );
  }
  if (phase.is === 'heard') {
    const { bytes, address } = phase;
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what was said just now, on this device alone */}
        <audio controls src={address} aria-label={words.review} />
        <Button look="act" full onClick={() => onChoose({ file: { type: here.type, bytes }, name: words.name })}>
          {words.use}
        </Button>
        <Button look="line" full onClick={drop}>
          {words.discard}
        </Button>
      </>
    );
  }
  return (
    <>
      {phase.is === 'deaf' && <p role="alert">{words.deaf}</p>}
      <Button look="line" full busy={phase.is === 'asking'} onClick={() => void begin()}>
        {words.record}
      </Button>
      <p className="muted small">{words.help}</p>
    </>
  );
}

/** Only where this device can record. */
export function VoicePart({ onChoose }: VoicePartProps) {
  const [here] = useState(formatHere);
  return here && <Recorder here={here} onChoose={onChoose} />;
}
