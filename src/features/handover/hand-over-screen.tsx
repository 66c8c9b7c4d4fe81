import './handover.css';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayInWords } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Door } from '#src/ui/door.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { wholeOf } from '#src/work/handover/codes.ts';
import type { Part } from '#src/work/handover/codes.ts';
import { Narrative, readSummary } from '#src/work/handover/narrative.tsx';
import { forget, gather } from '#src/work/handover/parts-kept.ts';
import { unseal } from '#src/work/handover/seal.ts';
import { handoverWords } from '#src/work/handover/words.ts';

/** What was scanned must not stay in an address that is shown, kept in the history or shared. */
function useScanned() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState(() => ({ hash, parts: gather(hash) }));
  // The next code may come to the page that is open.
  if (hash && hash !== read.hash) setRead({ hash, parts: gather(hash) });
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
  return read.parts;
}

function PinForm({ sealed, onOpened }: { sealed: Uint8Array<ArrayBuffer>; onOpened: (text: string) => void }) {
  const words = useWords(handoverWords).reader;
  const [pin, setPin] = useState('');
  const [state, setState] = useState<'asked' | 'opening' | 'wrong'>('asked');
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState('opening');
    const text = await unseal(sealed, pin);
    if (text !== null && readSummary(text)) onOpened(text);
    else setState('wrong');
  }
  return (
    <form className="form" method="post" onSubmit={(event) => void open(event)}>
      <p>{words.help}</p>
      <TextField
        label={words.pin}
        autoComplete="off"
        required
        value={pin}
        error={state === 'wrong' ? words.wrong : undefined}
        onChange={({ target }) => setPin(target.value)}
      />
      <Button type="submit" look="act" large full busy={state === 'opening'}>
        {state === 'opening' ? words.opening : words.open}
      </Button>
    </form>
  );
}

function Opened({ text, onClose }: { text: string; onClose: () => void }) {
  const words = useWords(handoverWords);
  const language = useLanguage();
  const summary = readSummary(text);
  if (!summary) return null;
  const { who, born, title, date, sections } = summary;
  return (
    <div className="handed-over">
      <p>
        <b>{who}</b>
        {born && ` · ${dayInWords(born, language)}`}
      </p>
      <p className="muted">{`${title}, ${dayInWords(date, language)}`}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <Narrative div={section.div} />
        </section>
      ))}
      <Button
        look="line"
        full
        icon={DownloadIcon}
        onClick={() => saveFile(`summary-${date}.json`, text, 'application/fhir+json')}
      >
        {words.reader.save}
      </Button>
      <Button look="quiet" full onClick={onClose}>
        {words.forget}
      </Button>
    </div>
  );
}

function Waiting({ known, count }: { known: number; count: number | undefined }) {
  const words = useWords(handoverWords);
  const language = useLanguage();
  if (count === undefined) {
    return (
      <Notice tone="info" title={words.none}>
        {words.noneHelp}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={words.gathering(known.toLocaleString(language), count.toLocaleString(language))}>
      {words.gatheringHelp}
    </Notice>
  );
}

/** A summary that somebody hands over as codes, read on this device with or without a network or an account. */
export function HandOverScreen() {
  const words = useWords(handoverWords).reader;
  const parts = useScanned();
  const [text, setText] = useState<string | null>(null);
  const [done, setDone] = useState<readonly Part[] | null>(null);
  // What was opened is forgotten; codes that are read after it are of another.
  const held = parts === done ? [] : parts;
  const sealed = wholeOf(held);
  function open(opened: string): void {
    forget();
    setDone(parts);
    setText(opened);
  }
  return (
    <Door title={words.title} description={words.help} heading={words.title}>
      <Card>
        {text !== null && <Opened text={text} onClose={() => setText(null)} />}
        {text === null && sealed && <PinForm sealed={sealed} onOpened={open} />}
        {text === null && !sealed && <Waiting known={held.length} count={held[0]?.count} />}
      </Card>
    </Door>
  );
}
