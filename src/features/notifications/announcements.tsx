import './announcements.css';
import { useRestRows } from '#src/data/rows.ts';
import { houseDay } from '#src/lib/house.ts';
import { IconButton } from '#src/ui/button.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { kitWords } from '#src/ui/words.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import { markRead } from '#sync/actions/notifications.ts';
import { notificationsOf } from '#sync/queries/notifications.ts';
import { isAnnouncedOn } from './announced.ts';

/** What the office tells everybody here, until it is put away or its last day has passed. */
export function Announcements() {
  const { dismiss } = useWords(kitWords);
  // Where it cannot be put away it stays, and says so by that.
  const save = useSaveSilently();
  const answer = useRestRows((db, userId) =>
    notificationsOf(db, userId, Infinity, { category: 'announcement', read: false }),
  );
  if (answer.state !== 'content') return null;
  const said = answer.value.filter(isAnnouncedOn(houseDay()));
  if (said.length === 0) return null;
  return (
    <div className="announcements">
      {said.map(({ id, title, message }) => (
        <Notice
          key={id}
          tone="info"
          title={title}
          act={<IconButton icon={CloseIcon} label={dismiss} onClick={() => save(markRead(id))} />}
        >
          <p>{message}</p>
        </Notice>
      ))}
    </div>
  );
}
