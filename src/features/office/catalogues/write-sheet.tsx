import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { hintOf } from '../use-deed.ts';
import type { Deed } from '../use-deed.ts';
import { Changes } from './changes.tsx';
import { contentOf, fieldsIn, isNumber, LONGEST_REASON, titleOf, typedIn } from './rules.ts';
import type { Catalogue, Field, Typed } from './rules.ts';
import { Entries } from './shapes.ts';
import type { Entry } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

interface InputProps {
  catalogue: Catalogue;
  field: Field;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
}

function Input({ catalogue, field, typed, error, onType }: InputProps) {
  const words = useWords(cataloguesWords);
  const choices: Record<string, string> = words.choices;
  const [, kind = 'text'] = fieldsIn(catalogue).find(([name]) => name === field) ?? [];
  const common = { label: words.fields[field], error };
  const onChange = ({ target }: { target: { value: string } }): void => onType(target.value);
  if (kind === 'yes') {
    return (
      <CheckField {...common} checked={typed === 'true'} onChange={({ target }) => onType(String(target.checked))} />
    );
  }
  if (typeof kind !== 'string') {
    const options = kind.map((value) => ({ value, label: choices[value] ?? value }));
    return <SelectField {...common} value={typed} options={options} onChange={onChange} />;
  }
  if (kind === 'long' || kind === 'lines') return <AreaField {...common} rows={3} value={typed} onChange={onChange} />;
  return (
    <TextField
      {...common}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={isNumber(kind) ? 'decimal' : undefined}
      value={typed}
      onChange={onChange}
    />
  );
}

interface InputsProps {
  catalogue: Catalogue;
  typed: Typed;
  errorOf: (field: Field) => string | undefined;
  onType: (typed: Typed) => void;
}

const Inputs = ({ catalogue, typed, errorOf, onType }: InputsProps) =>
  fieldsIn(catalogue).map(([field]) => (
    <Input
      key={field}
      catalogue={catalogue}
      field={field}
      typed={typed[field] ?? ''}
      error={errorOf(field)}
      onType={(text) => onType({ ...typed, [field]: text })}
    />
  ));

interface CodeProps {
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
}

function Code({ typed, error, onType }: CodeProps) {
  const { code, codeHelp } = useWords(cataloguesWords).write;
  const onChange = ({ target }: { target: { value: string } }): void => onType(target.value);
  return <TextField label={code} help={codeHelp} error={error} required value={typed} onChange={onChange} />;
}

/** What counts as it was shown, so that nobody writes over what he has not seen. */
const basisOf = (of: Entry | null) => (of?.version && of.state ? { based_on: of.version, based_state: of.state } : {});

type Client = Parameters<Parameters<Deed['run']>[0]>[0];

async function entryNow(client: Client, catalogue: Catalogue, code: string): Promise<Entry | null> {
  const { data } = await client.rpc('catalogue_entries', { catalogue, named: code, most: 500 });
  return Entries.safeParse(data).data?.find((each) => each.code === code) ?? null;
}

interface CountsProps {
  catalogue: Catalogue;
  opened: Entry | null;
  now: Entry;
}

/** What has become different since it was opened. */
function Counts({ catalogue, opened, now: { version, state, content } }: CountsProps) {
  const words = useWords(cataloguesWords);
  const language = useLanguage();
  if (opened?.version === version && opened.state === state) return null;
  return (
    <Notice tone="warn" title={words.write.counts}>
      {version !== null && state && (
        <p>{`${words.version(version.toLocaleString(language))} · ${words.states[state]}`}</p>
      )}
      {content && <Changes catalogue={catalogue} before={opened?.content ?? null} after={content} />}
    </Notice>
  );
}

interface WriteSheetProps {
  catalogue: Catalogue;
  /** Null where it is a new one. */
  of: Entry | null;
  onTried: () => void;
  onClose: () => void;
}

/** The next version of an entry: kept as a draft, or sent to be looked at. */
export function WriteSheet({ catalogue, of, onTried, onClose }: WriteSheetProps) {
  const { write: words, acts, file, refused } = useWords(cataloguesWords);
  const deed = useCatalogueDeed();
  const [id, setId] = useState(() => of?.work_id ?? crypto.randomUUID());
  const [first] = useState(() => typedIn(catalogue, of?.work_content ?? of?.content ?? null));
  const [typed, setTyped] = useState<Typed>(first);
  const [code, setCode] = useState(of?.code ?? '');
  const [note, setNote] = useState(of?.work_note ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const [counts, setCounts] = useState(of);
  useUnfinished(typed !== first || code !== (of?.code ?? '') || note !== (of?.work_note ?? ''));
  const errorOf = (name: string): string | undefined => {
    if (wrong !== name) return undefined;
    return name === 'name' ? refused.name : words.wrong;
  };
  async function write(send: boolean): Promise<void> {
    if (send && note.trim() === '') return setWrong('note');
    const wanted = {
      id,
      catalogue,
      code: code.trim(),
      content: contentOf(catalogue, typed),
      note,
      ...basisOf(counts),
      send,
      device_at: new Date().toISOString(),
    };
    const did = await deed.run(
      async (client) => {
        const answer = await client.rpc('write_entry', wanted);
        const hint = hintOf(answer.error);
        setWrong(hint);
        // What is decided keeps its id; what is typed goes on as the next version.
        if (hint === 'decided') setId(crypto.randomUUID());
        if (hint === 'decided' || hint === 'changed')
          setCounts((await entryNow(client, catalogue, wanted.code)) ?? counts);
        return answer;
      },
      send ? words.sent : words.drafted,
    );
    onTried();
    if (did) onClose();
  }
  return (
    <Sheet
      open
      title={of ? words.of(titleOf(of)) : words.new}
      onClose={onClose}
      foot={
        <div className="desk-acts">
          <Button look="line" large busy={deed.busy} blocked={deed.blocked} onClick={() => void write(false)}>
            {acts.draft}
          </Button>
          <Button look="act" large busy={deed.busy} blocked={deed.blocked} onClick={() => void write(true)}>
            {acts.send}
          </Button>
        </div>
      }
    >
      <p className="muted">{words.help}</p>
      {counts && <Counts catalogue={catalogue} opened={of} now={counts} />}
      <div className="form">
        {!of && <Code typed={code} error={errorOf('code')} onType={setCode} />}
        {wrong === 'content' && <p role="alert">{file.content}</p>}
        <Inputs catalogue={catalogue} typed={typed} errorOf={errorOf} onType={setTyped} />
        <AreaField
          label={words.note}
          required
          rows={2}
          maxLength={LONGEST_REASON}
          error={errorOf('note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Sheet>
  );
}
