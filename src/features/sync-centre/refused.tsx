import { useState } from 'react';
import type { Rejected, SyncCentre as Acts } from '#src/data/sync/sync-centre.ts';
import { HELD } from '#src/data/sync/held.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { CopyIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { saidIn } from '#src/work/records/fields.ts';
import { useRecordInWords } from '#src/work/records/use-record-in-words.ts';
import { Correction } from './correction.tsx';
import { syncCentreWords } from './words.ts';
import type { SyncCentreWords } from './words.ts';

const isReason = (code: string, reasons: object): code is keyof SyncCentreWords['rejected']['reasons'] =>
  code in reasons;

function One({ refused, acts }: { refused: Rejected; acts: Acts }) {
  const { n = 0, entity, code, row, base } = refused;
  const { rejected: words, failed } = useWords(syncCentreWords);
  const [editing, setEditing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { kind, name } = useRecordInWords(entity, row);
  const said = saidIn({ entity, row, base }).filter((text) => text !== name);
  const oneAtATime = useOneAtATime();
  const attempt = (work: () => Promise<unknown>, done?: string): void =>
    void oneAtATime(work).then(
      (did) => did !== null && done && toast({ title: done, about: failed }),
      () => toast({ title: failed, destructive: true }),
    );
  function discard(): void {
    setAsked(false);
    attempt(() => acts.discard(n), words.discarded);
  }
  // Nothing in it is wrong: it goes as it is, and is changed in its conversation.
  const isHeld = code === HELD;
  const isOver = code === '42501' && said.length > 0;
  return (
    <section>
      <h3>
        {kind} <Badge tone={isHeld ? 'warn' : 'bad'}>{isHeld ? words.held : words.badge}</Badge>
      </h3>
      {name && <p>{name}</p>}
      <p>{words.reasons[isReason(code, words.reasons) ? code : 'other']}</p>
      {isOver && <p>{words.over}</p>}
      {!editing && said.length > 0 && <p className="said">{said.join('\n\n')}</p>}
      {editing && (
        <Correction
          refused={refused}
          act={words.send}
          onSend={(corrections) => attempt(() => acts.edit(n, corrections))}
        />
      )}
      <div className="acts">
        {!editing && (
          <Button look="act" onClick={() => (isHeld ? attempt(() => acts.edit(n)) : setEditing(true))}>
            {isHeld ? words.sendHeld : words.edit}
          </Button>
        )}
        {said.length > 0 && (
          <Button
            look="line"
            icon={CopyIcon}
            onClick={() => attempt(() => navigator.clipboard.writeText(said.join('\n\n')), words.copied)}
          >
            {words.copy}
          </Button>
        )}
        <Button look="line" onClick={() => (said.length > 0 ? setAsked(true) : discard())}>
          {words.discard}
        </Button>
      </div>
      <Confirm
        open={isAsked}
        danger
        title={words.discardAsk}
        act={words.discard}
        onAct={discard}
        onClose={() => setAsked(false)}
      >
        {words.discardHelp}
      </Confirm>
    </section>
  );
}

/** Rejected writes, kept until the person decides. */
export const Refused = ({ rejected, acts }: { rejected: readonly Rejected[]; acts: Acts }) =>
  rejected.map((refused) => <One key={refused.n} refused={refused} acts={acts} />);
