import './signed.css';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { dayInWords } from '#src/lib/days.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { PaperText } from './paper-text.tsx';
import { usePaper } from './use-paper.ts';

/** Whom a paper is about, as it stands on it. */
interface Subject {
  name: string;
  born: string | null;
}

interface PrintProps {
  /** On one sheet: all from one hand. */
  papers: readonly CarePaper[];
  subject: Subject;
}

function Sheet({ papers, subject: { name, born } }: PrintProps) {
  const { words, titleOf, spanOf } = usePaper();
  const language = useLanguage();
  const { dayOf } = useMoments();
  const [first] = papers;
  if (!first) return null;
  return (
    <div className="signed-paper">
      <p>{PRODUCT_NAME}</p>
      <h1>{words.kinds[first.kind]}</h1>
      <p>{[words.for(name), born && words.born(dayInWords(born, language))].filter(Boolean).join(' · ')}</p>
      {papers.map((paper) => (
        <section key={paper.id}>
          {paper.kind !== 'certificate' && <h2>{titleOf(paper)}</h2>}
          <p>{spanOf(paper)}</p>
          <PaperText paper={paper} />
        </section>
      ))}
      {first.kind === 'prescription' && <p>{words.advice}</p>}
      <p>{words.signed(first.signed_by, dayOf(first.signed_at))}</p>
      {first.license_number && <p>{words.licence(first.license_number)}</p>}
      <p className="signed-here">{words.signature}</p>
    </div>
  );
}

/** On paper, which is also a PDF. */
export function PrintButton(props: PrintProps) {
  const { words } = usePaper();
  const [isPrinting, setPrinting] = useState(false);
  usePrinting(isPrinting, {
    onDone: () => setPrinting(false),
    onFailed: () => {
      toast({ title: words.notPrinted, destructive: true });
      setPrinting(false);
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => setPrinting(true)}>
        {words.print}
      </Button>
      {isPrinting && createPortal(<Sheet {...props} />, document.body)}
    </>
  );
}
