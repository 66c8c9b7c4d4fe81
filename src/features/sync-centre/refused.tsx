import { useState } from 'react';
import type { Rejected, SyncCentre as Acts } from '#src/data/sync/sync-centre.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useRecordInWords } from '#src/work/records/use-record-in-words.ts';
import { Correction } from './correction.tsx';
import { syncCentreWords } from './words.ts';
import type { SyncCentreWords } from './words.ts';

const isReason = (code: string, reasons: object): code is keyof SyncCentreWords['rejected']['reasons'] =>
  code in reasons;

function One({ refused, acts }: { refused: Rejected; acts: Acts }) {
  const { n = 0, entity, code, row } = refused;
  const { rejected: words, failed } = useWords(syncCentreWords);
  const [editing, setEditing] = useState(false);
  const { kind, name } = useRecordInWords(entity, row);
  const oneAtATime = useOneAtATime();
  const attempt = (work: () => Promise<unknown>, done?: string): void =>
    void oneAtATime(work).then(
      (did) => did !== null && done && toast({ title: done, about: failed }),
      () => toast({ title: failed, destructive: true }),
    );
  return (
    <section>
      <h3>
        {kind} <Badge tone="bad">{words.badge}</Badge>
      </h3>
      {name && <p>{name}</p>}
      <p>{words.reasons[isReason(code, words.reasons) ? code : 'other']}</p>
      {editing && (
        <Correction
          refused={refused}
          act={words.send}
          onSend={(corrections) => attempt(() => acts.edit(n, corrections))}
        />
      )}
      <div className="acts">
        {!editing && (
          <Button look="act" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        <Button look="line" onClick={() => attempt(() => acts.discard(n), words.discarded)}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}

/** Rejected writes, kept until the person decides. */
export const Refused = ({ rejected, acts }: { rejected: readonly Rejected[]; acts: Acts }) =>
  rejected.map((refused) => <One key={refused.n} refused={refused} acts={acts} />);
