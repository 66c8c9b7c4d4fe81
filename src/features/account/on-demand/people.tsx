import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { storageUse } from '#src/data/database/storage.ts';
import { MOST_PEOPLE, ROOM_FOR_ONE } from '#src/data/session/people.ts';
import type { Person } from '#src/data/session/people.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { LockForm } from './lock-form.tsx';
import { PinForm } from './pin-form.tsx';
import { calledBy, giveTo, usePeople } from './use-people.ts';
import type { Listed } from './use-people.ts';
import { peopleWords } from './words.ts';

export const address = import.meta.url;

function useDetail(): (person: Listed) => string | null {
  const words = useWords(peopleWords);
  return ({ canSync, waiting, hasLock, ...person }) => {
    const told = [
      canSync ? null : words.again,
      waiting > 0 ? words.waiting(waiting, calledBy(person)) : null,
      hasLock ? words.locked : null,
    ];
    return told.filter(Boolean).join(' · ') || null;
  };
}

/** A browser that says nothing of its room has enough until it has not. */
async function hasRoom(): Promise<boolean> {
  const { quotaBytes, usedBytes } = await storageUse();
  return quotaBytes === null || quotaBytes - (usedBytes ?? 0) >= ROOM_FOR_ONE;
}

function useGiving() {
  const data = useAppData();
  const words = useWords(peopleWords);
  const give = async (person: Person | null): Promise<void> => {
    const given = await attempt(() => giveTo(data, person), { title: words.failed });
    if (given?.value === false) toast({ title: words.changed, destructive: true });
  };
  const add = async (): Promise<void> => {
    if (await hasRoom()) await give(null);
    else toast({ title: words.noRoom, destructive: true });
  };
  return { give, add };
}

interface ChoiceProps {
  inHand: Person | null;
  beside: readonly Listed[];
  onChoose: (person: Person) => void;
  onAdd: () => void;
}

function Choice({ inHand, beside, onChoose, onAdd }: ChoiceProps) {
  const words = useWords(peopleWords);
  const detailOf = useDetail();
  const isFull = beside.length + (inHand ? 1 : 0) >= MOST_PEOPLE;
  return (
    <>
      <p className="muted">{words.help}</p>
      <Rows label={words.title}>
        {inHand && <Row leading={<Avatar name={calledBy(inHand)} />} title={calledBy(inHand)} detail={words.here} />}
        {beside.map((person) => (
          <Row
            key={person.userId}
            leading={<Avatar name={calledBy(person)} />}
            title={calledBy(person)}
            detail={detailOf(person)}
            onOpen={() => onChoose(person)}
          />
        ))}
      </Rows>
      {inHand && (
        <Button look="line" full icon={PlusIcon} blocked={isFull ? words.full(MOST_PEOPLE) : undefined} onClick={onAdd}>
          {words.add}
        </Button>
      )}
    </>
  );
}

/** Who is on this device; a press gives it to them, after their PIN where there is one. */
export function People() {
  const words = useWords(peopleWords);
  const { inHand, isShut, isPassed, beside } = usePeople();
  const { give, add } = useGiving();
  const [chosen, setChosen] = useState<Person | null>(null);
  const asked = chosen ?? (isShut ? inHand : null);
  if (beside === null) return null;
  const choose = (person: Person): void => {
    if (person.hasLock) setChosen(person);
    else void give(person);
  };
  return (
    <div className="form">
      {asked && <PinForm key={asked.userId} person={asked} act={words.open} onOpen={() => void give(asked)} />}
      {chosen ? (
        <Button look="quiet" onClick={() => setChosen(null)}>
          {words.back}
        </Button>
      ) : (
        <Choice inHand={inHand} beside={beside} onChoose={choose} onAdd={() => void add()} />
      )}
      {inHand && isPassed && !chosen && <LockForm person={inHand} />}
    </div>
  );
}
