import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { markAllRead, markRead } from '#sync/entities/notifications.ts';
import { notificationsWords } from './words.ts';

interface Marking {
  read: (id: string) => Promise<void>;
  all: () => Promise<void>;
}

export function useMarking(): Marking {
  const doWork = useWork();
  const { failed, allMarked } = useWords(notificationsWords);
  return {
    async read(id) {
      await attempt(() => doWork((db) => markRead(db, id)), { title: failed.one });
    },
    async all() {
      const done = await attempt(() => doWork(markAllRead), { title: failed.all });
      if (done !== null) toast({ title: allMarked });
    },
  };
}
