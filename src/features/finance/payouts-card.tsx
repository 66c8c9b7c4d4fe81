import { useState } from 'react';
import { houseDay } from '#src/lib/house.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { payoutsCsv } from './rules.ts';
import { PayoutsDue, PayoutsMade } from './shapes.ts';
import type { PayoutDue, PayoutMade } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { financeWords } from './words.ts';

const LONGEST = 500;

interface Acted {
  acts: number;
  onDone: () => void;
}

/** What is due to a provider, and the account it would go to. */
function DueRow({ of, onDone }: { of: PayoutDue; onDone: () => void }) {
  const { payouts: words, nobody } = useWords(financeWords);
  const naira = useNaira();
  const desk = useDesk();
  const [id] = useState(() => crypto.randomUUID());
  const name = of.name ?? nobody;
  async function make(): Promise<void> {
    const asked = { id, provider: of.provider_id, kobo: of.kobo };
    const did = await desk.ask((client) => client.rpc('make_payout', asked));
    if (did) toast({ title: words.made });
    // Whoever was faster has changed it.
    onDone();
  }
  return (
    <Row
      title={name}
      detail={[
        words.due(of.sessions),
        [of.bank, of.number].filter(Boolean).join(' '),
        of.held_kobo > 0 && words.held(naira(of.held_kobo)),
      ]
        .filter(Boolean)
        .join(' · ')}
      trailing={naira(of.kobo)}
      badges={!of.settled && <Badge tone="warn">{of.number === null ? words.noAccount : words.newAccount}</Badge>}
      below={
        of.settled &&
        of.kobo > 0 && (
          <div className="desk-acts">
            <Button
              look="line"
              busy={desk.busy}
              blocked={desk.blocked}
              aria-label={words.makeFor(name)}
              onClick={() => void make()}
            >
              {words.make}
            </Button>
          </div>
        )
      }
    />
  );
}

interface Asked {
  act: 'confirm' | 'drop';
  of: PayoutMade;
}

function AskedSheet({ act, of, onDone, onClose }: Asked & { onDone: () => void; onClose: () => void }) {
  const { payouts: words } = useWords(financeWords);
  const naira = useNaira();
  const desk = useDesk();
  const isConfirm = act === 'confirm';
  async function say(said: string): Promise<boolean> {
    const did = await desk.ask((client) =>
      isConfirm
        ? client.rpc('confirm_payout', { payout: of.id, paid_on: houseDay(), proof: said })
        : client.rpc('drop_payout', { payout: of.id, reason: said }),
    );
    if (did) toast({ title: isConfirm ? words.confirmed : words.dropped });
    onDone();
    return did !== null;
  }
  return (
    <TextSheet
      title={(isConfirm ? words.askConfirm : words.askDrop)(naira(of.kobo))}
      act={isConfirm ? words.confirm : words.drop}
      label={words.proof}
      missing={words.missing}
      longest={LONGEST}
      look={isConfirm ? 'act' : 'danger'}
      lines={2}
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{isConfirm ? words.willConfirm : words.willDrop}</p>
    </TextSheet>
  );
}

/** Payouts that the bank has to make, and a second person confirms. */
function OpenPayouts({ payouts, onDone }: { payouts: readonly PayoutMade[]; onDone: () => void }) {
  const { payouts: words, nobody } = useWords(financeWords);
  const naira = useNaira();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (payouts.length === 0) return <p className="muted">{words.noneOpen}</p>;
  return (
    <>
      <Rows label={words.open}>
        {payouts.map((of) => {
          const name = of.name ?? nobody;
          return (
            <Row
              key={of.id}
              title={name}
              detail={[of.bank, of.number, of.holder].filter(Boolean).join(' · ')}
              trailing={naira(of.kobo)}
              below={
                <div className="desk-acts">
                  {!of.own && (
                    <Button
                      look="act"
                      aria-label={words.confirmFor(name)}
                      onClick={() => setAsked({ act: 'confirm', of })}
                    >
                      {words.confirm}
                    </Button>
                  )}
                  <Button look="line" aria-label={words.dropFor(name)} onClick={() => setAsked({ act: 'drop', of })}>
                    {words.drop}
                  </Button>
                </div>
              }
            />
          );
        })}
      </Rows>
      <Button
        look="line"
        icon={DownloadIcon}
        onClick={() => saveFile(`payouts-${houseDay()}.csv`, payoutsCsv(payouts), 'text/csv')}
      >
        {words.save}
      </Button>
      {asked && <AskedSheet {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What providers are paid of their sessions. */
export function PayoutsCard({ acts, onDone }: Acted) {
  const { payouts: words } = useWords(financeWords);
  const due = useRemote({
    key: ['payouts-due'],
    again: acts,
    ask: (client, signal) => client.rpc('payouts_due').abortSignal(signal),
    shape: PayoutsDue,
  });
  const made = useRemote({
    key: ['payouts-made'],
    again: acts,
    ask: (client, signal) => client.rpc('payouts_made').abortSignal(signal),
    shape: PayoutsMade,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={due} failed={words.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {rows.map((of) => (
                <DueRow key={of.provider_id} of={of} onDone={onDone} />
              ))}
            </Rows>
          )
        }
      </Remotely>
      <h3>{words.open}</h3>
      <Remotely remote={made} failed={words.failed}>
        {(payouts) => <OpenPayouts payouts={payouts} onDone={onDone} />}
      </Remotely>
    </Card>
  );
}
