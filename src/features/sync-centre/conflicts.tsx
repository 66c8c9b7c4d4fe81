import type { OpenConflict, SyncCentre as Acts } from '#src/data/sync/sync-centre.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckIcon, RetryIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { shownFields } from '#src/work/records/fields.ts';
import type { Value } from '#src/work/records/fields.ts';
import { useRecordInWords } from '#src/work/records/use-record-in-words.ts';
import { syncCentreWords } from './words.ts';

interface SideProps {
  /** The column's name and its value. */
  inWords: ReturnType<typeof useRecordInWords>['field'];
  values: readonly (readonly [string, Value])[];
  kept: boolean;
}

function Side({ inWords, values, kept }: SideProps) {
  const words = useWords(syncCentreWords);
  return (
    <div className={kept ? 'side kept' : 'side'}>
      <b>
        {kept && <CheckIcon small />}
        {kept ? words.conflicts.kept : words.conflicts.earlier}
      </b>
      {values.map(([column, value]) => (
        <span key={column}>{inWords(column, value)}</span>
      ))}
    </div>
  );
}

function One({ conflict: { n = 0, entity, lost, kept, row }, acts }: { conflict: OpenConflict; acts: Acts }) {
  const words = useWords(syncCentreWords);
  const record = useRecordInWords(entity, row ?? kept);
  const oneAtATime = useOneAtATime();
  const earlier = shownFields(lost);
  const later = shownFields(kept);
  async function restore(): Promise<void> {
    try {
      const done = await acts.restore(n);
      toast({ title: done ? words.conflicts.restored : words.conflicts.gone, about: words.failed, destructive: !done });
    } catch {
      toast({ title: words.failed, destructive: true });
    }
  }
  return (
    <section>
      <h3>{[record.kind, record.name].filter(Boolean).join(': ')}</h3>
      <div className="sides">
        <Side inWords={record.field} values={later} kept />
        <Side inWords={record.field} values={earlier} kept={false} />
      </div>
      <div className="acts">
        <Button look="line" icon={RetryIcon} onClick={() => void oneAtATime(restore)}>
          {words.conflicts.restore}
        </Button>
        <Button look="quiet" onClick={() => void acts.dismiss(n).catch(() => undefined)}>
          {words.conflicts.dismiss}
        </Button>
      </div>
    </section>
  );
}

/** Values that lost to a later edit; restoring makes one the newest edit. */
export function Conflicts({ conflicts, acts }: { conflicts: readonly OpenConflict[]; acts: Acts }) {
  const words = useWords(syncCentreWords).conflicts;
  if (conflicts.length === 0) return null;
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="muted small">{words.help}</p>
      {conflicts.map((conflict) => (
        <One key={conflict.n} conflict={conflict} acts={acts} />
      ))}
    </section>
  );
}
