import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { Changes, useSaid } from './changes.tsx';
import { actsIn, beforeIn, fieldsIn, titleOf } from './rules.ts';
import type { Act, Catalogue } from './rules.ts';
import type { Entry } from './shapes.ts';
import { VersionList } from './version-list.tsx';
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
          {isHistoryShown && (
            <VersionList catalogue={catalogue} code={entry.code}>
              {(one, all) => <Changes catalogue={catalogue} before={beforeIn(all, one.version)} after={one.content} />}
            </VersionList>
          )}
        </Disclosure>
      )}
    </Sheet>
  );
}
