import { useState } from 'react';
import * as z from 'zod/mini';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import { postLikes } from '#sync/entities/post-likes.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { PostCard } from './post-card.tsx';
import { olderOf, PAGE } from './queries.ts';
import type { Entry } from './queries.ts';
import type { OnShow } from './subject.ts';
import { useFalls } from './use-falls.ts';
import { communityWords } from './words.ts';

export const Signed = z.looseObject({
  ...communityPosts.row.shape,
  people: z.nullable(
    z.looseObject({ first_name: z.nullable(z.string()), last_name: z.nullable(z.string()), role: z.string() }),
  ),
});

/** With its author: those who liked or commented are people of a post, too. */
export const SIGNED = '*, people!community_posts_user_id_fkey (first_name, last_name, role)';

export function Posts({ entries, onShow }: { entries: readonly Entry[]; onShow: OnShow }) {
  const words = useWords(communityWords).feed;
  const standings = useStandings(communityPosts);
  return (
    <ul className="feed" aria-label={words.title}>
      {entries.map((entry) => (
        <li key={entry.post.id}>
          <PostCard entry={entry} standing={standings.get(entry.post.id)} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

/** With the page behind it asked for, the first page has all down to it, whatever has come since. */
const MOST = 100;

interface OlderPostsProps {
  /** Null from the newest on. */
  before: string | null;
  /** Whose alone; null for all. */
  of?: readonly string[] | null;
  /** For whose group; empty for everybody. */
  centre?: string;
  /** No other page stands before it: here one's own appear. */
  isFirst?: boolean;
  onAsked?: () => void;
  onShow: OnShow;
}

/** Changes when something has reached the server that a post of the page is counted by, or that is one on the first, or what group one is in. */
function useArrivals(isFirst: boolean): number {
  const [likes, comments, profile] = [useStandings(postLikes), useStandings(postComments), useStandings(profiles)];
  const posts = useStandings(communityPosts);
  return useFalls((isFirst ? posts.size : 0) + likes.size + comments.size + profile.size);
}

/** What no device holds, from the server, page by page; each asks for the next. */
export function OlderPosts(props: OlderPostsProps) {
  const words = useWords(communityWords).feed;
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <OlderPage {...props} />
  ) : (
    <Button
      look="line"
      full
      onClick={() => {
        props.onAsked?.();
        setAsked(true);
      }}
    >
      {words.older}
    </Button>
  );
}

function Older({ posts, onShow }: { posts: readonly z.infer<typeof Signed>[]; onShow: OnShow }) {
  const answer = useRow((db, userId) => olderOf(db, userId, posts), [posts]);
  return <Posts entries={knownOf(answer) ?? []} onShow={onShow} />;
}

export function OlderPage({ before, of = null, centre = '', isFirst = true, onShow }: OlderPostsProps) {
  const {
    feed: words,
    centre: { empty },
    failed,
  } = useWords(communityWords);
  const arrivals = useArrivals(isFirst);
  const [end, setEnd] = useState<string | null>(null);
  const remote = useRemote({
    key: ['older posts', before, of, centre],
    again: arrivals,
    ask: (client, signal) => {
      const posts = client.from('community_posts').select(SIGNED).eq('deleted', false).eq('centre', centre);
      const older = before === null ? posts : posts.lt('created_at', before);
      const asked = end === null ? older.limit(PAGE) : older.gte('created_at', end).limit(MOST);
      return (of ? asked.in('user_id', of) : asked).order('created_at', { ascending: false }).abortSignal(signal);
    },
    shape: z.array(Signed),
  });
  return (
    <Remotely remote={remote} failed={failed}>
      {(posts) => {
        const cursor = end ?? (posts.length === PAGE ? posts.at(-1)?.created_at : undefined);
        return (
          <>
            <Older posts={posts} onShow={onShow} />
            {cursor ? (
              <OlderPosts
                before={cursor}
                of={of}
                centre={centre}
                isFirst={false}
                onAsked={() => setEnd(cursor)}
                onShow={onShow}
              />
            ) : (
              <p className="muted small">{posts.length === 0 && before === null ? empty : words.end}</p>
            )}
          </>
        );
      }}
    </Remotely>
  );
}
