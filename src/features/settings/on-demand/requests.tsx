import { useRows } from '#src/data/rows.ts';
import { takeBack, waitingRequests } from '#src/data/rights/requests.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { useWork } from '#src/data/work.ts';
import { knownOf } from '#src/lib/answer.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import type { Asked } from './shapes.ts';
import { stateOf, TONES } from './state.ts';
import { rightsWords } from './words.ts';

export const useWaiting = () => knownOf(useRows(waitingRequests)) ?? [];

/** What is on its way is with the house, or on this device alone, once there is an answer. */
export function WaitingRows() {
  const words = useWords(rightsWords);
  const write = useWork();
  const { dayOf } = useMoments();
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <Rows label={words.waits}>
      {waiting.map(({ id, kind, words: said, asked_at, isUnderWay, isRefused }) => (
        <Row
          key={id}
          title={words.kinds[kind]}
          detail={`${words.asked(dayOf(asked_at))} · ${said}`}
          standing="on-this-device"
          badges={isRefused && <Badge tone="warn">{words.notTaken}</Badge>}
          below={
            <>
              {isRefused && <p className="muted small">{words.notTakenHelp}</p>}
              {isUnderWay ? (
                <p className="muted small">{words.underWay}</p>
              ) : (
                <Button
                  look="quiet"
                  aria-label={words.for(words.takeBack, words.kinds[kind])}
                  onClick={() => void attempt(() => write((db) => takeBack(db, id)), { title: words.notTakenBack })}
                >
                  {words.takeBack}
                </Button>
              )}
            </>
          }
        />
      ))}
    </Rows>
  );
}

function Said({ of: { extension_reason, outcome, answer } }: { of: Asked }) {
  const words = useWords(rightsWords);
  return (
    <>
      {extension_reason !== null && <p className="small">{words.extended(extension_reason)}</p>}
      {outcome !== null && answer !== null && <p>{words.said[outcome](answer)}</p>}
      {outcome === 'refused' && <p className="muted small">{words.complain}</p>}
    </>
  );
}

/** What has arrived, and how far it is. */
export function AskedRows({ requests }: { requests: readonly Asked[] }) {
  const words = useWords(rightsWords);
  const { dayOf } = useMoments();
  const now = useMinute();
  if (requests.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={words.yours}>
      {requests.map((of) => {
        const state = stateOf(of, now);
        const until = of.ended_at === null ? words.due(dayOf(of.due_at)) : words.ended(dayOf(of.ended_at));
        return (
          <Row
            key={of.id}
            title={words.kinds[of.kind]}
            detail={[words.asked(dayOf(of.asked_at)), until, of.words].join(' · ')}
            badges={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}
            below={<Said of={of} />}
          />
        );
      })}
    </Rows>
  );
}
