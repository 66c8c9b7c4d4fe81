import { useState } from 'react';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { ClientFinder } from './client-finder.tsx';
import type { Cared } from './queries.ts';
import { Score } from './score.tsx';
import { providerWords } from './words.ts';

const A_PAGE = 10;

interface ClientsCardProps {
  clients: readonly Cared[];
  onOpen: (cared: Cared) => void;
}

export function ClientsCard({ clients, onOpen }: ClientsCardProps) {
  const { clients: words, day } = useWords(providerWords);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(clients.length / A_PAGE);
  const detailOf = ({ assignment }: Cared): string =>
    [
      assignment?.program_focus,
      assignment?.sessions_per_week && words.weekly(assignment.sessions_per_week.toLocaleString(language)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card title={words.title}>
      <ClientFinder clients={clients} onOpen={onOpen} />
      <Rows label={words.title}>
        {clients.slice((page - 1) * A_PAGE, page * A_PAGE).map((cared) => (
          <Row
            key={cared.clientId}
            leading={<Avatar name={cared.client.name} />}
            title={cared.client.name || day.client}
            detail={detailOf(cared)}
            badges={
              cared.latest && <Score value={cared.latest.overall_score} before={cared.before?.overall_score ?? null} />
            }
            onOpen={() => onOpen(cared)}
          />
        ))}
      </Rows>
      {pages > 1 && <Pagination page={page} of={pages} onChange={setPage} />}
    </Card>
  );
}
