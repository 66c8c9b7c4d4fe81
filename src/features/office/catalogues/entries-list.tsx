import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SearchField, SelectField } from '#src/ui/fields/text-field.tsx';
import { DownloadIcon, PlusIcon, UpIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { usePages } from '../use-pages.ts';
import { SavedViews } from '../saved-views.tsx';
import { officeWords } from '../words.ts';
import { useSaid } from './changes.tsx';
import { DecideSheet } from './decide-sheet.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { entriesCsv, FIGURES, titleOf, TONES } from './rules.ts';
import type { Act, Catalogue } from './rules.ts';
import { Entries, Entry, STATES } from './shapes.ts';
import { cataloguesWords } from './words.ts';
import { WriteSheet } from './write-sheet.tsx';

const MOST_AT_ONCE = 500;

interface FoundProps {
  catalogue: Catalogue;
  entries: readonly Entry[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
  onOpen: (entry: Entry) => void;
}

function Found({ catalogue, entries, chosen, onChoose, onOpen }: FoundProps) {
  const words = useWords(cataloguesWords);
  const language = useLanguage();
  const said = useSaid(catalogue);
  return (
    <Rows label={words.list}>
      {entries.map((entry) => {
        const { code, version, state, content, work_id, work_state, work_content, may_publish } = entry;
        return (
          <Row
            key={code}
            title={titleOf(entry)}
            detail={[
              said(FIGURES[catalogue], content ?? work_content),
              version !== null && words.version(version.toLocaleString(language)),
            ]
              .filter(Boolean)
              .join(' · ')}
            leading={
              may_publish &&
              work_id && (
                <input
                  type="checkbox"
                  aria-label={words.choose(titleOf(entry))}
                  checked={chosen.includes(work_id)}
                  onChange={() => onChoose(work_id)}
                />
              )
            }
            badges={[state, work_state].map(
              (each) =>
                each && (
                  <Badge key={each} tone={TONES[each]}>
                    {words.states[each]}
                  </Badge>
                ),
            )}
            onOpen={() => onOpen(entry)}
          />
        );
      })}
    </Rows>
  );
}

type Opened = { what: 'see' | Act; entry: Entry } | { what: 'add' | 'import' | 'publish-chosen' } | null;

interface SheetsProps {
  catalogue: Catalogue;
  opened: Opened;
  chosen: readonly Entry[];
  blocked: string | undefined;
  onTried: () => void;
  onOpen: (opened: Opened) => void;
}

function Sheets({ catalogue, opened, chosen, blocked, onTried, onOpen }: SheetsProps) {
  const common = { catalogue, onTried, onClose: () => onOpen(null) };
  if (opened === null) return null;
  if (!('entry' in opened)) {
    if (opened.what === 'import') return <ImportSheet {...common} />;
    return opened.what === 'add' ? <WriteSheet {...common} of={null} /> : <PublishSheet {...common} chosen={chosen} />;
  }
  const { what, entry } = opened;
  if (what === 'see') {
    return <EntrySheet {...common} entry={entry} blocked={blocked} onAct={(act) => onOpen({ what: act, entry })} />;
  }
  if (what === 'publish') return <PublishSheet {...common} chosen={[entry]} />;
  if (what === 'merge') return <MergeSheet {...common} double={entry} />;
  if (what === 'write' || what === 'goOn') return <WriteSheet {...common} of={entry} />;
  return <DecideSheet {...common} entry={entry} act={what} />;
}

interface ToolsProps {
  catalogue: Catalogue;
  named: string;
  onName: (named: string) => void;
}

/** One that is none is no filter. */
const stateIn = (search: URLSearchParams): string => STATES.find((state) => state === search.get('state')) ?? '';

/** The state is in the address, so that it can be a saved view. */
function Tools({ catalogue, named, onName }: ToolsProps) {
  const words = useWords(cataloguesWords);
  const [search, setSearch] = useSearchParams();
  const state = stateIn(search);
  const searchOf = (of: string) => ({ of: catalogue, ...(of && { state: of }) });
  return (
    <div className="form">
      <SearchField label={words.search} placeholder={words.search} value={named} onSearch={onName} />
      <SelectField
        label={words.state}
        value={state}
        options={[
          { value: '', label: words.everyState },
          ...STATES.map((value) => ({ value, label: words.states[value] })),
        ]}
        onChange={({ target: { value } }) => setSearch(searchOf(value), { replace: true })}
      />
      <SavedViews desk="catalogues" search={new URLSearchParams(searchOf(state))} onOpen={(view) => setSearch(view)} />
    </div>
  );
}

/** What begins with nothing chosen. */
function Acts({ catalogue, onOpen }: { catalogue: Catalogue; onOpen: (opened: Opened) => void }) {
  const words = useWords(cataloguesWords);
  const { offline } = useWords(officeWords);
  const { ask, busy, blocked } = useAsking({ offline, failed: { title: words.notSaved } });
  async function save(): Promise<void> {
    const all: Entry[] = [];
    for (let more = true; more;) {
      const after = all.at(-1)?.code;
      const did = await ask((client) =>
        client.rpc('catalogue_entries', { catalogue, ...(after && { after }), most: MOST_AT_ONCE }),
      );
      if (!did) return;
      const some = Entries.safeParse(did.value).data;
      if (!some) return toast({ title: words.notSaved, description: words.file.unread, destructive: true });
      all.push(...some);
      more = some.length === MOST_AT_ONCE;
    }
    saveFile(`${catalogue}.csv`, entriesCsv(catalogue, all), 'text/csv');
  }
  return (
    <div className="desk-acts">
      <Button look="line" icon={PlusIcon} blocked={blocked} onClick={() => onOpen({ what: 'add' })}>
        {words.add}
      </Button>
      <Button look="line" icon={UpIcon} blocked={blocked} onClick={() => onOpen({ what: 'import' })}>
        {words.file.act}
      </Button>
      <Button look="line" icon={DownloadIcon} busy={busy} blocked={blocked} onClick={() => void save()}>
        {words.save}
      </Button>
    </div>
  );
}

interface EntriesListProps {
  catalogue: Catalogue;
  acts: number;
  onTried: () => void;
}

/** Found on the server by name and state; some of what waits can be chosen and published together. */
export function EntriesList({ catalogue, acts, onTried }: EntriesListProps) {
  const words = useWords(cataloguesWords);
  const { offline } = useWords(officeWords);
  const isOnline = useOnline();
  const [search] = useSearchParams();
  const [named, setNamed] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>(null);
  const of_state = stateIn(search);
  const filter = { catalogue, ...(named.trim() && { named: named.trim() }), ...(of_state && { of_state }) };
  const pages = usePages({
    key: ['catalogue', filter],
    again: acts,
    ask: (client, { after, most }, signal) =>
      client.rpc('catalogue_entries', { ...filter, ...(after !== undefined && { after }), most }).abortSignal(signal),
    shape: Entry,
    endOf: ({ code }) => code,
  });
  const name = `catalogue ${JSON.stringify(filter)} ${pages.page}`;
  const remote = useLastKnown({ remote: pages.remote, name, shape: Entries });
  const shown = remote.state === 'content' ? pages.shown(remote.value) : [];
  const picked = shown.filter(({ work_id, may_publish }) => may_publish && chosen.includes(work_id ?? ''));
  const blocked = isOnline ? undefined : offline;
  const choose = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <Tools catalogue={catalogue} named={named} onName={setNamed} />
      <Remotely remote={remote} failed={words.failed}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title={words.none}>{words.noneHelp}</Empty>
          ) : (
            <>
              <Found
                catalogue={catalogue}
                entries={shown}
                chosen={chosen}
                onChoose={choose}
                onOpen={(entry) => setOpened({ what: 'see', entry })}
              />
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(entries)}
                onChange={(page) => pages.turn(page, entries)}
              />
            </>
          )
        }
      </Remotely>
      {picked.length > 0 && (
        <Button look="act" full blocked={blocked} onClick={() => setOpened({ what: 'publish-chosen' })}>
          {words.publish.chosen(picked.length)}
        </Button>
      )}
      <Acts catalogue={catalogue} onOpen={setOpened} />
      <Sheets
        catalogue={catalogue}
        opened={opened}
        chosen={picked}
        blocked={blocked}
        onTried={onTried}
        onOpen={setOpened}
      />
    </>
  );
}
