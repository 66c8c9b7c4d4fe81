import { useState } from 'react';
import { endCare } from '#sync/actions/client-assignments.ts';
import { assignmentsBetween } from '#sync/queries/client-assignments.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { inviteWords } from './words.ts';

interface EndCareProps {
  clientId: string;
  name: string;
}

/** What it takes away is said before. Who comes by appointments alone is nobody's to let go. */
export function EndCare({ clientId: client_id, name }: EndCareProps) {
  const { end: words, requests } = useWords(inviteWords);
  const save = useSave();
  const [isAsked, setAsked] = useState(false);
  const answer = useRows((db, provider_id) => assignmentsBetween(db, { client_id, provider_id }), [client_id]);
  if ((knownOf(answer) ?? []).length === 0) return null;
  async function end(): Promise<void> {
    const saved = await save((provider_id) => endCare({ client_id, provider_id }), {
      failed: { title: words.notSaved },
      done: { title: words.done, description: requests.doneHelp },
      once: client_id,
    });
    if (saved) setAsked(false);
  }
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {words.act}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={words.ask(name)}
        act={words.act}
        keep={words.keep}
        onAct={() => void end()}
        onClose={() => setAsked(false)}
      >
        <p>{words.takes}</p>
        <p>{words.stays}</p>
      </Confirm>
    </>
  );
}
