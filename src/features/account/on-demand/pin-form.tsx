import { useState } from 'react';
import type { FormEvent } from 'react';
import { pageMirror } from '#src/data/mirror.ts';
import { useAppData } from '#src/data/provider.tsx';
import type { Person } from '#src/data/session/people.ts';
import { openLock, removeLock } from '#src/data/session/person-lock.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { calledBy } from './use-people.ts';
import { peopleWords } from './words.ts';

interface FormProps {
  person: Person;
  /** What the PIN is given for. */
  act: string;
  onOpen: () => void;
}

async function prove({ email }: Person, password: string) {
  const { provePasswordOf } = await import('#src/data/session/password.ts');
  return provePasswordOf(email ?? '', password);
}

/** By the password, and so with a network: otherwise “I forgot” would open it to whoever holds the phone. */
function Forgotten({ person, onOpen }: Omit<FormProps, 'act'>) {
  const { session } = useAppData();
  const words = useWords(peopleWords);
  const online = useOnline();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const tried = await attempt(() => prove(person, password), { title: words.failed });
    const proof = tried?.value ?? 'unreached';
    if (proof === 'proved') {
      await removeLock(session.store, pageMirror(), person.userId);
      onOpen();
    } else setWrong(proof === 'wrong' ? words.wrongPassword : words.unreached);
    setBusy(false);
  }
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void remove(event)}>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={password}
        error={wrong}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="line" full busy={isBusy} blocked={online ? undefined : words.needsConnection}>
        {words.remove}
      </Button>
    </form>
  );
}

/** Before anything of this person is shown, with or without a network. */
export function PinForm({ person, act, onOpen }: FormProps) {
  const { session } = useAppData();
  const words = useWords(peopleWords);
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const tried = (await attempt(() => openLock(session.store, person.userId, pin), { title: words.failed }))?.value;
    setBusy(false);
    if (tried === 'open') onOpen();
    else if (tried) setWrong(tried === 'wrong' ? words.wrong : words.wait(Math.ceil(tried.waitMs / 1000)));
  }
  return (
    <>
      <form className="form" method="post" noValidate onSubmit={(event) => void open(event)}>
        <PasswordField
          label={words.pinOf(calledBy(person))}
          autoComplete="off"
          maxLength={64}
          value={pin}
          error={wrong}
          onChange={({ target }) => {
            setPin(target.value);
            setWrong(undefined);
          }}
        />
        <Button type="submit" look="act" full busy={isBusy}>
          {act}
        </Button>
        <Button look="quiet" onClick={() => setForgotten(true)}>
          {words.forgotten}
        </Button>
      </form>
      {isForgotten && <Forgotten person={person} onOpen={onOpen} />}
    </>
  );
}
