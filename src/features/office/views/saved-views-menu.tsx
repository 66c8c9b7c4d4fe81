import { useState } from 'react';
import * as z from 'zod/mini';
import { BinIcon, CheckIcon, PlusIcon, StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useDeed } from '../use-deed.ts';
import { viewsWords } from './words.ts';

const LONGEST = 60;

const Views = z.array(z.object({ id: z.string(), name: z.string(), search: z.string() }));

export interface SavedViewsProps {
  desk: 'people' | 'audit' | 'catalogues';
  /** What is shown now, as the address says it. */
  search: URLSearchParams;
  onOpen: (search: URLSearchParams) => void;
}

/** In one order, so that the same filters are the same view. */
const told = (search: URLSearchParams): string => {
  const sorted = new URLSearchParams(search);
  sorted.sort();
  return String(sorted);
};

/** One's own named filters of a table: two taps to one of them. */
export function SavedViewsMenu({ desk, search, onOpen }: SavedViewsProps) {
  const words = useWords(viewsWords);
  const deed = useDeed(words.refused);
  const [isNaming, setNaming] = useState(false);
  const [acts, setActs] = useState(0);
  const asked = useRemote({
    key: ['views', desk],
    again: acts,
    ask: (client, signal) =>
      client.from('saved_views').select('id, name, search').eq('desk', desk).order('name').abortSignal(signal),
    shape: Views,
  });
  const remote = useLastKnown({ remote: asked, name: `views ${desk}`, shape: Views });
  const views = remote.state === 'content' ? remote.value : [];
  const shown = told(search);
  const current = views.find((view) => view.search === shown);
  async function save(name: string): Promise<boolean> {
    const view = { desk, name, search: shown };
    const did = await deed.run((client) => client.rpc('save_view', view), words.done);
    setActs((n) => n + 1);
    return did;
  }
  async function drop(id: string): Promise<void> {
    await deed.run((client) => client.from('saved_views').delete().eq('id', id), words.gone);
    setActs((n) => n + 1);
  }
  return (
    <>
      <Menu
        label={words.title}
        icon={StarIcon}
        items={[
          ...views.map(({ name, search: of }) => ({
            label: name,
            icon: of === shown ? CheckIcon : StarIcon,
            onAct: () => onOpen(new URLSearchParams(of)),
          })),
          { label: words.keep, icon: PlusIcon, onAct: () => setNaming(true) },
          ...(current
            ? [{ label: words.drop(current.name), icon: BinIcon, danger: true, onAct: () => void drop(current.id) }]
            : []),
        ]}
      />
      {isNaming && (
        <TextSheet
          title={words.keep}
          act={words.act}
          label={words.name}
          missing={words.missing}
          longest={LONGEST}
          busy={deed.busy}
          blocked={deed.blocked}
          onSay={save}
          onClose={() => setNaming(false)}
        >
          <p className="muted">{words.help}</p>
        </TextSheet>
      )}
    </>
  );
}
