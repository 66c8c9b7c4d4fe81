import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { markAllRead, markRead } from '#sync/actions/notifications.ts';
import { notificationsWords } from './words.ts';

interface Marking {
  read: (id: string) => Promise<void>;
  all: () => Promise<void>;
}

export function useMarking(): Marking {
  const save = useSave();
  const { failed, allMarked } = useWords(notificationsWords);
  return {
    async read(id) {
      await save(markRead(id), { failed: { title: failed.one } });
    },
    async all() {
      await save(markAllRead, { failed: { title: failed.all }, done: { title: allMarked } });
    },
  };
}
