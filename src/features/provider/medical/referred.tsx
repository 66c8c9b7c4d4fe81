import { papersOf } from '#sync/queries/care-papers.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePaper } from '#src/work/signed/use-paper.ts';
import { medicalWords } from './words.ts';

/** By whom and why a client was referred to the reader, who reads it once the client has accepted. */
export function Referred({ clientId }: { clientId: string }) {
  const { referral: words } = useWords(medicalWords);
  const { signedIn } = usePaper();
  const answer = useRows(
    async (db, userId) =>
      (await papersOf(db, clientId)).filter(
        (paper) => paper.to_id === userId && paper.answer === 'accepted' && paper.void_at === null,
      ),
    [clientId],
  );
  return (knownOf(answer) ?? []).map((paper) => (
    <Notice key={paper.id} tone="info" title={words.title(paper.signed_by)}>
      <p className="signed-body">{paper.body}</p>
      <span>{signedIn(paper)}</span>
    </Notice>
  ));
}
