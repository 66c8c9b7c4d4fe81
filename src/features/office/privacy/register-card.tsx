import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useDeed } from '../use-deed.ts';
import type { Deed } from '../use-deed.ts';
import { usePages } from '../use-pages.ts';
import { LONGEST } from './rules.ts';
import { Entry } from './shapes.ts';
import { privacyWords } from './words.ts';
import type { PrivacyWords } from './words.ts';

const EntrySheet = onDemand(async () => {
  const { EntrySheet: Part, address } = await import('../on-demand/entry-sheet.tsx');
  return { Part, address };
});

interface EntryRowProps {
  kind: keyof PrivacyWords['registers']['kinds'];
  entry: Entry;
  blocked: string | undefined;
  onEnd: () => void;
}

function EntryRow({ kind, entry, blocked, onEnd }: EntryRowProps) {
  const words = useWords(privacyWords).registers;
  const { dayOf } = useMoments();
  const { title, data, recipients, basis, author, written_at, ended_at, ended_author, end_reason } = entry;
  const { fields } = words.kinds[kind];
  return (
    <Row
      title={title}
      detail={[words.since(dayOf(written_at)), author].filter(Boolean).join(' · ')}
      past={ended_at !== null}
      badges={ended_at !== null && <Badge tone="idle">{words.ended(dayOf(ended_at))}</Badge>}
      below={
        <>
          <Facts
            facts={[
              [fields.data, data],
              [fields.recipients, recipients],
              [fields.basis, basis],
            ]}
          />
          {end_reason !== null && (
            <p className="small">{[words.endedFor(end_reason), ended_author].filter(Boolean).join(' · ')}</p>
          )}
          {ended_at === null && (
            <div className="desk-acts">
              <Button look="line" aria-label={words.for(words.end, title)} blocked={blocked} onClick={onEnd}>
                {words.end}
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}

interface EndSheetProps {
  of: Entry;
  deed: Deed;
  onTried: () => void;
  onClose: () => void;
}

function EndSheet({ of, deed, onTried, onClose }: EndSheetProps) {
  const words = useWords(privacyWords).registers;
  async function end(reason: string): Promise<boolean> {
    const wanted = { id: of.id, reason, device_at: new Date().toISOString() };
    const did = await deed.run((client) => client.rpc('end_register_entry', wanted), words.done);
    onTried();
    return did;
  }
  return (
    <TextSheet
      title={words.for(words.end, of.title)}
      act={words.end}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      lines={2}
      busy={deed.busy}
      blocked={deed.blocked}
      onSay={end}
      onClose={onClose}
    >
      <p className="muted">{words.willEnd}</p>
    </TextSheet>
  );
}

/** What is processed, or goes abroad: an entry stands as it was written, until it ends. */
export function RegisterCard({ kind }: Pick<EntryRowProps, 'kind'>) {
  const words = useWords(privacyWords).registers;
  const { title, help, none } = words.kinds[kind];
  const deed = useDeed();
  const [isWriting, setWriting] = useState(false);
  const [ending, setEnding] = useState<Entry | null>(null);
  const [changed, setChanged] = useState(0);
  const onTried = (): void => setChanged((n) => n + 1);
  const pages = usePages({
    key: ['register', kind],
    again: changed,
    ask: (client, { after, most }, signal) =>
      client.rpc('register_page', { of_kind: kind, ...(after !== undefined && { after }), most }).abortSignal(signal),
    shape: Entry,
    endOf: ({ id }) => id,
  });
  return (
    <Card title={title}>
      <p className="muted small">{help}</p>
      <Button
        look="line"
        full
        aria-label={words.for(words.write, title)}
        blocked={deed.blocked}
        onClick={() => setWriting(true)}
      >
        {words.write}
      </Button>
      <Remotely remote={pages.remote} failed={words.failed}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <>
              <Rows label={title}>
                {pages.shown(entries).map((entry) => (
                  <EntryRow
                    key={entry.id}
                    kind={kind}
                    entry={entry}
                    blocked={deed.blocked}
                    onEnd={() => setEnding(entry)}
                  />
                ))}
              </Rows>
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(entries)}
                onChange={(page) => pages.turn(page, entries)}
              />
            </>
          )
        }
      </Remotely>
      {isWriting && <EntrySheet kind={kind} onTried={onTried} onClose={() => setWriting(false)} />}
      {ending && <EndSheet of={ending} deed={deed} onTried={onTried} onClose={() => setEnding(null)} />}
      {deed.code}
    </Card>
  );
}
