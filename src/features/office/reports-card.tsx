import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import type { Desk } from './desk.ts';
import { ReportedAlong } from './reported-along.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import type { Decision } from './reason-sheet.tsx';
import { Removed, Reports } from './shapes.ts';
import type { Removal, Report } from './shapes.ts';
import { useDeed } from './use-deed.ts';
import { officeWords } from './words.ts';

interface Asked {
  decision: Decision;
  of: Pick<Report, 'about' | 'about_id'>;
}

interface ReportRowProps {
  report: Report;
  blocked: string | undefined;
  onAsk: (decision: Decision) => void;
}

function ReportRow({ report, blocked, onAsk }: ReportRowProps) {
  const words = useWords(officeWords).reports;
  const { reported } = useWords(peopleWords);
  const language = useLanguage();
  const { dayOf: day } = useMoments();
  const { about, author, written, reports, reasons, notes, stands, acts_before } = report;
  const acts: readonly Decision[] =
    about !== 'person' && stands ? ['removed', 'warned', 'dismissed'] : ['warned', 'dismissed'];
  const told = [
    words.about[about],
    reports === 1 ? words.byOne : words.by(reports.toLocaleString(language)),
    words.since(day(report.first_at)),
    acts_before > 0 && words.before(acts_before.toLocaleString(language)),
  ];
  return (
    <Row
      title={author || words.unknown}
      detail={told.filter(Boolean).join(' · ')}
      badges={!stands && <Badge>{words.gone}</Badge>}
      below={
        <div className="reported">
          {reasons.includes('self-harm') && (
            <Notice tone="warn" title={words.danger}>
              {words.dangerHelp}
            </Notice>
          )}
          {about !== 'person' && written && <blockquote>{written}</blockquote>}
          <ReportedAlong {...report} />
          <p className="small">{reasons.map((reason) => reported[reason]).join(' · ')}</p>
          {notes.length > 0 && (
            <ul className="small muted" aria-label={words.notes}>
              {notes.map((note, n) => (
                // oxlint-disable-next-line react/no-array-index-key -- two may have written the same
                <li key={n}>{note}</li>
              ))}
            </ul>
          )}
          <div className="desk-acts">
            {acts.map((decision) => (
              <Button
                key={decision}
                look={decision === 'removed' ? 'danger' : 'line'}
                aria-label={words.for(words.acts[decision], author || words.unknown)}
                blocked={blocked}
                onClick={() => onAsk(decision)}
              >
                {words.acts[decision]}
              </Button>
            ))}
          </div>
        </div>
      }
    />
  );
}

interface LatelyProps {
  removed: readonly Removal[];
  blocked: string | undefined;
  onAsk: (of: Removal) => void;
}

function Lately({ removed, blocked, onAsk }: LatelyProps) {
  const words = useWords(officeWords).reports;
  const { dayOf: day } = useMoments();
  if (removed.length === 0) return <p className="muted">{words.latelyNone}</p>;
  return (
    <Rows label={words.lately}>
      {removed.map((removal) => (
        <Row
          key={removal.about_id}
          title={removal.author || words.unknown}
          detail={`${words.about[removal.about]} · ${day(removal.decided_at)} · ${words.because(removal.reason)}`}
          below={
            <div className="reported">
              <blockquote>{removal.written}</blockquote>
              <Button look="line" blocked={blocked} onClick={() => onAsk(removal)}>
                {words.acts.back}
              </Button>
            </div>
          }
        />
      ))}
    </Rows>
  );
}

/** What members report, and what was taken away for it. */
export function ReportsCard({ decided, onDecided }: Desk) {
  const words = useWords(officeWords).reports;
  const deed = useDeed();
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRemote({
    key: ['reports'],
    again: decided,
    ask: (client, signal) => client.rpc('reports_waiting').abortSignal(signal),
    shape: Reports,
  });
  const lately = useRemote({
    key: ['removed'],
    again: decided,
    ask: (client, signal) => client.rpc('removed_lately').abortSignal(signal),
    shape: Removed,
  });
  async function decide({ decision, of: { about, about_id } }: Asked, reason: string): Promise<boolean> {
    const did = await deed.run(
      (client) =>
        decision === 'back'
          ? client.rpc('put_back', { entry: about_id, reason })
          : client.rpc('decide_report', { about, about_id, act: decision, reason }),
      words.done[decision],
    );
    onDecided();
    return did;
  }
  return (
    <>
      <Card title={words.title}>
        <Remotely remote={waiting} failed={words.failed}>
          {(reports) =>
            reports.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <Rows label={words.title}>
                {reports.map((report) => (
                  <ReportRow
                    key={`${report.about} ${report.about_id}`}
                    report={report}
                    blocked={deed.blocked}
                    onAsk={(decision) => setAsked({ decision, of: report })}
                  />
                ))}
              </Rows>
            )
          }
        </Remotely>
      </Card>
      <Card title={words.lately}>
        <Remotely remote={lately} failed={words.latelyFailed}>
          {(removed) => (
            <Lately removed={removed} blocked={deed.blocked} onAsk={(of) => setAsked({ decision: 'back', of })} />
          )}
        </Remotely>
      </Card>
      {asked && (
        <ReasonSheet
          decision={asked.decision}
          act={words.acts[asked.decision]}
          deed={deed}
          onDecide={(reason) => decide(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
