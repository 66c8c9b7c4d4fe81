import './community.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useRestShown } from '#src/data/use-rest-shown.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Figures } from '#src/ui/figures.tsx';
import { useHead } from '#src/ui/head.ts';
import { ClockIcon, EyeOffIcon, HeartIcon, MessageIcon, PlusIcon, TargetIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { BlockedCard } from './blocked-card.tsx';
import { BoardCard } from './board-card.tsx';
import { ChallengesCard } from './challenges-card.tsx';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import { OnePost } from './one-post.tsx';
import { RemovedCard } from './removed-card.tsx';
import { figuresOf } from './queries.ts';
import type { Figures as Counted } from './queries.ts';
import type { Shown } from './subject.ts';
import { communityWords } from './words.ts';

const CommunitySheets = later(async () => (await import('./community-sheets.tsx')).CommunitySheets);

function Summary({ counted }: { counted: Counted }) {
  const words = useWords(communityWords).figures;
  const language = useLanguage();
  const figures = [
    { icon: MessageIcon, label: words.posts, figure: counted.posts.toLocaleString(language) },
    { icon: HeartIcon, label: words.likes, figure: counted.likes.toLocaleString(language) },
    { icon: TargetIcon, label: words.challenges, figure: counted.challenges.toLocaleString(language) },
    { icon: ClockIcon, label: words.minutes, figure: counted.minutes.toLocaleString(language) },
  ];
  return <Figures label={words.title} figures={figures} />;
}

export function CommunityScreen() {
  const words = useWords(communityWords);
  const { timezone: zone, week_start: start } = useSettings();
  const today = useToday();
  const post = useSearchParams()[0].get('post');
  const [shown, setShown] = useState<Shown | null>(null);
  const answer = useRow((db, userId) => figuresOf(db, userId, { today, zone }, start), [today, zone, start]);
  const restShown = useRestShown(answer);
  useHead(words.title, words.description);
  return (
    <div className="community">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={
          <>
            <Button look="line" icon={EyeOffIcon} onClick={() => setShown({ sheet: 'reading' })}>
              {words.reading.open}
            </Button>
            <Button look="act" icon={PlusIcon} onClick={() => setShown({ sheet: 'create' })}>
              {words.challenges.create}
            </Button>
          </>
        }
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(counted) => <Summary counted={counted} />}
      </Answered>
      <div className="column">
        {post === null ? (
          <>
            <Composer />
            <Feed onShow={setShown} />
          </>
        ) : (
          <OnePost id={post} onShow={setShown} />
        )}
      </div>
      {restShown && (
        <div className="column">
          <RemovedCard />
          <ChallengesCard today={today} onShow={setShown} />
          <BoardCard minutes={knownOf(answer)?.minutes ?? 0} />
          <BlockedCard />
        </div>
      )}
      {shown && (
        <Suspense>
          <CommunitySheets shown={shown} today={today} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
