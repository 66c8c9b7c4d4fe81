import { Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import { unlock } from '#src/data/uploads/pin.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PinField } from './pin-field.tsx';
import { lockWords } from './words.ts';

const Forgotten = later(async () => (await import('./forgotten.tsx')).Forgotten);

/** In place of whatever shows photos, with or without a network. */
export function UnlockForm() {
  const words = useWords(lockWords);
  const write = useWork();
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const tried = await attempt(() => write((db) => unlock(db, pin)), { title: words.failed });
    setBusy(false);
    setWrong(tried?.value === false);
  }
  return (
    <form className="photo-form" method="post" noValidate onSubmit={(event) => void open(event)}>
      <p className="muted">{words.shut}</p>
      <PinField
        label={words.pin}
        value={pin}
        error={isWrong ? words.wrong : undefined}
        onChange={(typed) => {
          setPin(typed);
          setWrong(false);
        }}
      />
      <Button type="submit" look="act" full busy={isBusy}>
        {words.unlock}
      </Button>
      <Button look="quiet" onClick={() => setForgotten(true)}>
        {words.forgotten}
      </Button>
      {isForgotten && (
        <Suspense>
          <Forgotten onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </form>
  );
}
