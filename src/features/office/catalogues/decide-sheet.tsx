import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { LONGEST_REASON, titleOf } from './rules.ts';
import type { Catalogue } from './rules.ts';
import type { Entry } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

interface DecideSheetProps {
  catalogue: Catalogue;
  entry: Entry;
  act: 'back' | 'drop' | 'retire';
  onTried: () => void;
  onClose: () => void;
}

/** What is sent or taken back, or is no longer offered: one person may, and says why. */
export function DecideSheet({ catalogue, entry, act, onTried, onClose }: DecideSheetProps) {
  const words = useWords(cataloguesWords);
  const deed = useCatalogueDeed();
  const said = words[act];
  async function decide(reason: string): Promise<boolean> {
    const why = { reason, device_at: new Date().toISOString() };
    const { code, version, work_id } = entry;
    const did = await deed.run(
      (client) =>
        act === 'retire'
          ? client.rpc('retire_entry', { catalogue, code, version: version ?? 0, ...why })
          : client.rpc('return_entry', { id: work_id ?? '', ...why }),
      said.done,
    );
    onTried();
    return did;
  }
  return (
    <>
      <TextSheet
        title={said.ask(titleOf(entry))}
        act={words.acts[act]}
        label={words.reason}
        missing={words.missing}
        longest={LONGEST_REASON}
        look={act === 'retire' ? 'danger' : 'act'}
        lines={2}
        busy={deed.busy}
        blocked={deed.blocked}
        onSay={decide}
        onClose={onClose}
      >
        <p className="muted">{said.help}</p>
      </TextSheet>
      {deed.code}
    </>
  );
}
