import { useState } from 'react';
import type { Person } from '#sync/entities/people.ts';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { messagesWords } from './words.ts';

function Covered({ person, onRefused }: { person: Person; onRefused: () => void }) {
  const words = useWords(messagesWords).away;
  const language = useLanguage();
  const name = fullNameOf(person);
  const { blocked, busy, ask } = useAsking({ offline: words.refuseOffline, failed: { title: words.refuseFailed } });
  async function refuse(): Promise<void> {
    if (!(await ask((client) => client.rpc('refuse_cover', { provider: person.id })))) return;
    toast({ title: words.refused(name) });
    onRefused();
  }
  return (
    <Row
      title={name}
      detail={person.away_until && words.coveringHelp(dayInWords(person.away_until, language))}
      trailing={
        <Button
          look="quiet"
          aria-label={blocked === undefined ? words.refuseTo(name) : undefined}
          blocked={blocked}
          busy={busy}
          onClick={() => void refuse()}
        >
          {words.refuse}
        </Button>
      }
    />
  );
}

/** For whom one was named to answer, and how one says that one cannot. */
export function Covering({ covered }: { covered: readonly Person[] }) {
  const words = useWords(messagesWords).away;
  // Until the answer of the server has come back by the sync.
  const [refused, setRefused] = useState<readonly string[]>([]);
  const left = covered.filter(({ id }) => !refused.includes(id));
  if (left.length === 0) return null;
  return (
    <>
      <h3>{words.covering}</h3>
      <Rows label={words.covering}>
        {left.map((person) => (
          <Covered key={person.id} person={person} onRefused={() => setRefused([...refused, person.id])} />
        ))}
      </Rows>
    </>
  );
}
