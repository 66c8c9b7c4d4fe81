import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { healthWords } from './words.ts';

const WAIT_SECONDS = 60;
const A_SECOND = 1000;

/** Counts the minute down until the next reading of one sitting. */
export function SecondReading({ since }: { since: number }) {
  const words = useWords(healthWords).twice;
  const language = useLanguage();
  const [now, setNow] = useState(since);
  const left = Math.max(0, Math.ceil(WAIT_SECONDS - (now - since) / A_SECOND));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice tone={left > 0 ? 'info' : 'ok'} title={left > 0 ? words.wait : words.now}>
      {left > 0 && (
        <p className="numbers" role="timer">
          {words.seconds(left.toLocaleString(language))}
        </p>
      )}
      <p>{words.help}</p>
    </Notice>
  );
}
