import { useState } from 'react';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { actsOn } from '../catalogues/rules.ts';
import type { EntryAct } from '../catalogues/rules.ts';
import { VersionList } from '../catalogues/version-list.tsx';
import { cataloguesWords } from '../catalogues/words.ts';
import { officeWords } from '../words.ts';
import { Preview } from './preview.tsx';
import { atWork, sentNow } from './rules.ts';
import type { Wording } from './rules.ts';
import { wordingsWords } from './words.ts';

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
          {isHistoryShown && (
            <VersionList catalogue="wordings" code={entry.code}>
              {({ content }) => (
                <blockquote lang={language}>
                  {[content[`title_${language}`], content[`message_${language}`]].filter(Boolean).join('\n')}
                </blockquote>
              )}
            </VersionList>
          )}
        </Disclosure>
      )}
    </Sheet>
  );
}
