import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { MONTH_IN_WORDS } from '#src/lib/house.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { ledgerOf, withheldOf } from './calls.ts';
import { figuresOf, ledgerCsv, sumOf, withheldCsv } from './rules.ts';
import { Behind, Figures, FIGURES } from './shapes.ts';
import type { Figure, LedgerLine, Withheld } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { MonthField, thisMonth } from '#src/work/money/month-field.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import { financeWords } from './words.ts';

function useNames() {
  const { figures: words } = useWords(financeWords);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = { ...words.ages, ...words.codes, ...words.single };
  return ({ figure, key }: Pick<Figure, 'figure' | 'key'>): string => {
    if (figure === 'cash') return dayInWords(key, language);
    if (figure === 'months') return dayInWords(`${key}-01`, language, MONTH_IN_WORDS);
    return names[key] ?? key;
  };
}

interface BehindSheetProps {
  month: string;
  of: Figure;
  onClose: () => void;
}

/** The invoices of which a figure is the sum. */
function BehindSheet({ month, of: { figure, key }, onClose }: BehindSheetProps) {
  const { figures: words, statuses, nobody } = useWords(financeWords);
  const nameOf = useNames();
  const naira = useNaira();
  const remote = useRemote({
    key: ['money-behind', month, figure, key],
    ask: (client, signal) => client.rpc('money_behind', { month, figure, key }).abortSignal(signal),
    shape: Behind,
  });
  const title = `${words.of[figure]}: ${nameOf({ figure, key })}`;
  return (
    <Sheet open toRead title={title} onClose={onClose}>
      <Remotely remote={remote} failed={words.failed}>
        {(invoices) => (
          <Rows label={title}>
            {invoices.map((each) => (
              <Row
                key={each.invoice_id}
                title={each.number}
                detail={[each.client ?? nobody, each.title, statuses[each.status]].filter(Boolean).join(' · ')}
                trailing={naira(each.kobo)}
              />
            ))}
          </Rows>
        )}
      </Remotely>
    </Sheet>
  );
}

interface GroupProps {
  of: Figure['figure'];
  figures: readonly Figure[];
  onOpen: (figure: Figure) => void;
}

function Group({ of, figures, onOpen }: GroupProps) {
  const { figures: words } = useWords(financeWords);
  const nameOf = useNames();
  const naira = useNaira();
  const those = figuresOf(figures, of);
  return (
    <section>
      <h3>
        {words.of[of]} <span>{naira(sumOf(those))}</span>
      </h3>
      {those.length === 0 ? (
        <p className="muted small">{words.none}</p>
      ) : (
        <Rows label={words.of[of]}>
          {those.map((figure) => (
            <Row
              key={figure.key}
              title={nameOf(figure)}
              detail={words.invoices(figure.invoices)}
              trailing={naira(figure.kobo)}
              onOpen={() => onOpen(figure)}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}

/** What the ledger says, and the invoices behind each figure. */
export function FiguresCard({ acts }: { acts: number }) {
  const { figures: words } = useWords(financeWords);
  const desk = useDesk();
  const [month, setMonth] = useState(thisMonth);
  const [opened, setOpened] = useState<Figure | null>(null);
  const remote = useRemote({
    key: ['money-figures', month],
    again: acts,
    ask: (client, signal) => client.rpc('money_figures', { month }).abortSignal(signal),
    shape: Figures,
  });
  async function save(): Promise<void> {
    const did = await desk.ask((client) => ledgerOf(client, month));
    if (did?.value) saveFile(`ledger-${month.slice(0, 7)}.csv`, ledgerCsv(did.value as LedgerLine[]), 'text/csv');
  }
  async function saveTax(): Promise<void> {
    const did = await desk.ask((client) => withheldOf(client, month));
    if (!did) return;
    const payouts = did.value as Withheld;
    if (payouts.length > 0) saveFile(`withheld-${month.slice(0, 7)}.csv`, withheldCsv(payouts), 'text/csv');
    else toast({ title: words.noTax, plain: true });
  }
  return (
    <Card title={words.title}>
      <MonthField label={words.month} month={month} onChange={setMonth} />
      <Remotely remote={remote} failed={words.failed}>
        {(figures) => FIGURES.map((of) => <Group key={of} of={of} figures={figures} onOpen={setOpened} />)}
      </Remotely>
      <Button look="line" icon={DownloadIcon} busy={desk.busy} blocked={desk.blocked} onClick={() => void save()}>
        {words.save}
      </Button>
      <Button look="line" icon={DownloadIcon} busy={desk.busy} blocked={desk.blocked} onClick={() => void saveTax()}>
        {words.taxFile}
      </Button>
      {opened && <BehindSheet month={month} of={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
