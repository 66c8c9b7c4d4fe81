import { useState } from 'react';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { actsOn, TONES } from '../catalogues/rules.ts';
import type { EntryAct } from '../catalogues/rules.ts';
import { Versions } from '../catalogues/shapes.ts';
import { cataloguesWords } from '../catalogues/words.ts';
import { officeWords } from '../words.ts';
import { Preview } from './preview.tsx';
import { atWork, sentNow } from './rules.ts';
import type { Wording } from './rules.ts';
import { wordingsWords } from './words.ts';

function History({ code, language }: { code: string; language: Language }) {
  const words = useWords(cataloguesWords);
  const shownIn = useLanguage();
  const { dayOf } = useMoments();
  const remote = useRemote({
    key: ['wording-history', code],
    ask: (client, signal) => client.rpc('catalogue_history', { catalogue: 'wordings', code }).abortSignal(signal),
    shape: Versions,
  });
  return (
    <Remotely remote={remote} failed={words.historyFailed}>
      {(versions) => (
        <Rows label={words.history}>
          {versions.map(({ id, version, state, content, note, written_by, written_at, decided_by, decided_at }) => (
            <Row
              key={id}
              title={version === null ? words.states[state] : words.version(version.toLocaleString(shownIn))}
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
                  <blockquote lang={language}>
                    {[content[`title_${language}`], content[`message_${language}`]].filter(Boolean).join('\n')}
                  </blockquote>
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Remotely>
  );
}

interface WordingSheetProps {
  of: Wording;
  onAct: (act: EntryAct) => void;
  onClose: () => void;
}

/** What is sent, and what would be sent instead, language by language. */
export function WordingSheet({ of, onAct, onClose }: WordingSheetProps) {
  const words = useWords(wordingsWords);
  const catalogue = useWords(cataloguesWords);
  const { offline } = useWords(officeWords);
  const isOnline = useOnline();
  const { dayOf } = useMoments();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isHistoryShown, setHistoryShown] = useState(false);
  const { entry, family, built_in } = of;
  const { work_state, work_by, work_at, work_note, is_own, may_publish } = entry;
  const work = atWork(of);
  return (
    <Sheet open title={built_in.en.title} onClose={onClose}>
      {work && work_state && (
        <>
          <p className="small">{catalogue.work(work_by ?? catalogue.nobody, work_at ? dayOf(work_at) : '')}</p>
          {work_note && <p>{catalogue.because(work_note)}</p>}
          {work_state === 'review' && !may_publish && (
            <p className="muted small">{is_own ? catalogue.ownReview : catalogue.notYours}</p>
          )}
        </>
      )}
      <Tabs
        label={words.language}
        tabs={LANGUAGES.map((name) => ({ name, label: LANGUAGE_NAMES[name] }))}
        current={language}
        onChange={setLanguage}
      >
        {work && work_state && (
          <Preview family={family} text={work[language]} language={language} label={catalogue.states[work_state]} />
        )}
        <Preview family={family} text={sentNow(of)[language]} language={language} label={words.now} />
      </Tabs>
      <div className="desk-acts">
        {actsOn(entry).map((act) => (
          <Button
            key={act}
            look={act === 'publish' ? 'act' : 'line'}
            blocked={isOnline ? undefined : offline}
            onClick={() => onAct(act)}
          >
            {act === 'retire' ? words.builtIn : catalogue.acts[act]}
          </Button>
        ))}
      </div>
      {entry.state && (
        <Disclosure title={catalogue.history} onToggle={() => setHistoryShown(true)}>
          {isHistoryShown && <History code={entry.code} language={language} />}
        </Disclosure>
      )}
    </Sheet>
  );
}
