import { useEffect, useRef, useState } from 'react';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { useLanguage } from '#src/ui/language.tsx';

interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
}

interface Heard extends Event {
  /** The first that was not told before. */
  resultIndex?: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

type Kind = new () => Recognition;

/** Not in every browser, and in some under the name of its maker. */
const kindHere = (): Kind | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', Kind>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

type Deaf = 'denied' | 'network' | 'silence' | 'failed';

const DEAF: Readonly<Record<string, Deaf | null>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  network: 'network',
  'no-speech': 'silence',
  aborted: null,
};

function deafnessOf(event: Event): Deaf | null {
  const { error = '' } = event as Event & { error?: string };
  return error in DEAF ? (DEAF[error] ?? null) : 'failed';
}

export interface Speech {
  isListening: boolean;
  deaf: Deaf | null;
  toggle: () => void;
}

/** The browser's own ear; null where it has none, or where as little as possible is to be sent. */
export function useSpeech(onHeard: (text: string) => void): Speech | null {
  const language = useLanguage();
  const isDataLow = useIsDataLow();
  const [isListening, setListening] = useState(false);
  const [deaf, setDeaf] = useState<Deaf | null>(null);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (isDataLow) running.current?.abort();
  }, [isDataLow]);
  const Kind = kindHere();
  if (!Kind || isDataLow) return null;

  function listen(ear: Recognition): void {
    ear.lang = language === 'en' ? 'en-NG' : language;
    ear.addEventListener('result', (event) => {
      const { results, resultIndex = 0 } = event as Heard;
      const heard = Array.from(results, (each) => each[0]?.transcript.trim() ?? '');
      onHeard(heard.slice(resultIndex).join(' '));
    });
    ear.addEventListener('error', (event) => setDeaf(deafnessOf(event)));
    ear.addEventListener('end', () => {
      running.current = null;
      setListening(false);
    });
    running.current = ear;
    setDeaf(null);
    setListening(true);
    ear.start();
  }
  return {
    isListening,
    deaf,
    toggle: () => (running.current ? running.current.stop() : listen(new Kind())),
  };
}
