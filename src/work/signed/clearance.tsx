import './signed.css';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { Notice } from '#src/ui/notice.tsx';
import { usePaper } from './use-paper.ts';

const TONES = { cleared: 'ok', limited: 'info', not_cleared: 'warn' } as const;

/** What a doctor signed about training: for the client, and for whoever plans it. */
export function ClearanceNotice({ clearance }: { clearance: CarePaper }) {
  const { titleOf, limitsOf, signedIn, spanOf } = usePaper();
  const lines = limitsOf(clearance);
  return (
    <Notice tone={TONES[clearance.verdict ?? 'limited']} title={titleOf(clearance)}>
      {lines.length > 0 && (
        <ul className="signed-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <span>{`${signedIn(clearance)} · ${spanOf(clearance)}`}</span>
    </Notice>
  );
}
