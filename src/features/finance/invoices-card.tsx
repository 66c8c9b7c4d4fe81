import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { CreditSheet } from './credit-sheet.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { Found } from './shapes.ts';
import type { FoundInvoice } from './shapes.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { financeWords } from './words.ts';

const SHORTEST = 2;

interface FoundListProps {
  search: string;
  acts: number;
  onOpen: (what: 'proof' | 'credit', of: FoundInvoice) => void;
}

function FoundList({ search, acts, onOpen }: FoundListProps) {
  const { invoices: words, statuses, nobody } = useWords(financeWords);
  const naira = useNaira();
  const remote = useRemote({
    key: ['find-invoices', search],
    again: acts,
    ask: (client, signal) => client.rpc('find_invoices', { search }).abortSignal(signal),
    shape: Found,
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(found) =>
        found.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <Rows label={words.title}>
            {found.map((of) => (
              <Row
                key={of.invoice_id}
                title={[of.client ?? nobody, of.title].filter(Boolean).join(' · ')}
                detail={[of.number, words.owed(naira(of.owed_kobo), naira(of.total_kobo))].filter(Boolean).join(' · ')}
                badges={
                  <Badge tone={of.proven ? 'warn' : 'idle'}>{of.proven ? words.proven : statuses[of.status]}</Badge>
                }
                below={
                  of.status !== 'void' && (
                    <div className="desk-acts">
                      <Button look="line" onClick={() => onOpen('proof', of)}>
                        {words.proof}
                      </Button>
                      {of.number !== null && of.credited_kobo < of.total_kobo && (
                        <Button look="line" onClick={() => onOpen('credit', of)}>
                          {words.credit}
                        </Button>
                      )}
                    </div>
                  )
                }
              />
            ))}
          </Rows>
        )
      }
    </Remotely>
  );
}

interface InvoicesCardProps {
  acts: number;
  onDone: () => void;
}

/** An invoice is found by its number or its client; money that came is entered for it, or it is corrected. */
export function InvoicesCard({ acts, onDone }: InvoicesCardProps) {
  const { invoices: words } = useWords(financeWords);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<{ what: 'proof' | 'credit'; of: FoundInvoice } | null>(null);
  const close = (): void => setOpened(null);
  const asked = search.trim();
  return (
    <Card title={words.title}>
      <SearchField label={words.search} placeholder={words.search} value={search} onSearch={setSearch} />
      {asked.length < SHORTEST ? (
        <p className="muted small">{words.help}</p>
      ) : (
        <FoundList search={asked} acts={acts} onOpen={(what, of) => setOpened({ what, of })} />
      )}
      {opened?.what === 'proof' && <ProofSheet of={opened.of} onDone={onDone} onClose={close} />}
      {opened?.what === 'credit' && <CreditSheet of={opened.of} onDone={onDone} onClose={close} />}
    </Card>
  );
}
