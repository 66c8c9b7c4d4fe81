import { useState } from 'react';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { Changes } from './changes.tsx';
import { LONGEST_REASON, titleOf } from './rules.ts';
import type { Catalogue } from './rules.ts';
import type { Entry } from './shapes.ts';
import { useCatalogueDeed } from './use-catalogue-deed.ts';
import { cataloguesWords } from './words.ts';

interface PublishSheetProps {
  catalogue: Catalogue;
  chosen: readonly Entry[];
  onTried: () => void;
  onClose: () => void;
}

/** All that would change, entry by entry; then one act with one fresh code, for all of them or none. */
export function PublishSheet({ catalogue, chosen, onTried, onClose }: PublishSheetProps) {
  const { publish: words, acts, merge } = useWords(cataloguesWords);
  const deed = useCatalogueDeed();
  const [act] = useState(() => crypto.randomUUID());
  async function publish(reason: string): Promise<boolean> {
    const ids = chosen.flatMap(({ work_id }) => work_id ?? []);
    const wanted = { act, ids, reason, device_at: new Date().toISOString() };
    const did = await deed.run((client) => client.rpc('publish_entries', wanted), words.done);
    onTried();
    return did;
  }
  return (
    <>
      <TextSheet
        title={words.title(chosen.length)}
        act={acts.publish}
        label={words.reason}
        missing={words.missing}
        longest={LONGEST_REASON}
        lines={2}
        busy={deed.busy}
        blocked={deed.blocked}
        onSay={publish}
        onClose={onClose}
      >
        <p className="muted">{words.help}</p>
        {chosen.map((entry) => (
          <section key={entry.code} aria-label={titleOf(entry)}>
            <h3>{titleOf(entry)}</h3>
            {entry.work_merged_into && <p>{merge.would(entry.work_merged_into)}</p>}
            {entry.work_content && <Changes catalogue={catalogue} before={entry.content} after={entry.work_content} />}
          </section>
        ))}
      </TextSheet>
      {deed.code}
    </>
  );
}
