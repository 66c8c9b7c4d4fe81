import './signed.css';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { usePaper } from './use-paper.ts';

function Said({ name, text }: { name: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** All that a paper says below its title. */
export function PaperText({ paper }: { paper: CarePaper }) {
  const { words, limitsOf, timesOf } = usePaper();
  if (paper.kind === 'clearance') {
    return (
      <ul className="signed-lines">
        {limitsOf(paper).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  if (paper.kind !== 'prescription') return <p className="signed-body">{paper.body}</p>;
  return (
    <dl className="signed-parts">
      <Said name={words.how} text={[timesOf(paper), paper.directions].filter(Boolean).join('. ')} />
      <Said name={words.reason} text={paper.body} />
    </dl>
  );
}
