import { useState } from 'react';
import { confirmVersion, dropDraft, keepDraft, writeVersions } from '#sync/actions/lab-versions.ts';
import type { LabVersion } from '#sync/entities/lab-versions.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { currentOf, isToConfirm, newestOf } from './entries.ts';
import type { Entry } from './entries.ts';
import { EntryForm } from './entry-form.tsx';
import { contentFrom, rangesIn, typedOf } from './fields.ts';
import type { Typed } from './fields.ts';
import { History } from './history.tsx';
import { BLANK, editOf, faultsOf } from './rules.ts';
import type { Kind, Known } from './rules.ts';
import { catalogueWords } from './words.ts';

interface EntrySheetProps {
  kind: Kind;
  /** Left out where it is a new one. */
  entry: Entry | null;
  known: Known;
  onClose: () => void;
}

function useTyping({ kind, entry, known }: EntrySheetProps) {
  // What comes while it is open changes neither what is typed nor what that began from.
  const [opened] = useState(() => ({ newest: entry && newestOf(entry), draft: entry?.draft ?? null }));
  const before = opened.draft?.content ?? opened.newest?.content ?? BLANK[kind];
  const [code, setCode] = useState(entry?.code ?? '');
  const [typed, setTyped] = useState<Typed>(() => typedOf(kind, before));
  const [note, setNote] = useState(opened.draft?.note ?? '');
  const content = contentFrom(kind, typed);
  const taken =
    kind === 'test' ? known.tests.map((row) => row.test_code) : known.analytes.map((row) => row.analyte_code);
  const faults = faultsOf(kind, code, content, known);
  if (entry === null && taken.includes(code)) faults.unshift(`${kind}_code`);
  const isChanged = JSON.stringify(content) !== JSON.stringify(contentFrom(kind, typedOf(kind, before)));
  return {
    ...opened,
    code,
    setCode,
    typed,
    setTyped,
    note,
    setNote,
    content,
    faults,
    isChanged: isChanged || entry === null,
  };
}

function Standing({ entry }: { entry: Entry }) {
  const words = useWords(catalogueWords);
  const { counts, draft } = entry;
  return (
    <span className="catalogue-acts">
      {counts && (
        <Badge tone={counts.state === 'retired' ? 'idle' : 'ok'}>
          {words.version(counts.version, words.states[counts.state])}
        </Badge>
      )}
      {draft && <Badge tone="warn">{words.version(draft.version, words.states.draft)}</Badge>}
      {isToConfirm(entry) && <Badge tone="info">{words.toConfirm}</Badge>}
    </span>
  );
}

interface ActsProps {
  entry: Entry;
  onRetire: () => void;
  onConfirm: (version: LabVersion) => void;
  onDrop: (draft: LabVersion) => void;
}

function Acts({ entry, onRetire, onConfirm, onDrop }: ActsProps) {
  const { acts } = useWords(catalogueWords);
  const current = currentOf(entry);
  const { draft } = entry;
  return (
    <span className="catalogue-acts">
      {current && isToConfirm(entry) && (
        <Button look="line" onClick={() => onConfirm(current)}>
          {acts.confirm}
        </Button>
      )}
      {draft && (
        <Button look="quiet" onClick={() => onDrop(draft)}>
          {acts.drop}
        </Button>
      )}
      {entry.counts?.state === 'published' && (
        <Button look="quiet" onClick={onRetire}>
          {acts.retire}
        </Button>
      )}
    </span>
  );
}

type Asked = 'published' | 'retired';

interface AskingProps {
  asked: Asked | null;
  kind: Kind;
  typed: Typed;
  isDraftWaiting: boolean;
  onAct: (state: Asked) => void;
  onClose: () => void;
}

/** What counts for others is asked about once more. */
function Asking({ asked, kind, typed, isDraftWaiting, onAct, onClose }: AskingProps) {
  const { ask: words, acts, fields, ranges } = useWords(catalogueWords);
  const isRetiring = asked === 'retired';
  return (
    <Confirm
      open={asked !== null}
      title={isRetiring ? words.retire : words.publish}
      act={isRetiring ? acts.retire : acts.publish}
      danger={isRetiring}
      onAct={() => {
        onClose();
        if (asked !== null) onAct(asked);
      }}
      onClose={onClose}
    >
      <p>{isRetiring ? words.retireHelp : words.publishHelp}</p>
      {isRetiring && isDraftWaiting && <p>{words.retireDraft}</p>}
      {!isRetiring && kind === 'test' && (
        <p>{`${fields.price}: $${typedOf(kind, contentFrom(kind, typed)).texts['price']}`}</p>
      )}
      {!isRetiring &&
        kind === 'analyte' &&
        // As they would be stored, and not as they were typed.
        rangesIn(typedOf(kind, contentFrom(kind, typed)), ranges).map((range, at) => (
          <p key={range}>{`${ranges.nth(at + 1)}: ${range}`}</p>
        ))}
    </Confirm>
  );
}

