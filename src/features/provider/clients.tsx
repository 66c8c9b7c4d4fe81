import { Suspense, useState } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import { useRows } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered, Empty } from '#src/ui/states.tsx';
import { ClientsCard } from './clients-card.tsx';
import { caredFor } from './queries.ts';
import type { Cared } from './queries.ts';
import { QuickAttendance } from './quick-attendance.tsx';
import { providerWords } from './words.ts';

const ClientSheet = later(async () => (await import('./sheets.ts')).ClientSheet);

/** A trainer's clients, and what is written about them. */
export function Clients() {
  const words = useWords(providerWords).clients;
  const today = useToday();
  const [opened, setOpened] = useState<Cared | null>(null);
  const answer = useRows(caredFor);
  const openedId = opened?.clientId;
  // The care may end while something is being written: the sheet says so, and keeps what was typed.
  const shown = knownOf(answer)?.find(({ clientId }) => clientId === openedId) ?? opened;
  const empty = (
    <Card title={words.title}>
      <Empty title={words.empty}>{words.emptyHelp}</Empty>
    </Card>
  );
  return (
    <>
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed}>
        {(clients) => (
          <>
            <QuickAttendance clients={clients} today={today} />
            <ClientsCard clients={clients} onOpen={setOpened} />
          </>
        )}
      </Answered>
      {shown && (
        <Suspense>
          <ClientSheet key={openedId} cared={shown} today={today} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
