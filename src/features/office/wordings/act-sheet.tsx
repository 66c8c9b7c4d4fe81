import { useState } from 'react';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { LONGEST_REASON } from '../catalogues/rules.ts';
import type { EntryAct } from '../catalogues/rules.ts';
import { cataloguesWords } from '../catalogues/words.ts';
import type { Wording } from './rules.ts';
import { useWordingDeed } from './use-wording-deed.ts';
import { wordingsWords } from './words.ts';

interface ActSheetProps {
  of: Wording;
  act: Exclude<EntryAct, 'write' | 'goOn'>;
  onTried: () => void;
  onClose: () => void;
}

/** Published by a second person, sent or taken back, or again as it is built in: with a reason. */
export function ActSheet({ of, act, onTried, onClose }: ActSheetProps) {
  const words = useWords(cataloguesWords);
  const { will } = useWords(wordingsWords);
  const deed = useWordingDeed();
  const [id] = useState(() => crypto.randomUUID());
  const { code, version, work_id } = of.entry;
  async function take(reason: string): Promise<boolean> {
    const why = { reason, device_at: new Date().toISOString() };
    const work = work_id ?? '';
    const did = await deed.run((client) => {
      if (act === 'publish') return client.rpc('publish_entries', { act: id, ids: [work], ...why });
      if (act === 'retire')
        return client.rpc('retire_entry', { catalogue: 'wordings', code, version: version ?? 0, ...why });
      return client.rpc('return_entry', { id: work, ...why });
    }, words[act].done);
    onTried();
    return did;
  }
  return (
    <>
      <TextSheet
        title={`${words.acts[act]}: ${of.built_in.en.title}`}
        act={words.acts[act]}
        label={act === 'publish' ? words.publish.reason : words.reason}
        missing={act === 'publish' ? words.publish.missing : words.missing}
        longest={LONGEST_REASON}
        look={act === 'retire' ? 'danger' : 'act'}
        lines={2}
        busy={deed.busy}
        blocked={deed.blocked}
        onSay={take}
        onClose={onClose}
      >
        <p className="muted">{act === 'back' || act === 'drop' ? words[act].help : will[act]}</p>
      </TextSheet>
      {deed.code}
    </>
  );
}
