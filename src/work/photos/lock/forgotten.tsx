import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useAppData } from '#src/data/provider.tsx';
import { provePassword } from '#src/data/session/password.ts';
import type { Proof } from '#src/data/session/password.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { forgetPin, lossWithoutPin } from '#src/data/uploads/forget-pin.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { lockWords } from './words.ts';

/** Whoever holds the phone must not get at the photos by saying that he forgot: it takes the account's password. */
export function Forgotten({ onClose }: { onClose: () => void }) {
  const words = useWords(lockWords);
  const { session } = useAppData();
  const write = useWork();
  const isOnline = useOnline();
  const loss = knownOf(useRow(lossWithoutPin));
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState<Proof | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function forget(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const said = await provePassword(session, password).catch((): Proof => 'unreached');
    setProof(said);
    const done = said === 'proved' && (await attempt(() => write(forgetPin), { title: words.failed }));
    setBusy(false);
    if (!done) return;
    toast({ title: words.forgot });
    onClose();
  }
  const error = { wrong: words.wrongPassword, unreached: words.unreached, proved: undefined };
  return (
    <Confirm
      open
      danger
      busy={isBusy}
      title={words.forgotten}
      act={words.forget}
      onAct={() => void forget()}
      onClose={onClose}
    >
      <p>{words.noWay}</p>
      {loss && loss.copies > 0 && <p>{words.copies(loss.copies)}</p>}
      {loss && loss.photos > 0 && (
        <p>
          <b>{words.lost(loss.photos)}</b>
        </p>
      )}
      <PasswordField
        label={words.password}
        help={isOnline ? undefined : words.needsConnection}
        autoComplete="current-password"
        value={password}
        error={proof ? error[proof] : undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          setProof(null);
        }}
      />
    </Confirm>
  );
}
