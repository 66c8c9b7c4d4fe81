import { useState } from 'react';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { peopleById } from '#sync/queries/people.ts';
import { useRow } from '#src/data/rows.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { AmendSheet } from './amend-sheet.tsx';
import { toCompute } from './findings.ts';
import { isToVerify } from './lists.ts';
import { CommentSheet, HoldSheet, ReadBackSheet } from './result-sheets.tsx';
import { SecondLook } from './second-look.tsx';
import { useBench } from './use-bench.ts';
import type { Job } from './work.ts';
import { benchWords } from './words.ts';

type Doing =
  | { what: 'read-back' | 'hold' | 'amend' | 'comment'; result: LabResult }
  | { what: 'second-look'; ids: string[] };

function useMe(): string {
  const session = useSession();
  return session.state === 'signed-in' ? session.account.userId : '';
}

interface Hand {
  name: string;
  isDoctor: boolean;
}

/** Of those who had a hand in them; a colleague is a provider, whom every device knows. */
function useHands(results: readonly LabResult[]): ReadonlyMap<string, Hand> {
  const ids = [
    ...new Set(results.flatMap((each) => [each.entered_by_id, each.verified_by_id, each.held_by_id])),
  ].filter((id) => id !== null);
  const answer = useRow(
    async (db) =>
      new Map(
        (await peopleById(db, ids)).map((person): [string, Hand] => [
          person.id,
          { name: fullNameOf(person), isDoctor: person.role !== 'lab_technician' },
        ]),
      ),
    [ids.join()],
  );
  return answer.state === 'content' ? answer.value : new Map();
}

interface ResultRowProps {
  result: LabResult;
  job: Job;
  hands: ReadonlyMap<string, Hand>;
  onDo: (doing: Doing) => void;
}

function Acts({ result, hands, onDo }: Pick<ResultRowProps, 'result' | 'hands' | 'onDo'>) {
  const words = useWords(benchWords);
  const bench = useBench();
  const online = useOnline();
  const { released_at, verified_at, held_reason, flag, read_back_at, test_name } = result;
  const named = (act: string) => ({ 'aria-label': words.for(act, test_name) });
  return (
    <span className="bench-acts">
      {flag === 'critical' && read_back_at === null && released_at === null && (
        <Button look="line" {...named(words.readBack.open)} onClick={() => onDo({ what: 'read-back', result })}>
          {words.readBack.open}
        </Button>
      )}
      {verified_at === null && (
        <Button look="quiet" {...named(words.comment.open)} onClick={() => onDo({ what: 'comment', result })}>
          {words.comment.open}
        </Button>
      )}
      {released_at === null && held_reason === null && (
        <Button look="quiet" {...named(words.hold.open)} onClick={() => onDo({ what: 'hold', result })}>
          {words.hold.open}
        </Button>
      )}
      {released_at === null && held_reason !== null && !hands.get(result.held_by_id ?? '')?.isDoctor && (
        <Button look="quiet" {...named(words.hold.letGo)} onClick={() => void bench.letGo(result.id)}>
          {words.hold.letGo}
        </Button>
      )}
      {verified_at !== null && (
        <Button
          look="quiet"
          {...named(words.amend.open)}
          blocked={online ? undefined : words.amend.offline}
          onClick={() => onDo({ what: 'amend', result })}
        >
          {words.amend.open}
        </Button>
      )}
    </span>
  );
}

function standsAt({ released_at, held_reason, verified_at, flag }: LabResult) {
  if (released_at) return 'released';
  if (held_reason) return 'held';
  if (!verified_at) return 'entered';
  return flag === 'critical' ? 'forDoctor' : 'waits';
}

