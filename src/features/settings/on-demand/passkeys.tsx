import { useState } from 'react';
import * as z from 'zod/mini';
import { hasPasskeys } from '#src/data/session/passkeys.ts';
import { useCanSync } from '#src/data/sync/sync-chip.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useBlocked } from '../use-refusal.ts';
import { settingsWords } from '../words.ts';
import { list, Passkey } from './passkey-calls.ts';
import { AddSheet, ChangeSheet } from './passkey-sheets.tsx';
import { passkeyWords } from './passkeys/words.ts';

export const address = import.meta.url;

function List({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: (passkey: Passkey) => void }) {
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const { dayOf, momentOf } = useMoments();
  if (passkeys.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={words.title}>
      {passkeys.map((passkey) => {
        const { id, friendly_name: name = words.unnamed, created_at, last_used_at } = passkey;
        const used = last_used_at === undefined ? words.unused : words.used(momentOf(last_used_at));
        return (
          <Row
            key={id}
            title={name}
            detail={`${words.made(dayOf(created_at))} · ${used}`}
            trailing={
              <Button look="quiet" aria-label={words.change(name)} blocked={blocked} onClick={() => onChange(passkey)}>
                {words.changeIt}
              </Button>
            }
          />
        );
      })}
    </Rows>
  );
}

/** They are with the server: without a network there is nothing to show, and nothing to change. */
function Held() {
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const [changes, setChanges] = useState(0);
  const [sheet, setSheet] = useState<Passkey | 'add' | null>(null);
  const remote = useRemote({ key: ['passkeys'], again: changes, ask: list, shape: z.nullable(z.array(Passkey)) });
  const close = (): void => setSheet(null);
  const done = (): void => {
    close();
    setChanges((n) => n + 1);
  };
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(passkeys) =>
        passkeys === null ? (
          <p className="muted">{words.off}</p>
        ) : (
          <>
            <List passkeys={passkeys} onChange={setSheet} />
            {hasPasskeys() ? (
              <Button look="line" blocked={blocked} onClick={() => setSheet('add')}>
                {words.add}
              </Button>
            ) : (
              <p className="muted">{words.notHere}</p>
            )}
            {sheet === 'add' && <AddSheet onDone={done} onClose={close} />}
            {sheet !== null && sheet !== 'add' && <ChangeSheet passkey={sheet} onDone={done} onClose={close} />}
          </>
        )
      }
    </Remotely>
  );
}

export function Passkeys() {
  const words = useWords(passkeyWords);
  const { signInFirst } = useWords(settingsWords);
  const canSync = useCanSync();
  return (
    <section className="form">
      <h3>{words.title}</h3>
      <p className="muted">{words.help}</p>
      {canSync ? <Held /> : <p className="muted">{signInFirst}</p>}
    </section>
  );
}
