import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { CentrePosts } from './centre-posts.tsx';
import { OlderPosts, Posts } from './posts.tsx';
import { feedOf } from './queries.ts';
import type { Whose } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

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

const WHOSE = ['all', 'followed', 'centre'] as const;

export function Feed({ onShow }: { onShow: OnShow }) {
  const words = useWords(communityWords).feed;
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>('all');
  return (
    <Tabs
      label={words.whose}
      tabs={WHOSE.map((name) => ({ name, label: words.of[name] }))}
      current={whose}
      onChange={setWhose}
    >
      <div className="column">
        {whose === 'centre' ? <CentrePosts onShow={onShow} /> : <Pages key={whose} whose={whose} onShow={onShow} />}
      </div>
    </Tabs>
  );
}
