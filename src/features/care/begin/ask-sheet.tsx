import { useState } from 'react';
import * as z from 'zod/mini';
import { askForCare } from '#sync/actions/care-requests.ts';
import type { Person } from '#sync/entities/people.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRows } from '#src/data/rows.ts';
import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { AreaField, SearchField } from '#src/ui/fields/text-field.tsx';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { careWords } from '../words.ts';
import { askable, KINDS } from './queries.ts';
import { beginWords } from './words.ts';

const LONGEST = 500;
const Said = z.object({ message: z.optional(z.string()) });

type Kind = (typeof KINDS)[number];
const kindOf = ({ role }: Person): Kind | undefined => KINDS.find((kind) => kind === role);

function useDetail() {
  const { kinds } = useWords(peopleWords);
  return (person: Person): string => {
    const kind = kindOf(person);
    return [kind && kinds[kind], person.specialization].filter(Boolean).join(' · ');
  };
}

function Directory({ people, onChoose }: { people: readonly Person[]; onChoose: (person: Person) => void }) {
  const { ask: words } = useWords(beginWords);
  const { kinds } = useWords(peopleWords);
  const detail = useDetail();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const typed = wordsOf(text);
  const score = scoreFor(typed);
  const shown = people.filter(
    (person) =>
      (kind === 'all' || person.role === kind) && (typed.length === 0 || score(wordsOf(fullNameOf(person))) > 0),
  );
  return (
    <div className="form">
      <SearchField label={words.search} placeholder={words.search} value={text} onSearch={setText} />
      <ChoiceChips
        label={words.kind}
        choices={['all', ...KINDS] as const}
        chosen={kind}
        nameOf={(name) => (name === 'all' ? words.all : kinds[name])}
        onChoose={setKind}
      />
      {shown.length === 0 ? (
        <p className="muted">{words.nobody}</p>
      ) : (
        <Rows label={words.title}>
          {shown.map((person) => (
            <Row
              key={person.id}
              leading={<Avatar name={fullNameOf(person)} />}
              title={fullNameOf(person)}
              detail={detail(person)}
              onOpen={() => onChoose(person)}
            />
          ))}
        </Rows>
      )}
    </div>
  );
}

interface WishProps {
  person: Person;
  onBack: () => void;
  onDone: () => void;
}

function Wish({ person, onBack, onDone }: WishProps) {
  const { ask: words, code } = useWords(beginWords);
  const { sees } = useWords(careWords).team;
  const detail = useDetail();
  const save = useSave();
  const { typed, type, settle } = useDraft('care-request', Said);
  const { message = '' } = typed;
  useUnfinished(message !== '');
  const name = fullNameOf(person);
  const kind = kindOf(person);
  async function ask(): Promise<void> {
    const wish = { provider_id: person.id, message: message.trim() || null };
    const saved = await save((client_id) => askForCare({ client_id, ...wish }), {
      failed: { title: words.notSaved },
      done: { title: words.done(name) },
      once: person.id,
    });
    if (!saved) return;
    settle();
    onDone();
  }
  return (
    <div className="form">
      <Button look="quiet" icon={BackIcon} onClick={onBack}>
        {words.back}
      </Button>
      <h3>{name}</h3>
      <p className="muted">{detail(person)}</p>
      {person.bio && <p>{person.bio}</p>}
      <AreaField
        label={words.message}
        help={words.messageHelp}
        maxLength={LONGEST}
        value={message}
        onChange={({ target }) => type({ message: target.value })}
      />
      <p>
        {words.accepted} {kind && sees[kind]}
      </p>
      <p className="muted small">{code.limits}</p>
      <Button look="act" large full onClick={() => void ask()}>
        {words.act}
      </Button>
    </div>
  );
}

/** A client asks for a provider out of the directory, which each device holds; without a network too. */
export function AskSheet({ onClose }: { onClose: () => void }) {
  const { ask: words } = useWords(beginWords);
  const [chosen, setChosen] = useState<Person | null>(null);
  const answer = useRows((db, userId) => askable(db, userId, Date.now()));
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {chosen ? (
        <Wish person={chosen} onBack={() => setChosen(null)} onDone={onClose} />
      ) : (
        <Answered
          answer={answer}
          coming={words.coming}
          empty={<p className="muted">{words.nobody}</p>}
          failed={words.failed}
        >
          {(people) => <Directory people={people} onChoose={setChosen} />}
        </Answered>
      )}
    </Sheet>
  );
}
