import { useState } from 'react';
import { houseDay } from '#src/lib/house.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useDeed } from '../use-deed.ts';
import { WritingSheet } from './writing-sheet.tsx';
import { AREAS, hasText, nothingTyped, problemOf, readIn, textsTold } from '../announcements/rules.ts';
import type { Texts, Typed } from '../announcements/rules.ts';
import { announcementsWords } from '../announcements/words.ts';

export const address = import.meta.url;

const LONGEST = { title: 120, message: 1000 };

interface InLanguageProps {
  language: Language;
  texts: Texts;
  error: string | undefined;
  onType: (texts: Texts) => void;
}

/** The text in one language, and how it is read there. */
function InLanguage({ language, texts, error, onType }: InLanguageProps) {
  const words = useWords(announcementsWords);
  const of = texts[language];
  const type = (change: Partial<typeof of>): void => onType({ ...texts, [language]: { ...of, ...change } });
  const read = readIn(texts, language);
  const isEnglishRead = language !== 'en' && textsTold(texts)[language] === undefined;
  return (
    <div className="form">
      <TextField
        label={words.heading}
        required={language === 'en'}
        maxLength={LONGEST.title}
        lang={language}
        value={of.title}
        error={error}
        onChange={({ target }) => type({ title: target.value })}
      />
      <AreaField
        label={words.message}
        required={language === 'en'}
        maxLength={LONGEST.message}
        lang={language}
        rows={3}
        value={of.message}
        onChange={({ target }) => type({ message: target.value })}
      />
      {isEnglishRead && <p className="muted small">{words.fallsBack}</p>}
      <section aria-label={words.preview}>
        <p className="muted small">{words.preview}</p>
        <Notice tone="info" title={read.title || words.heading}>
          <p>{read.message || words.message}</p>
        </Notice>
      </section>
    </div>
  );
}

interface ReachProps {
  typed: Typed;
  error: string | undefined;
  onType: (typed: Typed) => void;
}

/** Whom it reaches, and when. */
function Reach({ typed, error, onType }: ReachProps) {
  const words = useWords(announcementsWords);
  const today = houseDay();
  return (
    <>
      <SelectField
        label={words.area}
        value={typed.area}
        options={AREAS.map((value) => ({ value, label: words.areas[value] }))}
        onChange={({ target }) => onType({ ...typed, area: AREAS.find((area) => area === target.value) ?? 'all' })}
      />
      <TextField
        type="date"
        label={words.from}
        min={today}
        required
        value={typed.from}
        onChange={({ target }) => onType({ ...typed, from: target.value })}
      />
      <TextField
        type="date"
        label={words.to}
        min={typed.from}
        required
        value={typed.to}
        error={error}
        onChange={({ target }) => onType({ ...typed, to: target.value })}
      />
    </>
  );
}

interface AnnouncementSheetProps {
  onTried: () => void;
  onClose: () => void;
}

/** What all of an area are told, from one day to another. */
export function AnnouncementSheet({ onTried, onClose }: AnnouncementSheetProps) {
  const words = useWords(announcementsWords);
  const today = houseDay();
  const deed = useDeed();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => nothingTyped(today));
  const [language, setLanguage] = useState<Language>('en');
  const [wasAsked, setWasAsked] = useState(false);
  const problem = problemOf(typed, today);
  const said = wasAsked ? problem?.about : undefined;
  useUnfinished(hasText(typed.texts));
  async function send(): Promise<void> {
    setWasAsked(true);
    if (problem) {
      if (problem.about !== 'days') setLanguage(problem.about);
      return;
    }
    const wanted = {
      id,
      area: typed.area,
      starts_on: typed.from,
      ends_on: typed.to,
      texts: textsTold(typed.texts),
      device_at: new Date().toISOString(),
    };
    const did = await deed.run((client) => client.rpc('write_announcement', wanted), words.done);
    onTried();
    if (did) onClose();
  }
  return (
    <WritingSheet title={words.write} help={words.will} act={words.send} deed={deed} onAct={send} onClose={onClose}>
      <Reach typed={typed} error={said === 'days' ? words.days : undefined} onType={setTyped} />
      <Tabs
        label={words.language}
        tabs={LANGUAGES.map((name) => ({ name, label: LANGUAGE_NAMES[name] }))}
        current={language}
        onChange={setLanguage}
      >
        <InLanguage
          language={language}
          texts={typed.texts}
          error={said === language ? words.half : undefined}
          onType={(texts) => setTyped({ ...typed, texts })}
        />
      </Tabs>
    </WritingSheet>
  );
}
