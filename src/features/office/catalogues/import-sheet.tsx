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
import { useDeed } from '../use-deed.ts';
import { officeWords } from '../words.ts';
import { Changes } from './changes.tsx';
import { fieldsIn, linesIn, LONGEST_REASON } from './rules.ts';
import type { Catalogue } from './rules.ts';
import { Plan } from './shapes.ts';
import type { Content } from './shapes.ts';
import { cataloguesWords } from './words.ts';

const VERDICTS = ['added', 'changed', 'same', 'refused'] as const;
const TONES = { added: 'info', changed: 'ok', same: 'idle', refused: 'bad' } as const;

function Planned({ catalogue, plan }: { catalogue: Catalogue; plan: Plan }) {
  const { file: words, fields, write } = useWords(cataloguesWords);
  const language = useLanguage();
  const known = new Map<string, string>(fieldsIn(catalogue).map(([field]) => [field, fields[field]]));
  const whyOf = (problem: string): string => {
    if (problem === 'twice' || problem === 'busy' || problem === 'content') return words[problem];
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
            // The first line of a file names its columns.
            title={words.line((line + 1).toLocaleString(language), code ?? '')}
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

/** A dry run first; then all of the file waits for somebody else, or nothing of it. */
export function ImportSheet({ catalogue, onTried, onClose }: ImportSheetProps) {
  const { file: words, write } = useWords(cataloguesWords);
  const { offline } = useWords(officeWords);
  const looking = useAsking({ offline, failed: { title: words.failed } });
  const deed = useDeed();
  const [lines, setLines] = useState<Content[] | 'unreadable' | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [note, setNote] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isMissing = note.trim() === '';
  async function look(file: File): Promise<void> {
    setPlan(null);
    const read = linesIn(catalogue, await file.text());
    setLines(read ?? 'unreadable');
    if (!read) return;
    const did = await looking.ask((client) => client.rpc('import_entries', { catalogue, lines: read }));
    setPlan(Plan.safeParse(did?.value).data ?? null);
  }
  async function send(): Promise<void> {
    setWasAsked(true);
    if (isMissing || lines === null) return;
    const wanted = { catalogue, lines, note, for_real: true, device_at: new Date().toISOString() };
    const did = await deed.run((client) => client.rpc('import_entries', wanted), words.done);
    onTried();
    if (did) onClose();
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
      {lines === 'unreadable' && <p role="alert">{words.unreadable}</p>}
      {plan && (
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
          <Planned catalogue={catalogue} plan={plan} />
        </>
      )}
    </Sheet>
  );
}
