import '#src/ui/desk/columns.css';
import './audit.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useHead } from '#src/ui/head.ts';
import { CloseIcon, DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { usePages } from '../use-pages.ts';
import { SavedViews } from '../saved-views.tsx';
import { officeWords } from '../words.ts';
import { linesOf, verifyAll } from './calls.ts';
import { AuditLines } from './lines.tsx';
import { ACTS, auditCsv, filtersIn, FILTERS, questionOf } from './rules.ts';
import type { Filters } from './rules.ts';
import { Line } from './shapes.ts';
import type { Verdict } from './shapes.ts';
import { auditWords } from './words.ts';

const searchOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(FILTERS.filter((name) => filters[name]).map((name) => [name, filters[name]]));

const placeOf = (filters: Filters): string => `/admin/audit?${searchOf(filters)}`;

/** Goes through the whole chain, and says what it found. */
function Verify() {
  const words = useWords(auditWords).verify;
  const { offline } = useWords(officeWords);
  const language = useLanguage();
  const { ask, busy, blocked } = useAsking({ offline, failed: { title: words.failed } });
  const [checked, setChecked] = useState(0);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const told = (lines: number): string => lines.toLocaleString(language);
  async function verify(): Promise<void> {
    setVerdict(null);
    setChecked(0);
    const did = await ask((client) => verifyAll(client, setChecked));
    if (did) setVerdict(did.value as Verdict | null);
  }
  return (
    <Card title={words.title}>
      <div className="audit-chain">
        <p className="muted">{words.help}</p>
        <Button look="line" busy={busy} blocked={blocked} onClick={() => void verify()}>
          {words.act}
        </Button>
        <output>
          {busy && checked > 0 && <p className="muted small">{words.soFar(told(checked))}</p>}
          {verdict?.broken === null && (
            <Notice tone="ok" title={words.intact}>
              {words.checked(told(verdict.checked))}
            </Notice>
          )}
        </output>
        {verdict && verdict.broken !== null && (
          <Notice tone="bad" title={words.broken(told(verdict.broken))}>
            {words.brokenHelp}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface ToolsProps {
  filters: Filters;
  onChange: (name: keyof Filters, value: string) => void;
}

function Tools({ filters, onChange }: ToolsProps) {
  const words = useWords(auditWords);
  return (
    <div className="audit-tools">
      <SelectField
        label={words.act}
        value={filters.act}
        options={[{ value: '', label: words.everyAct }, ...ACTS.map((value) => ({ value, label: words.acts[value] }))]}
        onChange={({ target }) => onChange('act', target.value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={words[name]}
          type="date"
          value={filters[name]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </div>
  );
}

/** Whose lines alone are shown; pressing takes that back. */
function Narrowed({ filters, lines }: { filters: Filters; lines: readonly Line[] }) {
  const words = useWords(auditWords);
  const [first] = lines;
  const names = { by: first?.actor ?? filters.by.slice(0, 8), about: first?.subject ?? filters.about.slice(0, 8) };
  return (
    <div className="desk-acts">
      {(['by', 'about'] as const).map(
        (name) =>
          filters[name] && (
            <ButtonLink key={name} look="line" icon={CloseIcon} to={placeOf({ ...filters, [name]: '' })}>
              {words.narrowed[name](names[name])}
            </ButtonLink>
          ),
      )}
      {filters.about && (
        <ButtonLink look="quiet" to={`/admin/people?of=${filters.about}`}>
          {words.account}
        </ButtonLink>
      )}
    </div>
  );
}

/** What the office did, the newest first; who opens it changes nothing, and neither can anybody else. */
export function AuditScreen() {
  const words = useWords(auditWords);
  const { offline } = useWords(officeWords);
  const { timezone } = useSettings();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const question = questionOf(filters, timezone);
  const saving = useAsking({ offline, failed: { title: words.notSaved } });
  const pages = usePages({
    key: ['audit', question],
    ask: (client, { after, most }, signal) =>
      client.rpc('audit_page', { ...question, ...(after !== undefined && { after }), most }).abortSignal(signal),
    shape: Line,
    endOf: ({ id }) => id,
  });
  useHead(words.title, words.description);
  async function save(): Promise<void> {
    const did = await saving.ask((client) => linesOf(client, question));
    if (did) saveFile('audit.csv', auditCsv(did.value as Line[]), 'text/csv');
  }
  return (
    <div className="desk audit">
      <PageHeader title={words.title} detail={words.description} />
      <Card title={words.list}>
        <Tools
          filters={filters}
          onChange={(name, value) => setSearch(searchOf({ ...filters, [name]: value }), { replace: true })}
        />
        {/* A view names nobody: a person may leave. */}
        <SavedViews
          desk="audit"
          search={searchOf({ ...filters, by: '', about: '' })}
          onOpen={(view) => setSearch(view)}
        />
        <Remotely remote={pages.remote} failed={words.failed}>
          {(lines) => (
            <>
              <Narrowed filters={filters} lines={lines} />
              {lines.length === 0 ? (
                <p className="muted">{words.none}</p>
              ) : (
                <AuditLines lines={pages.shown(lines)} hrefOf={(filter, id) => placeOf({ ...filters, [filter]: id })} />
              )}
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(lines)}
                onChange={(page) => pages.turn(page, lines)}
              />
            </>
          )}
        </Remotely>
        <div className="desk-acts">
          <Button
            look="line"
            icon={DownloadIcon}
            busy={saving.busy}
            blocked={saving.blocked}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </div>
      </Card>
      <Verify />
    </div>
  );
}
