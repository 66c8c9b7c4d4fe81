import { useState } from 'react';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { LONGEST_REASON } from '../catalogues/rules.ts';
import { cataloguesWords } from '../catalogues/words.ts';
import { hintOf } from '../use-deed.ts';
import { Preview } from './preview.tsx';
import { atWork, contentOf, LONGEST, namesOf, problemOf, sentNow } from './rules.ts';
import type { Texts, Wording } from './rules.ts';
import type { Text } from './shapes.ts';
import { useWordingDeed } from './use-wording-deed.ts';
import { wordingsWords } from './words.ts';

interface InLanguageProps {
  of: Wording;
  language: Language;
  text: Text;
  wrong: 'title' | 'message' | null;
  onType: (text: Text) => void;
}

function InLanguage({ of, language, text, wrong, onType }: InLanguageProps) {
  const words = useWords(wordingsWords);
  const longest = LONGEST(of.family);
  const names = namesOf(of.built_in[language]);
  return (
    <div className="form">
      {names.length > 0 && <p className="muted small">{words.names(names.join(', '))}</p>}
      <TextField
        label={words.heading}
        required
        lang={language}
        maxLength={longest.title}
        value={text.title}
        error={wrong === 'title' ? words.wrong : undefined}
        onChange={({ target }) => onType({ ...text, title: target.value })}
      />
      {text.message !== null && (
        <AreaField
          label={words.message}
          required
          lang={language}
          rows={of.family === 'mail' ? 8 : 3}
          maxLength={longest.message}
          value={text.message}
          error={wrong === 'message' ? words.wrong : undefined}
          onChange={({ target }) => onType({ ...text, message: target.value })}
        />
      )}
      <Preview family={of.family} text={text} language={language} label={words.preview} />
      <Preview family={of.family} text={sentNow(of)[language]} language={language} label={words.now} />
    </div>
  );
}

interface WriteSheetProps {
  of: Wording;
  onTried: () => void;
  onClose: () => void;
}

/** Other words for what is told, in all languages: kept as a draft, or sent to be looked at. */
export function WriteSheet({ of, onTried, onClose }: WriteSheetProps) {
  const words = useWords(wordingsWords);
  const { acts, write } = useWords(cataloguesWords);
  const deed = useWordingDeed();
  const { code, version, state, work_id, work_note } = of.entry;
  const [id, setId] = useState(() => work_id ?? crypto.randomUUID());
  const [first] = useState<Texts>(() => atWork(of) ?? sentNow(of));
  const [texts, setTexts] = useState(first);
  const [note, setNote] = useState(work_note ?? '');
  const [language, setLanguage] = useState<Language>('en');
  const [wasAsked, setWasAsked] = useState(false);
  const problem = wasAsked ? problemOf(texts, of) : null;
  useUnfinished(texts !== first || note !== (work_note ?? ''));
  async function save(send: boolean): Promise<void> {
    setWasAsked(true);
    const found = problemOf(texts, of);
    if (found) setLanguage(found.language);
    if (found || (send && note.trim() === '')) return;
    const basis = version !== null && state ? { based_on: version, based_state: state } : {};
    const wanted = { id, catalogue: 'wordings', code, content: contentOf(texts), note, ...basis, send };
    const did = await deed.run(
      async (client) => {
        const answer = await client.rpc('write_entry', { ...wanted, device_at: new Date().toISOString() });
        // What is decided keeps its id; what is typed goes on as the next version.
        if (hintOf(answer.error) === 'decided') setId(crypto.randomUUID());
        return answer;
      },
      send ? write.sent : write.drafted,
    );
    onTried();
    if (did) onClose();
  }
  return (
    <Sheet
      open
      title={of.built_in.en.title}
      onClose={onClose}
      foot={
        <div className="desk-acts">
          <Button look="line" large busy={deed.busy} blocked={deed.blocked} onClick={() => void save(false)}>
            {acts.draft}
          </Button>
          <Button look="act" large busy={deed.busy} blocked={deed.blocked} onClick={() => void save(true)}>
            {acts.send}
          </Button>
        </div>
      }
    >
      <p className="muted">{write.help}</p>
      <Tabs
        label={words.language}
        tabs={LANGUAGES.map((name) => ({ name, label: LANGUAGE_NAMES[name] }))}
        current={language}
        onChange={setLanguage}
      >
        <InLanguage
          of={of}
          language={language}
          text={texts[language]}
          wrong={problem?.language === language ? problem.field : null}
          onType={(text) => setTexts({ ...texts, [language]: text })}
        />
      </Tabs>
      <AreaField
        label={write.note}
        required
        rows={2}
        maxLength={LONGEST_REASON}
        error={wasAsked && note.trim() === '' ? write.wrong : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  );
}
