import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { WalletIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { hintOf } from '../use-deed.ts';
import { officeWords } from '../words.ts';
import { Changes } from './changes.tsx';
import { fieldsIn, linesIn, LONGEST_REASON, MOST_ENTRIES } from './rules.ts';
import type { Catalogue, FileRead } from './rules.ts';
import { Plan } from './shapes.ts';
import type { Content } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

const VERDICTS = ['added', 'changed', 'same', 'refused'] as const;
const TONES = { added: 'info', changed: 'ok', same: 'idle', refused: 'bad' } as const;

interface PlannedProps {
  catalogue: Catalogue;
  plan: Plan;
  /** Where in the file each line stands. */
  numbers: readonly number[];
}

function Planned({ catalogue, plan, numbers }: PlannedProps) {
  const { file: words, fields, write, refused } = useWords(cataloguesWords);
  const language = useLanguage();
  const known = new Map<string, string>(fieldsIn(catalogue).map(([field]) => [field, fields[field]]));
  const whyOf = (problem: string): string => {
    if (problem === 'twice' || problem === 'busy' || problem === 'content') return words[problem];
    if (problem === 'name') return refused.name;
    return words.column(problem === 'code' ? write.code : (known.get(problem) ?? problem));
  };
  return (
    <>
      <p>
        {VERDICTS.map((verdict) => {
          const count = plan.filter((each) => each.verdict === verdict).length;
          return `${count.toLocaleString(language)} ${words.count[verdict]}`;
        }).join(' · ')}
      </p>
      <Rows label={words.act}>
        {plan.map(({ line, code, verdict, problem, before, after }) => (
          <Row
            key={line}
            title={words.line((numbers[line - 1] ?? line).toLocaleString(language), code ?? '')}
            badges={<Badge tone={TONES[verdict]}>{words.count[verdict]}</Badge>}
            below={
              problem === null ? (
                after && <Changes catalogue={catalogue} before={before} after={after} />
              ) : (
                <p className="small">{whyOf(problem)}</p>
              )
            }
          />
        ))}
      </Rows>
    </>
  );
}

interface ImportSheetProps {
  catalogue: Catalogue;
  onTried: () => void;
  onClose: () => void;
}

/** Why a file is not read. */
function useProblem(): (read: Extract<FileRead, { wrong: string }>) => string {
  const { file: words } = useWords(cataloguesWords);
  const language = useLanguage();
  return (read) => {
    if (read.wrong === 'broken') return words.broken(read.number.toLocaleString(language));
    return read.wrong === 'long' ? words.long(MOST_ENTRIES.toLocaleString(language)) : words.unreadable;
  };
}

const readIn = (catalogue: Catalogue, file: File): Promise<FileRead> =>
  file.text().then(
    (text) => linesIn(catalogue, text),
    () => ({ wrong: 'unreadable' }),
  );

type Looked = { lines: Content[]; numbers: number[]; plan: Plan } | { problem: string } | null;

/** A dry run first; then all of the file waits for somebody else as it was looked at, or nothing of it. */
export function ImportSheet({ catalogue, onTried, onClose }: ImportSheetProps) {
  const { file: words, write } = useWords(cataloguesWords);
  const { offline } = useWords(officeWords);
  const problemOf = useProblem();
  const looking = useAsking({ offline, failed: { title: words.failed } });
  const deed = useCatalogueDeed();
  // What is sent and what is shown of it are one, whatever comes in which order.
  const [looked, setLooked] = useState<Looked>(null);
  const [note, setNote] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isMissing = note.trim() === '';
  const plan = looked && 'plan' in looked ? looked.plan : null;
  async function plans(read: { lines: Content[]; numbers: number[] }): Promise<void> {
    const did = await looking.ask((client) => client.rpc('import_entries', { catalogue, lines: read.lines }));
    const answer = Plan.safeParse(did?.value).data;
    setLooked(answer ? { ...read, plan: answer } : did && { problem: words.unread });
  }
  async function look(file: File): Promise<void> {
    if (looking.busy || deed.busy) return;
    setLooked(null);
    const read = await readIn(catalogue, file);
    if (!('wrong' in read)) return plans(read);
    setLooked({ problem: problemOf(read) });
  }
  async function send(): Promise<void> {
    setWasAsked(true);
    if (isMissing || !looked || 'problem' in looked) return;
    const seen = looked.plan.map(({ stamp }) => stamp);
    const wanted = { catalogue, lines: looked.lines, note, seen, device_at: new Date().toISOString() };
    let hint: string | null = null;
    const did = await deed.run(async (client) => {
      const answer = await client.rpc('import_entries', wanted);
      hint = hintOf(answer.error);
      return answer;
    }, words.done);
    onTried();
    if (did) onClose();
    else if (hint === 'changed') await plans(looked);
  }
  const isRefused = plan?.some(({ verdict }) => verdict === 'refused');
  const moves = plan?.some(({ verdict }) => verdict === 'added' || verdict === 'changed');
  const blocked = isRefused ? words.mend : moves ? deed.blocked : words.nothing;
  return (
    <Sheet
      open
      title={words.act}
      onClose={onClose}
      foot={
        <Button look="act" large full busy={deed.busy || looking.busy} blocked={blocked} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <Upload
        label={words.choose}
        icon={WalletIcon}
        accept={{ 'text/csv': ['.csv'] }}
        onFile={(file) => void look(file)}
      />
      {looked && 'problem' in looked && <p role="alert">{looked.problem}</p>}
      {looked && 'plan' in looked && (
        <>
          <AreaField
            label={write.note}
            required
            rows={2}
            maxLength={LONGEST_REASON}
            error={wasAsked && isMissing ? write.wrong : undefined}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Planned catalogue={catalogue} plan={looked.plan} numbers={looked.numbers} />
        </>
      )}
    </Sheet>
  );
}
