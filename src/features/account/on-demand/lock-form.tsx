import { useState } from 'react';
import type { FormEvent } from 'react';
import { pageMirror } from '#src/data/mirror.ts';
import { useAppData } from '#src/data/provider.tsx';
import type { Person } from '#src/data/session/people.ts';
import { lockPerson, removeLock } from '#src/data/session/person-lock.ts';
import { noteUnlocked } from '#src/data/session/unlocked.ts';
import { SHORTEST_PIN } from '#src/data/wrapped-key.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PinForm } from './pin-form.tsx';
import { peopleWords } from './words.ts';

function Setting({ person }: { person: Person }) {
  const { session } = useAppData();
  const words = useWords(peopleWords);
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
    // Whoever sets it is here, and is not asked for it.
    noteUnlocked(person.userId);
    const lock = () => lockPerson(session.store, pageMirror(), person.userId, pins.pin);
    if (await attempt(lock, { title: words.failed })) toast({ title: words.isSet });
    await session.reread();
    setBusy(false);
  }
  const field = { autoComplete: 'new-password', maxLength: 64 };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void set(event)}>
      <p>{words.lockHelp}</p>
      <p className="muted small">{words.limits}</p>
      <PasswordField
        {...field}
        label={words.newPin}
        help={words.length(SHORTEST_PIN)}
        value={pins.pin}
        error={isTried && isShort ? words.length(SHORTEST_PIN) : undefined}
        onChange={({ target }) => setPins({ ...pins, pin: target.value })}
      />
      <PasswordField
        {...field}
        label={words.againPin}
        value={pins.again}
        error={isTried && !isShort && isOther ? words.other : undefined}
        onChange={({ target }) => setPins({ ...pins, again: target.value })}
      />
      <Button type="submit" look="line" full busy={isBusy}>
        {words.set}
      </Button>
    </form>
  );
}

function Removing({ person }: { person: Person }) {
  const { session } = useAppData();
  const words = useWords(peopleWords);
  async function remove(): Promise<void> {
    await removeLock(session.store, pageMirror(), person.userId);
    toast({ title: words.removed });
    await session.reread();
  }
  return (
    <>
      <p>{words.lockHelp}</p>
      <PinForm person={person} act={words.remove} onOpen={() => void remove()} />
    </>
  );
}

export function LockForm({ person }: { person: Person }) {
  const words = useWords(peopleWords);
  return (
    <>
      <Seam />
      <h3>{words.lock}</h3>
      {person.hasLock ? <Removing person={person} /> : <Setting person={person} />}
    </>
  );
}
