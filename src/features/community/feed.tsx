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
import { Tabs } from '#src/ui/tabs.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { PostCard } from './post-card.tsx';
import { feedOf, olderOf, PAGE } from './queries.ts';
import type { Entry, Whose } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

export const Signed = z.looseObject({
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

interface OlderPostsProps {
  before: string;
  /** Whose alone; null for all. */
  of: readonly string[] | null;
  onShow: OnShow;
}

/** What no device holds, from the server, page by page; each asks for the next. */
function OlderPosts(props: OlderPostsProps) {
  const words = useWords(communityWords).feed;
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <OlderPage {...props} />
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

function OlderPage({ before, of, onShow }: OlderPostsProps) {
  const { feed: words, failed } = useWords(communityWords);
  const remote = useRemote({
    key: ['older posts', before, of],
    ask: (client, signal) => {
      const posts = client
        .from('community_posts')
        .select('*, people (first_name, last_name, role)')
        .eq('deleted', false)
        .lt('created_at', before);
      return (of ? posts.in('user_id', of) : posts)
        .order('created_at', { ascending: false })
        .limit(PAGE)
        .abortSignal(signal);
    },
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
              <OlderPosts before={last.created_at} of={of} onShow={onShow} />
            ) : (
              <p className="muted small">{words.end}</p>
            )}
          </>
        );
      }}
    </Remotely>
  );
}

function Pages({ whose, onShow }: { whose: Whose; onShow: OnShow }) {
  const { feed: words, coming, failed } = useWords(communityWords);
  const [page, setPage] = useState(1);
  const answer = useRow(
    async (db, userId) => {
      const feed = await feedOf(db, userId, page, whose);
      return feed.entries.length === 0 && page === 1 && !feed.oldest ? null : feed;
    },
    [whose],
    [page],
  );
  const empty = (
    <Card>
      <Empty title={words.none[whose]}>{words.noneHelp[whose]}</Empty>
    </Card>
  );
  return (
    <Answered answer={answer} coming={coming} empty={empty} failed={failed}>
      {({ entries, pages, oldest, of }) => (
        <>
          <Posts entries={entries} onShow={onShow} />
          {pages > 1 && <Pagination page={Math.min(page, pages)} of={pages} onChange={setPage} />}
          {page === pages && oldest && <OlderPosts before={oldest} of={of} onShow={onShow} />}
        </>
      )}
    </Answered>
  );
}

const WHOSE = ['all', 'followed'] as const;

export function Feed({ onShow }: { onShow: OnShow }) {
  const words = useWords(communityWords).feed;
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <Tabs
      label={words.whose}
      tabs={WHOSE.map((name) => ({ name, label: words.of[name] }))}
      current={whose}
      onChange={setWhose}
    >
      <div className="column">
        <Pages key={whose} whose={whose} onShow={onShow} />
      </div>
    </Tabs>
  );
}
