import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { markReadOf } from '#sync/actions/notifications.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { countNotifications } from '#sync/queries/notifications.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import { Signed, SIGNED } from './posts.tsx';
import { PostCard } from './post-card.tsx';
import { entryOf, servedEntry } from './queries.ts';
import type { Entry } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

interface OnePostProps {
  id: string;
  onShow: OnShow;
}

function Opened({ entry, onShow }: { entry: Entry; onShow: OnShow }) {
  const standing = useStandings(communityPosts).get(entry.post.id);
  return <PostCard entry={entry} standing={standing} isOpened onShow={onShow} />;
}

function Served({ post, onShow }: { post: z.infer<typeof Signed> | undefined; onShow: OnShow }) {
  const { feed: words, coming, failed } = useWords(communityWords);
  const answer = useRow(async (db, userId) => post && servedEntry(db, userId, post), [post]);
  return (
    <Answered answer={answer} coming={coming} empty={<p className="muted">{words.gone}</p>} failed={failed}>
      {(entry) => <Opened entry={entry} onShow={onShow} />}
    </Answered>
  );
}

/** What this device does not hold. */
function FromServer({ id, onShow }: OnePostProps) {
  const { failed } = useWords(communityWords);
  const remote = useRemote({
    key: ['one post', id],
    ask: (client, signal) =>
      client.from('community_posts').select(SIGNED).eq('id', id).eq('deleted', false).abortSignal(signal),
    shape: z.array(Signed),
  });
  return (
    <Remotely remote={remote} failed={failed}>
      {([post]) => <Served post={post} onShow={onShow} />}
    </Remotely>
  );
}

/** Whoever is there has read that he was mentioned, also where word of it comes after him; not while the page is out of sight. */
function useReading(link: string): void {
  const save = useSaveSilently();
  const isTold = knownOf(
    useRow(async (db, userId) => (await countNotifications(db, userId, { read: false, link })) > 0, [link]),
  );
  const markRead = useEffectEvent(() => {
    if (document.visibilityState === 'visible') save((userId) => markReadOf(userId, link));
  });
  useEffect(() => {
    if (!isTold) return undefined;
    const mark = () => markRead();
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isTold]);
}

/** Where a mention leads: the post with its comments. */
export function OnePost({ id, onShow }: OnePostProps) {
  const { feed: words, coming, failed } = useWords(communityWords);
  const answer = useRow((db, userId) => entryOf(db, userId, id), [id]);
  useReading(`/community?post=${id}`);
  return (
    <>
      <ButtonLink look="quiet" icon={BackIcon} to="/community">
        {words.all}
      </ButtonLink>
      <Answered answer={answer} coming={coming} empty={<FromServer id={id} onShow={onShow} />} failed={failed}>
        {(entry) => <Opened entry={entry} onShow={onShow} />}
      </Answered>
    </>
  );
}