function Confirming({ version, onClose }: { version: LabVersion; onClose: () => void }) {
  const { confirming: words, acts, done, notSaved: failed } = useWords(catalogueWords);
  const save = useSave();
  return (
    <TextSheet
      title={words.title}
      act={acts.confirm}
      label={words.label}
      missing={words.missing}
      longest={120}
      onSay={async (name) =>
        (await save(confirmVersion(version.id, name), { failed, done: { title: done.confirmed } })) !== null
      }
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
    </TextSheet>
  );
}

function useWriting({ kind, onClose }: EntrySheetProps, form: ReturnType<typeof useTyping>) {
  const { done, notSaved: failed, overtaken } = useWords(catalogueWords);
  const save = useSave();
  return {
    write: async (state: LabVersion['state']): Promise<void> => {
      // What is retired stays as it was said last; why a draft was begun is no reason to retire.
      const isRetiring = state === 'retired';
      const content = (isRetiring && form.newest?.content) || form.content;
      const note = isRetiring && form.note === form.draft?.note ? '' : form.note;
      const edits = [{ ...editOf(kind, form.code, content), note, base: form.newest?.version ?? 0 }];
      const title = { draft: done.drafted, published: done.published, retired: done.retired }[state];
      const saved = await save((by) => writeVersions({ edits, state, by }), {
        failed,
        done: (refused) =>
          refused.length > 0 ? { title: failed.title, description: overtaken, destructive: true } : { title },
        once: state,
      });
      if (saved?.value.length === 0) onClose();
    },
    drop: async ({ id }: LabVersion): Promise<void> => {
      const undo = () => keepDraft(id);
      if (await save(dropDraft(id), { failed, done: { title: done.dropped }, undo })) onClose();
    },
  };
}

interface CodeFieldProps {
  kind: Kind;
  form: ReturnType<typeof useTyping>;
  wasAsked: boolean;
}

function CodeField({ kind, form, wasAsked }: CodeFieldProps) {
  const words = useWords(catalogueWords);
  return (
    <TextField
      label={words.code}
      required
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      value={form.code}
      error={wasAsked && form.faults.includes(`${kind}_code`) ? words.wrongCode : undefined}
      onChange={({ target }) => form.setCode(target.value.trim())}
    />
  );
}

/** The next version of a test or an analyte: drafted, published, or out of ordering. Orders keep the one they came with. */
export function EntrySheet(props: EntrySheetProps) {
  const { kind, entry, onClose } = props;
  const words = useWords(catalogueWords);
  const form = useTyping(props);
  const { write, drop } = useWriting(props, form);
  const [wasAsked, setWasAsked] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [confirming, setConfirming] = useState<LabVersion | null>(null);
  useUnfinished(form.isChanged);
  const draft = entry?.draft ?? null;
  const isAsIs = !form.isChanged && form.note === (draft?.note ?? '');
  const mayPublish = !isAsIs || draft !== null || entry?.counts?.state === 'retired';
  function check(then: () => void): void {
    setWasAsked(true);
    if (form.faults.length === 0) then();
  }
  return (
    <Sheet
      open
      title={entry ? `${entry.code} ${entry.name}` : words.add[kind]}
      onClose={onClose}
      foot={
        <div className="catalogue-acts">
          <Button
            look="line"
            large
            blocked={isAsIs ? words.unchanged : undefined}
            onClick={() => check(() => void write('draft'))}
          >
            {words.acts.draft}
          </Button>
          {mayPublish && (
            <Button look="act" large onClick={() => check(() => setAsked('published'))}>
              {words.acts.publish}
            </Button>
          )}
        </div>
      }
    >
      {entry && <Standing entry={entry} />}
      <p className="muted">{words.helpOf[kind]}</p>
      {!entry && <CodeField kind={kind} form={form} wasAsked={wasAsked} />}
      <EntryForm kind={kind} typed={form.typed} faults={wasAsked ? form.faults : []} onChange={form.setTyped} />
      <TextField
        label={words.note}
        maxLength={500}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
      {wasAsked && form.faults.length > 0 && <p role="alert">{words.faulty(form.faults.length)}</p>}
      {entry && (
        <Acts
          entry={entry}
          onRetire={() => setAsked('retired')}
          onConfirm={setConfirming}
          onDrop={(dropped) => void drop(dropped)}
        />
      )}
      {entry && entry.versions.length > 0 && <History versions={entry.versions} />}
      <Asking
        asked={asked}
        kind={kind}
        typed={form.typed}
        isDraftWaiting={draft !== null}
        onAct={(state) => void write(state)}
        onClose={() => setAsked(null)}
      />
      {confirming && <Confirming version={confirming} onClose={() => setConfirming(null)} />}
    </Sheet>
  );
}
