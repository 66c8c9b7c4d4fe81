import { useState } from 'react';
import { writeVersions } from '#sync/actions/lab-versions.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { FlaskIcon } from '#src/ui/icons.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSave } from '#src/work/use-save.ts';
import { editsOf, planOf } from './import.ts';
import type { Plan } from './import.ts';
import type { Known } from './rules.ts';
import { catalogueWords } from './words.ts';

function Planned({ plan }: { plan: Plan }) {
  const words = useWords(catalogueWords).file;
  const count = (what: Plan['rows'][number]['what']): number => plan.rows.filter((row) => row.what === what).length;
  const moved = plan.rows.filter(({ what }) => what !== 'same');
  return (
    <>
      <p>{[words.added(count('added')), words.changed(count('changed')), words.same(count('same'))].join(' · ')}</p>
      {moved.length > 0 && (
        <Rows label={words.dryRun}>
          {moved.map(({ line, code, name, what, columns, emptied, overDraft }) => (
            <Row
              key={line}
              title={`${code} ${name}`}
              detail={what === 'changed' ? words.columnsOf(columns.join(', ')) : undefined}
              badges={
                (what === 'added' || overDraft) && (
                  <>
                    {what === 'added' && <Badge tone="info">{words.new}</Badge>}
                    {overDraft && <Badge tone="warn">{words.overDraft}</Badge>}
                  </>
                )
              }
              below={emptied.map(({ column, was }) => (
                <p key={column} className="small">
                  {words.emptied(column, was)}
                </p>
              ))}
            />
          ))}
        </Rows>
      )}
      {plan.faults.length > 0 && (
        <>
          <h3>{words.faults}</h3>
          <ul>
            {plan.faults.map(({ line, columns }) => (
              <li key={line}>{words.refused(line, columns.join(', '))}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A dry run first: the file against what counts on this device. It becomes drafts, or counts at once. */
export function ImportSheet({ known, onClose }: { known: Known; onClose: () => void }) {
  const { file: words, done, notSaved: failed } = useWords(catalogueWords);
  const save = useSave();
  const [plan, setPlan] = useState<Plan | 'unreadable' | null>(null);
  const edits = plan !== null && plan !== 'unreadable' ? editsOf(plan) : [];
  const blocked = edits.length > 0 ? undefined : words.nothing;
  async function write(state: 'draft' | 'published'): Promise<void> {
    if (edits.length === 0) return;
    const title = state === 'draft' ? done.drafted : done.published;
    const saved = await save((by) => writeVersions({ edits, state, by }), { failed, done: { title }, once: 'import' });
    if (saved) onClose();
  }
  return (
    <Sheet
      open
      title={words.import}
      onClose={onClose}
      foot={
        <div className="catalogue-acts">
          <Button look="line" large blocked={blocked} onClick={() => void write('draft')}>
            {words.asDrafts}
          </Button>
          <Button look="act" large blocked={blocked} onClick={() => void write('published')}>
            {words.publish}
          </Button>
        </div>
      }
    >
      <p className="muted">{words.help}</p>
      <Upload
        label={words.choose}
        icon={FlaskIcon}
        accept={{ 'text/csv': ['.csv'] }}
        onFile={(chosen) => void chosen.text().then((text) => setPlan(planOf(text, known) ?? 'unreadable'))}
      />
      {plan === 'unreadable' && <p role="alert">{words.unreadable}</p>}
      {plan !== null && plan !== 'unreadable' && <Planned plan={plan} />}
    </Sheet>
  );
}
