import { useState } from 'react';
import * as z from 'zod/mini';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { PostCard } from './post-card.tsx';
import { feedOf, olderOf, PAGE } from './queries.ts';
import type { Entry } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

const Signed = z.looseObject({
  ...communityPosts.row.shape,
  people: z.nullable(
    z.looseObject({ first_name: z.nullable(z.string()), last_name: z.nullable(z.string()), role: z.string() }),
  ),
});

function Posts({ entries, onShow }: { entries: readonly Entry[]; onShow: OnShow }) {
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

/** What no device holds, from the server, page by page; each asks for the next. */
function OlderPosts({ before, onShow }: { before: string; onShow: OnShow }) {
  const words = useWords(communityWords).feed;
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <OlderPage before={before} onShow={onShow} />
  ) : (
    <Button look="line" full onClick={() => setAsked(true)}>
      {words.older}
    </Button>
  );
}

function Older({ posts, onShow }: { posts: readonly z.infer<typeof Signed>[]; onShow: OnShow }) {
  const answer = useRow((db, userId) => olderOf(db, userId, posts), [posts]);
  return <Posts entries={knownOf(answer) ?? []} onShow={onShow} />;
}

function OlderPage({ before, onShow }: { before: string; onShow: OnShow }) {
  const { feed: words, failed } = useWords(communityWords);
  const remote = useRemote({
    key: ['older posts', before],
    ask: (client, signal) =>
      client
        .from('community_posts')
        .select('*, people (first_name, last_name, role)')
        .eq('deleted', false)
        .lt('created_at', before)
        .order('created_at', { ascending: false })
        .limit(PAGE)
        .abortSignal(signal),
    shape: z.array(Signed),
  });
  return (
    <Remotely remote={remote} failed={failed}>
      {(posts) => {
        const last = posts.length === PAGE ? posts.at(-1) : undefined;
        return (
          <>
            <Older posts={posts} onShow={onShow} />
            {last ? (
              <OlderPosts before={last.created_at} onShow={onShow} />
            ) : (
              <p className="muted small">{words.end}</p>
            )}
          </>
        );
      }}
    </Remotely>
  );
}

export function Feed({ onShow }: { onShow: OnShow }) {
  const { feed: words, coming, failed } = useWords(communityWords);
  const [page, setPage] = useState(1);
  const answer = useRow(
    async (db, userId) => {
      const feed = await feedOf(db, userId, page);
      return feed.entries.length === 0 && page === 1 ? null : feed;
    },
    [],
    [page],
  );
  const empty = (
    <Card>
      <Empty title={words.none}>{words.noneHelp}</Empty>
    </Card>
  );
  return (
    <Answered answer={answer} coming={coming} empty={empty} failed={failed}>
      {({ entries, pages, oldest }) => (
        <>
          <Posts entries={entries} onShow={onShow} />
          {pages > 1 && <Pagination page={Math.min(page, pages)} of={pages} onChange={setPage} />}
          {page === pages && oldest && <OlderPosts before={oldest} onShow={onShow} />}
        </>
      )}
    </Answered>
  );
}