function ResultRow({ result, job, hands, onDo }: ResultRowProps) {
  const words = useWords(benchWords);
  const { by } = words.results;
  const stands = standsAt(result);
  const said = [
    by.entered(hands.get(result.entered_by_id ?? '')?.name ?? words.results.somebody),
    result.verified_at && by.verified(hands.get(result.verified_by_id ?? '')?.name ?? words.results.somebody),
    result.second_look && words.results.secondLook,
    result.was_questioned && words.results.questioned,
    result.read_back_to && words.readBack.was(result.read_back_to),
  ];
  return (
    <Row
      title={
        <>
          {result.test_name} <b className="numbers">{[result.result_value, result.unit].filter(Boolean).join(' ')}</b>
        </>
      }
      detail={said.filter(Boolean).join(' · ')}
      standing={job.standings.get(result.id)}
      badges={
        <>
          <FlagBadge flag={result.flag} />
          <Badge tone={stands === 'released' ? 'ok' : stands === 'held' ? 'warn' : 'idle'}>
            {words.results.stands[stands]}
          </Badge>
          {result.version > 1 && <Badge tone="info">{words.results.amended}</Badge>}
        </>
      }
      below={
        <>
          {job.amendments
            .filter(({ result_id }) => result_id === result.id)
            .map(({ id, result_value, reason }) => (
              <p key={id} className="small">
                <s>{result_value}</s> {reason}
              </p>
            ))}
          {result.interpretation && <p className="small">{result.interpretation}</p>}
          {result.held_reason && <p className="small">{result.held_reason}</p>}
          <Acts result={result} hands={hands} onDo={onDo} />
        </>
      }
    />
  );
}

/** Two different people, or one who has signed in again: nothing leaves the laboratory that was looked at once. */
function Verify({ job, onDo }: Pick<ResultRowProps, 'job' | 'onDo'>) {
  const words = useWords(benchWords).verify;
  const bench = useBench();
  const online = useOnline();
  const me = useMe();
  // What is to be computed anew is not looked at before.
  const outdated = new Set(toCompute(job).map(({ test_code }) => test_code));
  const waiting = job.lines
    .filter((line) => isToVerify(line) && !outdated.has(line.code))
    .flatMap(({ result }) => result ?? []);
  const others = waiting.filter(({ entered_by_id }) => entered_by_id !== me).map(({ id }) => id);
  const own = waiting.filter(({ entered_by_id }) => entered_by_id === me).map(({ id }) => id);
  const isSent = own.every((id) => !job.standings.has(id));
  if (waiting.length === 0) return null;
  return (
    <>
      {others.length > 0 && (
        <Button look="act" onClick={() => void bench.verify(others)}>
          {words.act(others.length)}
        </Button>
      )}
      {own.length > 0 && (
        <>
          <p className="muted small">{words.ownHelp(own.length)}</p>
          <Button
            look="line"
            blocked={online ? (isSent ? undefined : words.unsent) : words.offline}
            onClick={() => onDo({ what: 'second-look', ids: own })}
          >
            {words.again}
          </Button>
        </>
      )}
    </>
  );
}

export function Results({ job }: { job: Job }) {
  const words = useWords(benchWords);
  const results = job.lines.flatMap(({ result }) => result ?? []);
  const hands = useHands(results);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = (): void => setDoing(null);
  if (results.length === 0) return null;
  return (
    <Card title={words.results.title}>
      <div className="bench">
        <Rows label={words.results.title}>
          {results.map((result) => (
            <ResultRow key={result.id} result={result} job={job} hands={hands} onDo={setDoing} />
          ))}
        </Rows>
        <Verify job={job} onDo={setDoing} />
      </div>
      {doing?.what === 'second-look' && <SecondLook ids={doing.ids} onClose={close} />}
      {doing?.what === 'read-back' && <ReadBackSheet result={doing.result} onClose={close} />}
      {doing?.what === 'comment' && <CommentSheet result={doing.result} onClose={close} />}
      {doing?.what === 'hold' && <HoldSheet result={doing.result} onClose={close} />}
      {doing?.what === 'amend' && <AmendSheet result={doing.result} onClose={close} />}
    </Card>
  );
}
