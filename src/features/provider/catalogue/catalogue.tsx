import './catalogue.css';
import { Suspense, useState } from 'react';
import { labVersions } from '#sync/entities/lab-versions.ts';
import { useRow } from '#src/data/rows.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { formatMoney } from '#src/lib/money.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { entriesIn, entriesOf, isToConfirm, knownCatalogue, LISTS } from './entries.ts';
import type { Entry, ListName } from './entries.ts';
import { catalogueCsv } from './import.ts';
import type { Kind, Known } from './rules.ts';
import { catalogueWords } from './words.ts';

const EntrySheet = later(async () => (await import('./entry-sheet.tsx')).EntrySheet);
const ImportSheet = later(async () => (await import('./import-sheet.tsx')).ImportSheet);

/** More are found by their name. */
const MOST = 20;

function send(known: Known): void {
  saveFile('lab-tests.csv', catalogueCsv(known, 'test'), 'text/csv');
  saveFile('lab-analytes.csv', catalogueCsv(known, 'analyte'), 'text/csv');
}

interface EntryRowProps {
  entry: Entry;
  standings: ReadonlyMap<string, Standing>;
  onOpen: () => void;
}

function EntryRow({ entry, standings, onOpen }: EntryRowProps) {
  const words = useWords(catalogueWords);
  const { code, name, counts, draft, versions } = entry;
  const said =
    counts &&
    ('test_code' in counts
      ? [formatMoney(counts.price, 'USD'), words.hours(counts.processing_time_hours), counts.category]
      : [
          counts.unit,
          counts.loinc && `LOINC ${counts.loinc}`,
          words.version(counts.version, words.states[counts.state]),
        ]);
  return (
    <Row
      title={`${code} ${name}`}
      detail={said?.filter(Boolean).join(' · ')}
      standing={standings.get(versions[0]?.id ?? '')}
      badges={
        (draft !== null || counts?.state === 'retired' || isToConfirm(entry)) && (
          <>
            {draft && <Badge tone="warn">{words.version(draft.version, words.states.draft)}</Badge>}
            {counts?.state === 'retired' && <Badge tone="idle">{words.states.retired}</Badge>}
            {isToConfirm(entry) && <Badge tone="info">{words.toConfirm}</Badge>}
          </>
        )
      }
      onOpen={onOpen}
    />
  );
}

type Opened = { what: 'import' } | { what: 'new'; kind: Kind } | { what: 'entry'; kind: Kind; code: string };

interface ListProps {
  known: Known;
  standings: ReadonlyMap<string, Standing>;
}

function List({ known, standings }: ListProps) {
  const words = useWords(catalogueWords);
  const entries = entriesOf(known);
  const [list, setList] = useState<ListName>('test');
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = entriesIn(entries, list, said);
  const close = () => setOpened(null);
  const entry =
    opened?.what === 'entry' ? entries.find(({ kind, code }) => kind === opened.kind && code === opened.code) : null;
  return (
    <div className="catalogue">
      <ChoiceChips
        label={words.title}
        choices={LISTS}
        chosen={list}
        nameOf={(name) => words.lists[name](entriesIn(entries, name).length)}
        onChoose={setList}
      />
      <SearchField label={words.search} placeholder={words.search} value={said} onSearch={setSaid} />
      {found.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Rows label={words.lists[list](found.length)}>
          {found.slice(0, MOST).map((each) => (
            <EntryRow
              key={`${each.kind} ${each.code}`}
              entry={each}
              standings={standings}
              onOpen={() => setOpened({ what: 'entry', kind: each.kind, code: each.code })}
            />
          ))}
        </Rows>
      )}
      {found.length > MOST && <p className="muted">{words.more(found.length - MOST)}</p>}
      <div className="catalogue-acts">
        <Button look="line" onClick={() => setOpened({ what: 'new', kind: 'test' })}>
          {words.add.test}
        </Button>
        <Button look="line" onClick={() => setOpened({ what: 'new', kind: 'analyte' })}>
          {words.add.analyte}
        </Button>
        <Button look="quiet" onClick={() => send(known)}>
          {words.file.export}
        </Button>
        <Button look="quiet" onClick={() => setOpened({ what: 'import' })}>
          {words.file.import}
        </Button>
      </div>
      <Suspense>
        {opened?.what === 'import' && <ImportSheet known={known} onClose={close} />}
        {opened?.what === 'new' && <EntrySheet kind={opened.kind} entry={null} known={known} onClose={close} />}
        {opened?.what === 'entry' && entry && (
          <EntrySheet kind={opened.kind} entry={entry} known={known} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** What the laboratory offers, and what it will offer next. */
export function Catalogue() {
  const words = useWords(catalogueWords);
  const answer = useRow(async (db): Promise<ListProps> => {
    const [known, standings] = await Promise.all([knownCatalogue(db), standingsOf(db, labVersions)]);
    return { known, standings };
  });
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(shown) => <List {...shown} />}
      </Answered>
    </Card>
  );
}
