import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useDeed } from '../use-deed.ts';
import { usePages } from '../use-pages.ts';
import { ActSheet } from './act-sheet.tsx';
import { actsOn } from './acts.ts';
import type { Act } from './acts.ts';
import { Asked } from './shapes.ts';
import { requestsWords } from './words.ts';

export const address = import.meta.url;

interface AskedRowProps {
  of: Asked;
  blocked: string | undefined;
  onAct: (act: Act) => void;
}

function AskedRow({ of, blocked, onAct }: AskedRowProps) {
  const words = useWords(requestsWords);
  const { dayOf } = useMoments();
  const who = of.name ?? words.unnamed;
  return (
    <Row
      title={words.about(words.kinds[of.kind], who)}
      to={`/admin/people?of=${of.person}`}
      detail={[words.received(dayOf(of.received_at)), of.taker && words.taken(of.taker)].filter(Boolean).join(' · ')}
      badges={
        <Badge tone={of.is_overdue ? 'bad' : 'info'}>
          {of.is_overdue ? words.overdue(dayOf(of.due_at)) : words.due(dayOf(of.due_at))}
        </Badge>
      }
      below={
        <>
          <p>{of.words}</p>
          {of.extension_reason !== null && <p className="muted small">{words.extended(of.extension_reason)}</p>}
          <div className="desk-acts">
            {actsOn(of).map((act) => (
              <Button
                key={act}
                look={act === 'answered' ? 'act' : 'line'}
                aria-label={words.for(words.acts[act], who)}
                blocked={blocked}
                onClick={() => onAct(act)}
              >
                {words.acts[act]}
              </Button>
            ))}
          </div>
        </>
      }
    />
  );
}

/** As the row said it: it may have been put off since, and nothing between may be passed over. */
function placeOf(end: string) {
  const [after_due = '', after = ''] = end.split(' ');
  return { after_due, after };
}

/** What people ask about their data and have no answer to, whoever is due soonest first. */
export function RequestsCard() {
  const words = useWords(requestsWords);
  const deed = useDeed();
  const [asked, setAsked] = useState<{ act: Exclude<Act, 'take'>; of: Asked } | null>(null);
  const [changed, setChanged] = useState(0);
  const onTried = (): void => setChanged((n) => n + 1);
  const pages = usePages<Asked, string>({
    key: ['data-requests'],
    again: changed,
    ask: (client, { after, most }, signal) =>
      client.rpc('data_requests_page', { ...(after !== undefined && placeOf(after)), most }).abortSignal(signal),
    shape: Asked,
    endOf: ({ due_at, id }) => `${due_at} ${id}`,
  });
  async function act(of: Asked, what: Act): Promise<void> {
    if (what !== 'take') return setAsked({ act: what, of });
    await deed.run(
      (client) => client.rpc('take_data_request', { request: of.id, device_at: new Date().toISOString() }),
      words.done.take,
    );
    onTried();
  }
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={pages.remote} failed={words.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <>
              <Rows label={words.title}>
                {pages.shown(rows).map((of) => (
                  <AskedRow key={of.id} of={of} blocked={deed.blocked} onAct={(what) => void act(of, what)} />
                ))}
              </Rows>
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(rows)}
                onChange={(page) => pages.turn(page, rows)}
              />
            </>
          )
        }
      </Remotely>
      {asked && <ActSheet {...asked} deed={deed} onTried={onTried} onClose={() => setAsked(null)} />}
      {deed.code}
    </Card>
  );
}
