import { useState } from 'react';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { LONGEST_REASON, titleOf } from './rules.ts';
import type { Catalogue } from './rules.ts';
import { Entries } from './shapes.ts';
import type { Entry } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

const SHOWN = 10;

interface StaysProps {
  catalogue: Catalogue;
  double: Entry;
  chosen: Entry | null;
  error: string | undefined;
  onChoose: (entry: Entry) => void;
}

/** Looked for by name: it begins with what the double is called. */
function Stays({ catalogue, double, chosen, error, onChoose }: StaysProps) {
  const words = useWords(cataloguesWords);
  const [named, setNamed] = useState(titleOf(double).split(/[ ,]/, 1)[0] ?? '');
  const filter = { catalogue, named: named.trim(), of_state: 'published', most: SHOWN + 1 };
  const remote = useRemote({
    key: ['catalogue', filter],
    ask: (client, signal) => client.rpc('catalogue_entries', filter).abortSignal(signal),
    shape: Entries,
  });
  const othersIn = (entries: readonly Entry[]): Entry[] =>
    entries.filter(({ code, state }) => code !== double.code && state === 'published').slice(0, SHOWN);
  return (
    <>
      <SearchField label={words.merge.find} placeholder={words.search} value={named} onSearch={setNamed} />
      <Remotely remote={remote} failed={words.failed}>
        {(entries) => {
          const others = othersIn(entries);
          if (others.length === 0) return <p className="muted">{words.merge.none}</p>;
          return (
            <RadioField
              label={words.merge.choose}
              error={error}
              options={others.map((entry) => ({ value: entry.code, label: titleOf(entry) }))}
              value={chosen?.code ?? ''}
              onChange={({ target }) => others.filter(({ code }) => code === target.value).forEach(onChoose)}
            />
          );
        }}
      </Remotely>
    </>
  );
}

interface MergeSheetProps {
  catalogue: Catalogue;
  double: Entry;
  onTried: () => void;
  onClose: () => void;
}

/** Of two entries that are one, which stays: sent to review, as all that changes is. */
export function MergeSheet({ catalogue, double, onTried, onClose }: MergeSheetProps) {
  const { merge: words, write, missing } = useWords(cataloguesWords);
  const deed = useCatalogueDeed();
  const [id] = useState(() => crypto.randomUUID());
  const [stays, setStays] = useState<Entry | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  async function merge(note: string): Promise<boolean> {
    setWasAsked(true);
    if (!stays) return false;
    const wanted = {
      id,
      double: double.code,
      kept: stays.code,
      note,
      double_version: double.version ?? 0,
      kept_version: stays.version ?? 0,
      device_at: new Date().toISOString(),
    };
    const did = await deed.run((client) => client.rpc('merge_foods', wanted), words.done);
    onTried();
    return did;
  }
  return (
    <TextSheet
      title={words.ask(titleOf(double))}
      act={words.act}
      label={write.note}
      missing={missing}
      longest={LONGEST_REASON}
      lines={2}
      busy={deed.busy}
      blocked={deed.blocked}
      onSay={merge}
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
      <Stays
        catalogue={catalogue}
        double={double}
        chosen={stays}
        error={wasAsked && !stays ? words.missing : undefined}
        onChoose={setStays}
      />
    </TextSheet>
  );
}
