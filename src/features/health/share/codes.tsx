import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { shareWords } from './words.ts';

/** One after the other: two on one screen confuse a camera. */
export function Codes({ codes }: { codes: readonly string[] }) {
  const words = useWords(shareWords);
  const language = useLanguage();
  const [place, setPlace] = useState(0);
  const said = words.code((place + 1).toLocaleString(language), codes.length.toLocaleString(language));
  const code = codes[place];
  if (code === undefined) return null;
  return (
    <figure className="share-code">
      <QrCode text={code} label={said} />
      <figcaption aria-live="polite">{said}</figcaption>
      {codes.length > 1 && (
        <Button look="act" full onClick={() => setPlace((place + 1) % codes.length)}>
          {place + 1 < codes.length ? words.next : words.first}
        </Button>
      )}
      <p className="muted small">{words.scanHelp}</p>
    </figure>
  );
}
