import { answerRequest } from '#sync/actions/care-requests.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import type { CareRequest } from '#sync/entities/care-requests.ts';
import { requestsTo } from '#sync/queries/care-requests.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { namesOf } from '#src/work/people/names.ts';
import { useSave } from '#src/work/use-save.ts';
import { inviteWords } from './words.ts';

interface Asking {
  request: CareRequest;
  name: string;
}

async function askingOf(db: ReadOnly, userId: string): Promise<Asking[]> {
  const requests = await requestsTo(db, userId);
  const names = await namesOf(
    db,
    requests.map(({ client_id }) => client_id),
  );
  return requests.map((request) => ({ request, name: names.get(request.client_id) ?? '' }));
}

/** Who asks to be cared for; nothing but a name and a line is known until that is accepted. */
export function CareRequests({ zone }: { zone: string }) {
  const { requests: words } = useWords(inviteWords);
  const language = useLanguage();
  const standings = useStandings(careRequests);
  const save = useSave();
  const asking = knownOf(useRows(askingOf)) ?? [];
  if (asking.length === 0) return null;
  const answer = (id: string, status: 'accepted' | 'declined', done: string): void =>
    void save(answerRequest(id, status), {
      failed: { title: words.notSaved },
      done: { title: done, description: words.doneHelp },
      once: id,
    });
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {asking.map(({ request: { id, asked_at, message }, name }) => {
          const called = name || words.unnamed;
          return (
            <Row
              key={id}
              leading={<Avatar name={called} />}
              title={called}
              detail={
                <>
                  {words.since(dayInWords(dayIn(zone, Date.parse(asked_at)), language))}
                  {message && <br />}
                  {message}
                </>
              }
              standing={standings.get(id)}
              below={
                <div className="invite-acts">
                  <Button look="act" onClick={() => answer(id, 'accepted', words.accepted(called))}>
                    {words.accept}
                  </Button>
                  <Button look="line" onClick={() => answer(id, 'declined', words.declined)}>
                    {words.decline}
                  </Button>
                </div>
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
}
