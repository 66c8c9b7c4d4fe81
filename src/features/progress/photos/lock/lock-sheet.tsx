import { useState } from 'react';
import type { FormEvent } from 'react';
import { lockNow } from '#src/data/uploads/lock.ts';
import { removeLock, setLock } from '#src/data/uploads/pin.ts';
import { useWork } from '#src/data/work.ts';
import { SHORTEST_PIN } from '#src/data/wrapped-key.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PinField } from '#src/work/photos/lock/pin-field.tsx';
import { lockWords } from '#src/work/photos/lock/words.ts';
import { useLock } from '#src/work/photos/use-lock.ts';

type FormProps = Pick<LockSheetProps, 'onClose'>;

function Setting({ onClose }: FormProps) {
  const words = useWords(lockWords);
  const write = useWork();
  const [pins, setPins] = useState({ pin: '', again: '' });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isShort = pins.pin.length < SHORTEST_PIN;
  const isOther = pins.pin !== pins.again;
  async function set(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isShort || isOther || isBusy) return;
    setBusy(true);
    const done = await attempt(() => write((db) => setLock(db, pins.pin)), { title: words.failed });
    setBusy(false);
    if (!done) return;
    toast({ title: words.isSet });
    onClose();
  }
  return (
    <form className="photo-form" method="post" noValidate onSubmit={(event) => void set(event)}>
      <p>{words.help}</p>
      <p className="muted">{words.limits}</p>
      <PinField
        isNew
        label={words.newPin}
        help={words.length(SHORTEST_PIN)}
        value={pins.pin}
        error={isTried && isShort ? words.length(SHORTEST_PIN) : undefined}
        onChange={(pin) => setPins({ ...pins, pin })}
      />
      <PinField
        isNew
        label={words.again}
        value={pins.again}
        error={isTried && !isShort && isOther ? words.other : undefined}
        onChange={(again) => setPins({ ...pins, again })}
      />
      <Button type="submit" look="act" large full busy={isBusy}>
        {words.set}
      </Button>
    </form>
  );
}

function Removing({ onClose }: FormProps) {
  const words = useWords(lockWords);
  const write = useWork();
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const tried = await attempt(() => write((db) => removeLock(db, pin)), { title: words.failed });
    setBusy(false);
    setWrong(tried?.value === false);
    if (!tried?.value) return;
    toast({ title: words.removed });
    onClose();
  }
  return (
    <form className="photo-form" method="post" noValidate onSubmit={(event) => void remove(event)}>
      <h3>{words.remove}</h3>
      <p className="muted">{words.removeHelp}</p>
      <PinField label={words.pin} value={pin} error={isWrong ? words.wrong : undefined} onChange={setPin} />
      <Button type="submit" look="line" full busy={isBusy}>
        {words.remove}
      </Button>
    </form>
  );
}

interface LockSheetProps {
  onClose: () => void;
}

export function LockSheet({ onClose }: LockSheetProps) {
  const words = useWords(lockWords);
  const lock = useLock();
  const shut = (): void => {
    lockNow();
    onClose();
  };
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {lock === 'none' && <Setting onClose={onClose} />}
      {lock !== null && lock !== 'none' && (
        <div className="photo-form">
          <p>{words.isOn}</p>
          {lock === 'open' && (
            <Button look="act" large full onClick={shut}>
              {words.lockNow}
            </Button>
          )}
          <Seam />
          <Removing onClose={onClose} />
        </div>
      )}
    </Sheet>
  );
}
