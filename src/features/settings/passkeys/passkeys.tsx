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
import { list, Passkey } from './calls.ts';
import { PasskeySheet } from './passkey-sheet.tsx';
import { passkeyWords } from './words.ts';

export const address = import.meta.url;

function List({ passkeys, onOpen }: { passkeys: readonly Passkey[]; onOpen: (passkey: Passkey) => void }) {
  const words = useWords(passkeyWords);
  const { passkeys: title } = useWords(settingsWords).security;
  const { dayOf, momentOf } = useMoments();
  if (passkeys.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={title}>
      {passkeys.map((passkey) => {
        const { id, friendly_name = words.unnamed, created_at, last_used_at } = passkey;
        const used = last_used_at === undefined ? null : momentOf(last_used_at);
        return (
          <Row
            key={id}
            title={friendly_name}
            detail={words.made(dayOf(created_at), used)}
            onOpen={() => onOpen(passkey)}
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
  const [opened, setOpened] = useState<Passkey | 'new' | null>(null);
  const remote = useRemote({ key: ['passkeys'], again: changes, ask: list, shape: z.nullable(z.array(Passkey)) });
  const close = (): void => setOpened(null);
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
            <List passkeys={passkeys} onOpen={setOpened} />
            {hasPasskeys() ? (
              <Button look="line" blocked={blocked} onClick={() => setOpened('new')}>
                {words.add}
              </Button>
            ) : (
              <p className="muted">{words.notHere}</p>
            )}
            {opened && <PasskeySheet passkey={opened === 'new' ? null : opened} onDone={done} onClose={close} />}
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
    <div className="form">
      <p className="muted">{words.help}</p>
      {canSync ? <Held /> : <p className="muted">{signInFirst}</p>}
    </div>
  );
}
