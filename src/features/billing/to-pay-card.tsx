import { useState } from 'react';
import type { Invoice } from '#sync/entities/invoices.ts';
import type { Day } from '#src/lib/days.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Empty } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { SessionTerms } from '#src/work/money/session-terms.tsx';
import { sessionsOf } from '#src/work/money/sessions.ts';
import { sessionWords } from '#src/work/money/words.ts';
import { LoanPart } from './loan-part.ts';
import { cancelInvoice, pageIn, pauseParts, startPayment } from './calls.ts';
import { PartsList } from './parts-list.tsx';
import type { Bill } from './queries.ts';
import { mayPause, nextOf, owedOf } from './rules.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { useBillingServer } from './use-billing-server.ts';
import { useHouseDay } from './use-house-day.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { billingWords } from './words.ts';

const isUntouched = ({ status, paid_kobo, credited_kobo }: Invoice): boolean =>
  status === 'draft' || (status === 'open' && paid_kobo === 0 && credited_kobo === 0);

interface CancellingProps {
  busy: boolean;
  onCancel: () => void;
  onClose: () => void;
}

function Cancelling({ busy, onCancel, onClose }: CancellingProps) {
  const { pay: words } = useWords(billingWords);
  return (
    <Confirm
      open
      danger
      title={words.cancelTitle}
      act={words.cancel}
      keep={words.keep}
      busy={busy}
      onAct={onCancel}
      onClose={onClose}
    >
      {words.cancelHelp}
    </Confirm>
  );
}

function Pausing({ invoice }: { invoice: Invoice }) {
  const { pay: words } = useWords(billingWords);
  const server = useBillingServer();
  const [isAsked, setAsked] = useState(false);
  async function pause(): Promise<void> {
    if (await server.ask((client) => pauseParts(client, invoice.id))) toast({ title: words.paused });
    setAsked(false);
  }
  if (server.blocked || !mayPause(invoice)) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {words.pause}
      </Button>
      {server.refusal && <RefusedNotice why={server.refusal} />}
      <Confirm
        open={isAsked}
        title={words.pauseTitle}
        act={words.pause}
        keep={words.keepDays}
        busy={server.busy}
        onAct={() => void pause()}
        onClose={() => setAsked(false)}
      >
        {words.pauseHelp}
      </Confirm>
    </>
  );
}

/** What one buys with it, before anything is paid. */
function Sold({ invoice }: { invoice: Invoice }) {
  const words = useWords(sessionWords);
  const sessions = sessionsOf(invoice);
  if (!sessions || !isUntouched(invoice)) return null;
  return (
    <div>
      <p className="small">{words.sold(sessions.sessions)}</p>
      <SessionTerms terms={sessions.terms} />
    </div>
  );
}

interface ActsProps {
  invoice: Invoice;
  due: number;
  /** The one act of the view is to pay it. */
  isFirst: boolean;
  onChooseAgain: () => void;
}

function Acts({ invoice, due, isFirst, onChooseAgain }: ActsProps) {
  const { pay: words, notDone } = useWords(billingWords);
  const server = useBillingServer();
  const money = useNaira();
  const [isCancelling, setCancelling] = useState(false);
  const owed = owedOf(invoice);
  // It would be refused again.
  const mayPay = server.refusal !== 'offer-changed' && server.refusal !== 'held' && server.refusal !== 'proven';
  async function pay(whole: boolean): Promise<void> {
    const wanted = { whole, shownKobo: whole ? owed : due };
    const answer = await server.ask((client) => startPayment(client, invoice.id, wanted));
    if (!answer) return;
    const page = pageIn(answer.value);
    if (page) location.assign(page);
    else toast({ ...notDone, destructive: true });
  }
  async function cancel(): Promise<void> {
    if (await server.ask((client) => cancelInvoice(client, invoice.id))) toast({ title: words.canceled });
    setCancelling(false);
  }
  return (
    <>
      {server.refusal && <RefusedNotice why={server.refusal} onChooseAgain={onChooseAgain} />}
      <div className="billing-acts">
        {mayPay && (
          <Button
            look={isFirst ? 'act' : 'line'}
            busy={server.busy}
            blocked={server.blocked}
            onClick={() => void pay(false)}
          >
            {words.pay(money(due))}
          </Button>
        )}
        {mayPay && owed > due && !server.blocked && (
          <Button look="line" busy={server.busy} onClick={() => void pay(true)}>
            {words.rest(money(owed))}
          </Button>
        )}
        {isUntouched(invoice) && !server.blocked && (
          <Button look="quiet" onClick={() => setCancelling(true)}>
            {words.cancel}
          </Button>
        )}
        <Pausing invoice={invoice} />
      </div>
      <p className="muted small">{words.safe}</p>
      {isCancelling && (
        <Cancelling busy={server.busy} onCancel={() => void cancel()} onClose={() => setCancelling(false)} />
      )}
    </>
  );
}

interface ToPayProps {
  bill: Bill;
  today: Day;
  isFirst: boolean;
  onChoose: (code: string) => void;
}

function ToPay({ bill: { invoice, isHeld }, today, isFirst, onChoose }: ToPayProps) {
  const { pay: words, refused } = useWords(billingWords);
  const language = useLanguage();
  const money = useNaira();
  const next = nextOf(invoice, today);
  if (!next) return null;
  const owed = owedOf(invoice);
  return (
    <section className="billing-due" aria-label={invoice.lines[0]?.title}>
      <p className="billing-price">
        <b>
          {invoice.lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ')}
        </b>
        <span className="figure">{money(next.kobo)}</span>
      </p>
      {!isHeld && (
        <p className="muted small">
          {next.dueOn <= today ? words.now : words.due(dayInWords(next.dueOn, language))}
          {owed > next.kobo && ` · ${words.left(money(owed))}`}
        </p>
      )}
      <PartsList invoice={invoice} />
      <Sold invoice={invoice} />
      {isHeld ? (
        <Notice tone="warn">{refused.held}</Notice>
      ) : (
        invoice.loan?.['state'] !== 'signed' && (
          <Acts
            invoice={invoice}
            due={next.kobo}
            isFirst={isFirst}
            onChooseAgain={() => onChoose(invoice.lines[0]?.offer ?? '')}
          />
        )
      )}
      {(invoice.loan || (isUntouched(invoice) && invoice.instalments.length === 1)) && <LoanPart invoice={invoice} />}
    </section>
  );
}

interface ToPayCardProps {
  bills: readonly Bill[];
  isChoosing: boolean;
  onChoose: (code: string) => void;
}

/** What is owed next, of each invoice that is not settled. */
export function ToPayCard({ bills, isChoosing, onChoose }: ToPayCardProps) {
  const today = useHouseDay();
  const { pay: words } = useWords(billingWords);
  const unsettled = bills.filter(({ invoice }) => nextOf(invoice, today) !== null);
  return (
    <Card title={words.title} inHand={unsettled.length > 0 && !isChoosing}>
      {unsettled.length === 0 && (
        <Empty
          title={words.none}
          act={
            <div className="billing-acts">
              <ButtonLink to="/programs" reload look="line">
                {words.browse}
              </ButtonLink>
              <ButtonLink to="/services" reload look="line">
                {words.services}
              </ButtonLink>
            </div>
          }
        >
          {words.noneHelp}
        </Empty>
      )}
      {unsettled.map((bill, n) => (
        <ToPay key={bill.invoice.id} bill={bill} today={today} isFirst={n === 0 && !isChoosing} onChoose={onChoose} />
      ))}
    </Card>
  );
}
