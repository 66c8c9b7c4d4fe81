import { useEffect, useRef, useState } from 'react';
import type { Open } from '#src/data/database/opening.ts';
import { sendUnsent } from '#src/data/session/send-unsent.ts';
import { isAllSafe } from '#src/data/session/unsent.ts';
import type { Unsent } from '#src/data/session/unsent.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import { dayIn } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { unsentWords } from './words.ts';

interface UnsentChoiceProps {
  open: Open;
  unsent: Unsent;
  onLeave: (data: 'wipe' | 'keep') => void;
  onStay: () => void;
}

type Step = 'asking' | 'sending' | 'not-all-sent' | 'exported';

/** Closing the question, or another choice, calls off leaving once everything is sent: returns null. */
function useSending(open: Open) {
  const sending = useRef<AbortController>(null);
  const callOff = (): void => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);
  async function send(): Promise<Unsent | null> {
    const { signal } = (sending.current = new AbortController());
    const left = await sendUnsent(open, signal);
    return signal.aborted ? null : left;
  }
  return { send, callOff };
}

function UnsentSummary({ left, step }: { left: Unsent; step: Step }) {
  const words = useWords(unsentWords);
  return (
    <>
      {left.count > 0 && <p>{words.unsent(left.count)}</p>}
      {left.rejected > 0 && <p>{words.rejected(left.rejected)}</p>}
      {left.held > 0 && <p>{words.held(left.held)}</p>}
      {left.photo && <p>{words.photo}</p>}
      {left.files > 0 && <p>{words.files(left.files)}</p>}
      {left.typed > 0 && <p>{words.typed(left.typed)}</p>}
      {left.conflicts > 0 && <Notice tone="warn">{words.conflicts(left.conflicts)}</Notice>}
      <p className="muted">{words.choose}</p>
      {step === 'not-all-sent' && <Notice tone="warn">{words.notAllSent}</Notice>}
      {step === 'exported' && <Notice tone="ok">{words.exported}</Notice>}
    </>
  );
}

/** Data that exists only on this device has to be decided on before it is wiped. */
export function UnsentChoice({ open, unsent, onLeave, onStay }: UnsentChoiceProps) {
  const words = useWords(unsentWords);
  const online = useOnline();
  const centre = useSyncCentre();
  const [step, setStep] = useState<Step>('asking');
  const [left, setLeft] = useState(unsent);
  const { send, callOff } = useSending(open);

  const stay = (): void => {
    callOff();
    onStay();
  };
  const leave = (data: 'wipe' | 'keep'): void => {
    callOff();
    onLeave(data);
  };

  async function sendAndLeave(): Promise<void> {
    setStep('sending');
    const now = await send();
    if (!now) return;
    if (isAllSafe(now)) {
      onLeave('wipe');
      return;
    }
    setLeft(now);
    setStep(now.count + now.rejected + now.held > 0 ? 'not-all-sent' : 'asking');
  }

  async function save(): Promise<void> {
    if (!centre) return;
    callOff();
    saveFile(`unsent-${dayIn('UTC')}.json`, await centre.exportData());
    setStep('exported');
  }

  const isSending = step === 'sending';
  // When nothing can be sent, staying is the only choice that loses nothing and leaves nothing behind.
  const canSend = online && left.count > 0;
  const stayButton = (
    <Button look={canSend ? 'quiet' : 'act'} large={!canSend} full onClick={stay} data-focus-first>
      {words.stay}
    </Button>
  );
  return (
    <Modal className="confirm" role="alertdialog" title={words.heading} onClose={stay}>
      <div className="form">
        <UnsentSummary left={left} step={step} />
        {!canSend && stayButton}
        {left.count > 0 && (
          <Button
            look={canSend ? 'act' : 'line'}
            large={canSend}
            full
            blocked={online ? undefined : words.sendOffline}
            busy={isSending}
            onClick={() => void sendAndLeave()}
          >
            {isSending ? words.sending : words.send}
          </Button>
        )}
        <Button look="line" full onClick={() => void save()}>
          {words.export}
        </Button>
        <div>
          <Button look="line" full aria-describedby="keep-help" onClick={() => leave('keep')}>
            {words.keep}
          </Button>
          <p id="keep-help" className="muted small">
            {words.keepHelp}
          </p>
        </div>
        <Button look="danger" full onClick={() => leave('wipe')}>
          {words.discard}
        </Button>
        {canSend && stayButton}
      </div>
    </Modal>
  );
}
