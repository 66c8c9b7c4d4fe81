import { useEffect, useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { pushState, turnPushOff, turnPushOn } from '#src/data/push.ts';
import type { PushState } from '#src/data/push.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { notificationsWords } from './words.ts';

/** A browser may be asked only by a gesture, and only it can refuse. */
export function PushOnDevice() {
  const { session } = useAppData();
  const words = useWords(notificationsWords).device;
  const online = useOnline();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void pushState(session).then(setState), [session]);
  if (state === null) return null;

  async function turn(): Promise<void> {
    setBusy(true);
    await attempt(() => (state === 'on' ? turnPushOff : turnPushOn)(session), {
      title: words.failed,
      description: words.failedHelp,
    });
    setState(await pushState(session));
    setBusy(false);
  }

  const canTurn = state === 'on' || state === 'off';
  return (
    <>
      <p className="muted small">{words[state]}</p>
      {canTurn && (
        <Button look="line" busy={isBusy} blocked={online ? undefined : words.offline} onClick={() => void turn()}>
          {state === 'on' ? words.turnOff : words.turnOn}
        </Button>
      )}
    </>
  );
}
