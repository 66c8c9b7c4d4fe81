import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { Changes, useSaid } from './changes.tsx';
import { actsIn, beforeIn, fieldsIn, titleOf, TONES } from './rules.ts';
import type { Act, Catalogue } from './rules.ts';
import { Versions } from './shapes.ts';
import type { Entry } from './shapes.ts';
import { cataloguesWords } from './words.ts';

interface OfEntry {
  catalogue: Catalogue;
  entry: Entry;
}

/** What is being written, against what counts. */
function Work({ catalogue, entry }: OfEntry) {
  const words = useWords(cataloguesWords);
  const { dayOf } = useMoments();
  const { content, work_content, work_state, work_note, work_by, work_at, is_own, may_publish, work_merged_into } =
    entry;
  if (!work_content || !work_state) return null;
  return (
    <section aria-label={words.states[work_state]}>
      <h3>{words.states[work_state]}</h3>
      <p className="small">{words.work(work_by ?? words.nobody, work_at ? dayOf(work_at) : '')}</p>
      {work_note && <p>{words.because(work_note)}</p>}
      {work_merged_into && <p>{words.merge.would(work_merged_into)}</p>}
      <Changes catalogue={catalogue} before={content} after={work_content} />
      {work_state === 'review' && !may_publish && (
        <p className="muted small">{is_own ? words.ownReview : words.notYours}</p>
      )}
    </section>
  );
}

function History({ catalogue, entry: { code } }: OfEntry) {
  const words = useWords(cataloguesWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  const remote = useRemote({
    key: ['catalogue-history', catalogue, code],
    ask: (client, signal) => client.rpc('catalogue_history', { catalogue, code }).abortSignal(signal),
    shape: Versions,
  });
  return (
    <Remotely remote={remote} failed={words.historyFailed}>
      {(versions) => (
        <Rows label={words.history}>
          {versions.map(({ id, version, state, content, note, written_by, written_at, decided_by, decided_at }) => {
            const before = beforeIn(versions, version);
            return (
              <Row
                key={id}
                title={version === null ? words.states[state] : words.version(version.toLocaleString(language))}
                detail={[
                  words.work(written_by ?? words.nobody, dayOf(written_at)),
                  decided_at && words.decided(decided_by ?? words.nobody, dayOf(decided_at)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                badges={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}
                below={
                  <>
                    {note && <p className="small">{words.because(note)}</p>}
                    <Changes catalogue={catalogue} before={before} after={content} />
                  </>
                }
              />
            );
          })}
        </Rows>
      )}
    </Remotely>
  );
}

interface EntrySheetProps extends OfEntry {
  blocked: string | undefined;
  onAct: (act: Act) => void;
  onClose: () => void;
}

/** What an entry says, shall say and said. */
export function EntrySheet({ catalogue, entry, blocked, onAct, onClose }: EntrySheetProps) {
  const words = useWords(cataloguesWords);
  const said = useSaid(catalogue);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const { code, state, content, merged_into } = entry;
  const heading = state && (state === 'published' ? words.counts : words.states[state]);
  return (
    <Sheet open title={titleOf(entry)} onClose={onClose}>
      <p className="muted small">{code}</p>
      <Work catalogue={catalogue} entry={entry} />
      <div className="desk-acts">
        {actsIn(catalogue, entry).map((act) => (
          <Button key={act} look={act === 'publish' ? 'act' : 'line'} blocked={blocked} onClick={() => onAct(act)}>
            {words.acts[act]}
          </Button>
        ))}
      </div>
      {content && heading && (
        <section aria-label={heading}>
          <h3>{heading}</h3>
          {merged_into && <p>{words.merge.into(merged_into)}</p>}
          <Facts
            facts={fieldsIn(catalogue).flatMap(([field]) =>
              content[field] === null ? [] : [[words.fields[field], said(field, content)] as const],
            )}
          />
        </section>
      )}
      {state && (
        <Disclosure title={words.history} onToggle={() => setHistoryShown(true)}>
          {isHistoryShown && <History catalogue={catalogue} entry={entry} />}
        </Disclosure>
      )}
    </Sheet>
  );
}
