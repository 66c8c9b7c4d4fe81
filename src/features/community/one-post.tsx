import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { markReadOf } from '#sync/actions/notifications.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { BackIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import { Older, Signed } from './feed.tsx';
import { PostCard } from './post-card.tsx';
import { entryOf } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

interface OnePostProps {
  id: string;
  onShow: OnShow;
}

/** What this device does not hold. */
function FromServer({ id, onShow }: OnePostProps) {
  const { feed: words, failed } = useWords(communityWords);
  const remote = useRemote({
    key: ['one post', id],
    ask: (client, signal) =>
      client
        .from('community_posts')
        .select('*, people (first_name, last_name, role)')
        .eq('id', id)
        .eq('deleted', false)
        .abortSignal(signal),
    shape: z.array(Signed),
  });
  return (
    <Remotely remote={remote} failed={failed}>
      {(posts) =>
        posts.length > 0 ? <Older posts={posts} isOpened onShow={onShow} /> : <p className="muted">{words.gone}</p>
      }
    </Remotely>
  );
}

/** Where a mention leads: the post with its comments. Whoever is there has read that he was mentioned. */
export function OnePost({ id, onShow }: OnePostProps) {
  const { feed: words, coming, failed } = useWords(communityWords);
  const save = useSaveSilently();
  const standings = useStandings(communityPosts);
  const answer = useRow((db, userId) => entryOf(db, userId, id), [id]);
  const read = useEffectEvent((post: string) => save((userId) => markReadOf(userId, `/community?post=${post}`)));
  useEffect(() => read(id), [id]);
  return (
    <>
      <ButtonLink look="quiet" icon={BackIcon} to="/community">
        {words.all}
      </ButtonLink>
      <Answered answer={answer} coming={coming} empty={<FromServer id={id} onShow={onShow} />} failed={failed}>
        {(entry) => <PostCard entry={entry} standing={standings.get(id)} isOpened onShow={onShow} />}
      </Answered>
    </>
  );
}
