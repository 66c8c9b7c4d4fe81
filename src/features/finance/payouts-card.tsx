import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { exportPayouts, payoutDeed } from './calls.ts';
import { actsOfPayout, payoutsCsv } from './rules.ts';
import type { PayoutAct } from './rules.ts';
import { PayoutsDue, PayoutsMade } from './shapes.ts';
import type { ExportedPayout, PayoutDue, PayoutMade } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { financeWords } from './words.ts';

const DepartedSheet = onDemand(async () => {
  const { DepartedSheet: Part, address } = await import('./on-demand/departed-sheet.tsx');
  return { Part, address };
});

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
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isEntering, setEntering] = useState(false);
  const name = of.name ?? nobody;
  async function make(): Promise<void> {
    const asked = { id, provider: of.payee_id, kobo: of.kobo };
    const did = await desk.ask((client) => client.rpc('make_payout', asked));
    if (did) {
      toast({ title: words.made });
      setId(crypto.randomUUID());
    }
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
      badges={
        <>
          {of.left_on && <Badge tone="info">{words.left}</Badge>}
          {!of.settled && <Badge tone="warn">{of.number === null ? words.noAccount : words.newAccount}</Badge>}
        </>
      }
      below={
        <div className="desk-acts">
          {of.settled && of.kobo > 0 && (
            <Button
              look="line"
              busy={desk.busy}
              blocked={desk.blocked}
              aria-label={words.makeFor(name)}
              onClick={() => void make()}
            >
              {words.make}
            </Button>
          )}
          {of.left_on && (
            <Button look="quiet" onClick={() => setEntering(true)}>
              {words.enterAccount}
            </Button>
          )}
          {isEntering && (
            <DepartedSheet payee={of.payee_id} name={name} onDone={onDone} onClose={() => setEntering(false)} />
          )}
        </div>
      }
    />
  );
}

interface Asked {
  act: PayoutAct;
  of: PayoutMade;
}

function AskedSheet({ act, of, onDone, onClose }: Asked & { onDone: () => void; onClose: () => void }) {
  const { payouts: words } = useWords(financeWords);
  const naira = useNaira();
  const desk = useDesk();
  const today = houseDay();
  const [day, setDay] = useState(today);
  const { title, press, will, done } = {
    agree: { title: words.askAgree, press: words.agree, will: words.willAgree, done: words.agreed },
    confirm: { title: words.askConfirm, press: words.confirm, will: words.willConfirm, done: words.confirmed },
    drop: { title: words.askDrop, press: words.drop, will: words.willDrop, done: words.dropped },
  }[act];
  async function say(said: string): Promise<boolean> {
    const did = await desk.ask((client) => payoutDeed(client, act, of.id, { said, day }));
    if (did) toast({ title: done });
    onDone();
    return did !== null;
  }
  return (
    <TextSheet
      title={title(naira(of.kobo))}
      act={press}
      label={words.proof}
      missing={words.missing}
      longest={LONGEST}
      look={act === 'drop' ? 'danger' : 'act'}
      lines={2}
      isNeeded={act !== 'agree'}
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{will}</p>
      {act === 'confirm' && (
        <TextField
          label={words.day}
          required
          type="date"
          min={of.made_on}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
    </TextSheet>
  );
}

const standOf = ({ agreed, exported, number }: PayoutMade) => {
  if (exported) return 'exported';
  if (number === null) return 'changed';
  return agreed ? 'agreed' : 'made';
};

/** Payouts on their way: agreed to, handed to the bank, and paid. */
function OpenPayouts({ payouts, onDone }: { payouts: readonly PayoutMade[]; onDone: () => void }) {
  const { payouts: words, nobody } = useWords(financeWords);
  const language = useLanguage();
  const naira = useNaira();
  const desk = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = { agree: words.agree, confirm: words.confirm, drop: words.drop };
  const labels = { agree: words.agreeFor, confirm: words.confirmFor, drop: words.dropFor };
  async function hand(): Promise<void> {
    const did = await desk.ask(exportPayouts);
    const exported = did?.value as ExportedPayout[] | undefined;
    if (exported?.length) saveFile(`payouts-${houseDay()}.csv`, payoutsCsv(exported), 'text/csv');
    else if (exported) toast({ title: words.noFile, plain: true });
    onDone();
  }
  if (payouts.length === 0) return <p className="muted">{words.noneOpen}</p>;
  return (
    <>
      <Rows label={words.open}>
        {payouts.map((of) => {
          const name = of.name ?? nobody;
          const stand = standOf(of);
          return (
            <Row
              key={of.id}
              title={name}
              detail={[
                dayInWords(of.made_on, language),
                of.bank,
                of.number,
                of.holder,
                of.account_proof,
                of.withheld_kobo > 0 && words.withheld(naira(of.withheld_kobo)),
              ]
                .filter(Boolean)
                .join(' · ')}
              trailing={naira(of.kobo)}
              badges={<Badge tone={stand === 'changed' ? 'warn' : 'idle'}>{words.stands[stand]}</Badge>}
              below={
                <div className="desk-acts">
                  {actsOfPayout(of).map((act) => (
                    <Button
                      key={act}
                      look={act === 'drop' ? 'line' : 'act'}
                      aria-label={labels[act](name)}
                      onClick={() => setAsked({ act, of })}
                    >
                      {acts[act]}
                    </Button>
                  ))}
                </div>
              }
            />
          );
        })}
      </Rows>
      <Button look="line" icon={DownloadIcon} busy={desk.busy} blocked={desk.blocked} onClick={() => void hand()}>
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
                <DueRow key={of.payee_id} of={of} onDone={onDone} />
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
