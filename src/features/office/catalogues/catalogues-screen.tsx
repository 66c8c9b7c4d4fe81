import '#src/ui/desk/columns.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EntriesList } from './entries-list.tsx';
import { LateCard } from './late-card.tsx';
import { CATALOGUES } from './rules.ts';
import { cataloguesWords } from './words.ts';

/** What is offered and told to everybody. All of it is the server's to say and to decide. */
export function CataloguesScreen() {
  const words = useWords(cataloguesWords);
  const [search, setSearch] = useSearchParams();
  const [acts, setActs] = useState(0);
  const chosen = CATALOGUES.find((each) => each === search.get('of')) ?? 'offers';
  const onTried = (): void => setActs((n) => n + 1);
  useHead(words.title, words.description);
  return (
    <div className="desk">
      <PageHeader title={words.title} detail={words.description} />
      <LateCard acts={acts} onTried={onTried} />
      <Card title={words.list}>
        <ChoiceChips
          label={words.which}
          choices={CATALOGUES}
          chosen={chosen}
          nameOf={(each) => words.catalogues[each]}
          onChoose={(of) => setSearch({ of })}
        />
        <EntriesList key={chosen} catalogue={chosen} acts={acts} onTried={onTried} />
      </Card>
    </div>
  );
}
