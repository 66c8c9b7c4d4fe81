import { QrCode } from '#src/ui/qr-code.tsx';
import { useWords } from '#src/ui/language.tsx';
import { factsOf } from '#src/work/emergency/facts.ts';
import type { Known } from '#src/work/emergency/queries.ts';
import { codeTextOf } from '#src/work/emergency/text.ts';
import { cardWords } from '#src/work/emergency/words.ts';

/** The card as a code. It holds the text itself: whoever reads it needs neither the app nor a network. */
export function Code({ known, who }: { known: Known; who: string }) {
  const words = useWords(cardWords);
  const said = factsOf(known, words).flatMap(({ name, says, phone }) =>
    says === null ? [] : [{ head: words.fields[name], says, isWhole: phone !== undefined }],
  );
  const { text, isShortened } = codeTextOf([words.title, who].filter(Boolean).join(': '), said);
  return (
    <figure className="emergency-code">
      <QrCode text={text} label={words.codeLabel} />
      <figcaption className="muted small">
        {[words.codeHelp, isShortened && words.shortened].filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  );
}
