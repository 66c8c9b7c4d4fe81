import './notifications.css';
import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { CheckIcon, GearIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { notificationsOf } from '#sync/queries/notifications.ts';
import { Inbox } from './inbox.tsx';
import { useMarking } from './use-marking.ts';
import { notificationsWords } from './words.ts';

const PreferencesSheet = later(async () => (await import('./preferences-sheet.tsx')).PreferencesSheet);

export function NotificationsScreen() {
  const words = useWords(notificationsWords);
  const answer = useRows((db, userId) => notificationsOf(db, userId, Infinity));
  const marking = useMarking();
  const [isChoosing, setChoosing] = useState(false);
  useHead(words.title, words.description);
  const acts = (
    <>
      <Button look="line" icon={CheckIcon} onClick={() => void marking.all()}>
        {words.markAll}
      </Button>
      <Button look="line" icon={GearIcon} onClick={() => setChoosing(true)}>
        {words.settings}
      </Button>
    </>
  );
  const empty = (
    <Card>
      <Empty title={words.empty}>{words.emptyHelp}</Empty>
    </Card>
  );
  return (
    <div className="notifications">
      <PageHeader title={words.title} acts={acts} />
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed.list}>
        {(all) => <Inbox all={all} />}
      </Answered>
      {isChoosing && (
        <Suspense>
          <PreferencesSheet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
