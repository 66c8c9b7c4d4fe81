import './signed.css';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { dayInWords } from '#src/lib/days.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
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
export function PrintPapers(props: PrintProps) {
  const { words } = usePaper();
  return (
    <PrintButton look="quiet" notPrinted={words.notPrinted} sheet={<Sheet {...props} />}>
      {words.print}
    </PrintButton>
  );
}
