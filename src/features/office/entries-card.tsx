import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import type { Remote } from '#src/work/remote/use-remote.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import type { Desk } from './desk.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import type { Decision } from './reason-sheet.tsx';
import { Appeals, Held } from './shapes.ts';
import type { Report } from './shapes.ts';
import { useDeed } from './use-deed.ts';
import type { Deed } from './use-deed.ts';
import { officeWords } from './words.ts';

interface Entry {
  about: Report['about'];
  about_id: string;
  author: string;
  written: string;
  at: string;
  /** What else is to know before it is decided. */
  told: readonly string[];
}

interface EntriesCardProps {
  title: string;
  none: string;
  failed: string;
  remote: Remote<readonly Entry[]>;
  acts: readonly Decision[];
  deed: Deed;
  onDecide: (of: Entry, decision: Decision, reason: string) => Promise<boolean>;
}

function EntriesCard({ title, none, failed, remote, acts, deed, onDecide }: EntriesCardProps) {
  const words = useWords(officeWords).reports;
  const { dayOf: day } = useMoments();
  const [asked, setAsked] = useState<{ of: Entry; decision: Decision } | null>(null);
  return (
    <Card title={title}>
      <Remotely remote={remote} failed={failed}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <Rows label={title}>
              {entries.map((entry) => (
                <Row
                  key={entry.about_id}
                  title={entry.author || words.unknown}
                  detail={`${words.about[entry.about]} · ${words.since(day(entry.at))}`}
                  below={
                    <div className="reported">
                      <blockquote>{entry.written}</blockquote>
                      {entry.told.map((line) => (
                        <p key={line} className="small">
                          {line}
                        </p>
                      ))}
                      <div className="desk-acts">
                        {acts.map((decision) => (
                          <Button
                            key={decision}
                            look={decision === 'removed' ? 'danger' : 'line'}
                            aria-label={words.for(words.acts[decision], entry.author || words.unknown)}
                            blocked={deed.blocked}
                            onClick={() => setAsked({ of: entry, decision })}
                          >
                            {words.acts[decision]}
                          </Button>
                        ))}
                      </div>
                    </div>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {asked && (
        <ReasonSheet
          decision={asked.decision}
          act={words.acts[asked.decision]}
          deed={deed}
          onDecide={(reason) => onDecide(asked.of, asked.decision, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

const mapped = <From, To>(remote: Remote<From>, to: (value: From) => To): Remote<To> =>
  remote.state === 'content' ? { ...remote, value: to(remote.value) } : remote;

/** What has a word of the list, before others read it. */
export function HeldCard({ decided, onDecided }: Desk) {
  const words = useWords(officeWords);
  const deed = useDeed();
  const remote = useRemote({
    key: ['held'],
    again: decided,
    ask: (client, signal) => client.rpc('held_entries').abortSignal(signal),
    shape: Held,
  });
  const entries = mapped(remote, (held) =>
    held.map(({ held_at, words: found, ...entry }) => ({
      ...entry,
      at: held_at,
      told: [words.held.because(found.join(', '))],
    })),
  );
  async function decide({ about, about_id }: Entry, act: Decision, reason: string): Promise<boolean> {
    const did = await deed.run(
      (client) => client.rpc('decide_held', { about, about_id, act, reason }),
      words.reports.done[act],
    );
    onDecided();
    return did;
  }
  const { title, none, failed } = words.held;
  return (
    <EntriesCard {...{ title, none, failed, deed }} remote={entries} acts={['released', 'removed']} onDecide={decide} />
  );
}

/** Whose author asks for another look. */
export function AppealsCard({ decided, onDecided }: Desk) {
  const words = useWords(officeWords);
  const deed = useDeed();
  const remote = useRemote({
    key: ['appeals'],
    again: decided,
    ask: (client, signal) => client.rpc('appeals_waiting').abortSignal(signal),
    shape: Appeals,
  });
  const entries = mapped(remote, (appeals) =>
    appeals.map(({ made_at, reason, plea, ...entry }) => ({
      ...entry,
      at: made_at,
      told: [words.reports.because(reason), words.appeals.plea(plea)],
    })),
  );
  async function decide({ about_id: entry }: Entry, act: Decision, reason: string): Promise<boolean> {
    const did = await deed.run(
      (client) => client.rpc('answer_appeal', { entry, granted: act === 'back', reason }),
      words.reports.done[act],
    );
    onDecided();
    return did;
  }
  const { title, none, failed } = words.appeals;
  return (
    <EntriesCard {...{ title, none, failed, deed }} remote={entries} acts={['back', 'upheld']} onDecide={decide} />
  );
}
