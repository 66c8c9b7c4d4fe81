import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Rejected, SyncCentre as Acts } from '#src/data/sync-centre.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { columnName, corrected, typedFields } from './fields.ts';
import { kindOf } from './kinds.ts';
import { syncCentreWords } from './words.ts';
import type { SyncCentreWords } from './words.ts';

const isReason = (code: string, reasons: object): code is keyof SyncCentreWords['rejected']['reasons'] =>
  code in reasons;

interface CorrectionProps {
  refused: Rejected;
  onSend: (corrections: Record<string, unknown>) => void;
}

function Correction({ refused, onSend }: CorrectionProps) {
  const words = useWords(syncCentreWords);
  const fields = typedFields(refused.row);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (column: string): string => {
      const text = typed.get(column);
      return typeof text === 'string' ? text : '';
    };
    const corrections = fields.flatMap(([column, before]) => {
      const after = corrected(before, textOf(column));
      return after === null || after === before ? [] : [[column, after] as const];
    });
    onSend(Object.fromEntries(corrections));
  }
  return (
    <form onSubmit={send}>
      {fields.map(([column, value]) => (
        <TextField key={column} name={column} label={columnName(column, words.columns)} defaultValue={String(value)} />
      ))}
      <Button type="submit" look="act" full>
        {words.rejected.send}
      </Button>
    </form>
  );
}

function One({ refused, acts }: { refused: Rejected; acts: Acts }) {
  const { n = 0, entity, code, row } = refused;
  const { rejected: words, kinds, failed } = useWords(syncCentreWords);
  const [editing, setEditing] = useState(false);
  const name = [row['name'], row['title']].find((each) => typeof each === 'string');
  const attempt = (work: Promise<unknown>, done?: string): void =>
    void work.then(
      () => done && toast({ title: done }),
      () => toast({ title: failed, destructive: true }),
    );
  return (
    <section>
      <h3>
        {kinds[kindOf(entity)]} <Badge tone="bad">{words.badge}</Badge>
      </h3>
      {name && <p>{name}</p>}
      <p>{words.reasons[isReason(code, words.reasons) ? code : 'other']}</p>
      {editing && <Correction refused={refused} onSend={(corrections) => attempt(acts.edit(n, corrections))} />}
      <div className="acts">
        {!editing && (
          <Button look="act" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        <Button look="line" onClick={() => attempt(acts.discard(n), words.discarded)}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}

/** What the server turned down: kept until the person has decided. */
export const Refused = ({ rejected, acts }: { rejected: readonly Rejected[]; acts: Acts }) =>
  rejected.map((refused) => <One key={refused.n} refused={refused} acts={acts} />);
