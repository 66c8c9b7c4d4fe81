import { useState } from 'react';
import { changeCatalogue } from '#sync/actions/lab-catalogue.ts';
import { allAnalytes } from '#sync/queries/lab-analytes.ts';
import { allLabTests } from '#sync/queries/lab-tests.ts';
import { useRow } from '#src/data/rows.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { FlaskIcon } from '#src/ui/icons.tsx';
import { Upload } from '#src/ui/parts/upload.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { catalogueCsv, editsOf, planOf } from './import.ts';
import type { Known, Plan } from './import.ts';
import { benchWords } from './words.ts';

function Planned({ plan }: { plan: Plan }) {
  const words = useWords(benchWords).catalogue;
  const count = (what: Plan['rows'][number]['what']): number => plan.rows.filter((row) => row.what === what).length;
  const moved = plan.rows.filter(({ what }) => what !== 'same');
  return (
    <>
      <p>{[words.added(count('added')), words.changed(count('changed')), words.same(count('same'))].join(' · ')}</p>
      {moved.length > 0 && (
        <Rows label={words.dryRun}>
          {moved.map(({ line, code, name, what, columns }) => (
            <Row
              key={line}
              title={`${code} ${name}`}
              detail={what === 'changed' ? words.columnsOf(columns.join(', ')) : undefined}
              badges={what === 'added' && <Badge tone="info">{words.new}</Badge>}
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

/** A dry run first: the file against this device's catalogue. */
function ImportSheet({ known, onClose }: { known: Known; onClose: () => void }) {
  const { catalogue: words, done, notSaved: failed } = useWords(benchWords);
  const save = useSave();
  const [plan, setPlan] = useState<Plan | 'unreadable' | null>(null);
  const isWorth = plan !== null && plan !== 'unreadable' && plan.rows.some(({ what }) => what !== 'same');
  async function apply(): Promise<void> {
    if (!isWorth) return;
    if (await save(changeCatalogue(editsOf(plan)), { failed, done: { title: done.imported } })) onClose();
  }
  return (
    <Sheet
      open
      title={words.import}
      onClose={onClose}
      foot={
        <Button look="act" large full blocked={isWorth ? undefined : words.nothing} onClick={() => void apply()}>
          {words.apply}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <Upload
        label={words.choose}
        icon={FlaskIcon}
        accept={{ 'text/csv': ['.csv'] }}
        onFile={(file) => void file.text().then((text) => setPlan(planOf(text, known) ?? 'unreadable'))}
      />
      {plan === 'unreadable' && <p role="alert">{words.unreadable}</p>}
      {plan !== null && plan !== 'unreadable' && <Planned plan={plan} />}
    </Sheet>
  );
}

function send(known: Known): void {
  saveFile('lab-tests.csv', catalogueCsv(known, 'tests'), 'text/csv');
  saveFile('lab-analytes.csv', catalogueCsv(known, 'analytes'), 'text/csv');
}

export function Catalogue() {
  const words = useWords(benchWords);
  const { catalogue } = words;
  const answer = useRow(async (db): Promise<Known> => {
    const [tests, analytes] = await Promise.all([allLabTests(db), allAnalytes(db)]);
    return { tests, analytes };
  });
  const [isImporting, setImporting] = useState(false);
  return (
    <Card title={catalogue.title}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(known) => (
          <div className="bench">
            <p className="muted">{catalogue.count(known.tests.length, known.analytes.length)}</p>
            <div className="bench-acts">
              <Button look="line" onClick={() => send(known)}>
                {catalogue.export}
              </Button>
              <Button look="line" onClick={() => setImporting(true)}>
                {catalogue.import}
              </Button>
            </div>
            {isImporting && <ImportSheet known={known} onClose={() => setImporting(false)} />}
          </div>
        )}
      </Answered>
    </Card>
  );
}
