import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openTeam } from '#sync/actions/message-reads.ts';
import type { Person } from '#sync/entities/people.ts';
import { isTeam, teamIdOf } from '#sync/queries/messages.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Conversation } from './queries.ts';
import { ThereLine } from './there-line.tsx';
import { useMine, useTheirName } from './use-conversation.ts';
import { messagesWords } from './words.ts';

/** Who else is in it, and for the client when each of them is there. */
export function Team({ team, isClient }: { team: readonly Person[]; isClient: boolean }) {
  const words = useWords(messagesWords).team;
  const nameOf = useTheirName();
  const names = team.map((person) => nameOf(person)).join(', ');
  if (team.length === 0) return <p className="muted small">{words.nobody}</p>;
  return (
    <Disclosure title={words.with(names)}>
      <ul className="members">
        {team.map((person) => (
          <li key={person.id}>
            {nameOf(person)}
            {' · '}
            <span className="muted">{isProviderType(person.role) ? words.roles[person.role] : words.client}</span>
            {isClient && <ThereLine providerId={person.id} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useOpening(): (isOpen: boolean) => Promise<boolean> {
  const words = useWords(messagesWords).team;
  const save = useSave();
  return async (isOpen) => {
    const failed = { title: words.failed };
    const done = { title: isOpen ? words.opened : words.ended };
    return (await save((userId) => openTeam(userId, isOpen), { failed, done, once: 'team' })) !== null;
  };
}

/** The client says whether his team may write. */
export function OpenOrClose({ isWanted }: Pick<Conversation, 'isWanted'>) {
  const words = useWords(messagesWords).team;
  const set = useOpening();
  return (
    <Button look="line" onClick={() => void set(!isWanted)}>
      {isWanted ? words.close : words.again}
    </Button>
  );
}

/** For a client with several who care for him and no conversation with all of them. */
export function TeamOffer({ conversations }: { conversations: readonly Conversation[] }) {
  const words = useWords(messagesWords).team;
  const [mine, nameOf, set, goTo] = [useMine(), useTheirName(), useOpening(), useNavigate()];
  const [isAsked, setAsked] = useState(false);
  const own = conversations.filter(({ pair }) => pair.client_id === mine);
  const carers = own.filter(({ pair, isOpen }) => isOpen && !isTeam(pair));
  if (carers.length < 2 || own.some(({ pair }) => isTeam(pair))) return null;
  async function open(): Promise<void> {
    if (!(await set(true))) return;
    setAsked(false);
    await allDialogsClosed();
    await goTo(`/messages?with=${teamIdOf(mine)}`);
  }
  return (
    <>
      <Button look="line" full icon={MessageIcon} onClick={() => setAsked(true)}>
        {words.offer}
      </Button>
      <Confirm
        open={isAsked}
        title={words.offer}
        act={words.open}
        onAct={() => void open()}
        onClose={() => setAsked(false)}
      >
        {words.help(carers.map(({ person }) => nameOf(person)).join(', '))}
      </Confirm>
    </>
  );
}
