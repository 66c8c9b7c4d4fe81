import { useState } from 'react';
import * as z from 'zod/mini';
import { useOpen } from '#src/data/database/use-open.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckField, RadioField } from '#src/ui/fields/choice-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useSave } from '#src/work/use-save.ts';
import { wishLoan } from '#sync/actions/loan-wish.ts';
import type { Invoice } from '#sync/entities/invoices.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useHouseDay } from '../use-house-day.ts';
import { billingWords } from '../words.ts';
import { KeyFacts } from './key-facts.tsx';
import { actsOfLoan, isTooLate, loanDeed, loanOf, mayAsk, useLenders, waysOf } from './loans.ts';
import type { Loan, LoanAct, Way } from './loans.ts';
import { onDemandWords } from './words.ts';

export const address = import.meta.url;

const TONES = {
  offered: 'info',
  read: 'info',
  signed: 'warn',
  withdrawn: 'idle',
  paid_out: 'ok',
  closed: 'ok',
  refused: 'bad',
  returned: 'idle',
} as const;

const refusal = z.object({
  hint: z.enum([
    'loan-gone',
    'loan-early',
    'loan-late',
    'loan-paying',
    'loan-stands',
    'terms-changed',
    'offer-changed',
    'proven',
    'held',
  ]),
});

function useLoanServer() {
  const { loan: words } = useWords(onDemandWords);
  const { offline, notDone } = useWords(billingWords);
  const open = useOpen();
  const asking = useAsking({
    offline,
    failed: notDone,
    refused(error) {
      const hint = refusal.safeParse(error).data?.hint;
      return hint && words.refused[hint];
    },
  });
  async function does(act: LoanAct, loan: Loan): Promise<boolean> {
    const did = await asking.ask((client) => loanDeed(client, act, loan));
    if (did) toast({ title: words.did[act] });
    open?.sync.poke();
    return did !== null;
  }
  return { ...asking, does };
}

/** The key facts, and what may be done with them today. */
function LoanSheet({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const { loan: words } = useWords(onDemandWords);
  const language = useLanguage();
  const server = useLoanServer();
  const [agrees, setAgrees] = useState(false);
  const acts = actsOfLoan(loan, useHouseDay());
  const inWords = (day: string): string => dayInWords(day, language);
  return (
    <Sheet
      open
      toRead
      title={words.facts(loan.lender)}
      onClose={onClose}
      foot={
        acts.length > 0 && (
          <div className="billing-acts">
            {acts.map((act) => (
              <Button
                key={act}
                look={act === 'withdraw' ? 'quiet' : 'act'}
                busy={server.busy}
                blocked={server.blocked ?? (act === 'sign' && !agrees ? words.agreeFirst : undefined)}
                onClick={() => void server.does(act, loan).then((did) => did && act !== 'read' && onClose())}
              >
                {words.acts[act]}
              </Button>
            ))}
          </div>
        )
      }
    >
      <p>{words.about(loan.lender)}</p>
      <KeyFacts loan={loan} />
      <h3>{words.consent}</h3>
      <p>{loan.words}</p>
      {loan.state === 'read' && loan.sign_from && (
        <p className="muted">
          {isTooLate(loan)
            ? words.refused['loan-late']
            : words.signFrom(inWords(loan.sign_from), inWords(loan.sign_by))}
        </p>
      )}
      {acts.includes('sign') && (
        <CheckField label={words.agree} checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
      )}
    </Sheet>
  );
}

interface AskingProps {
  ways: readonly Way[];
  /** Whether another invoice has a wish that the server does not have yet. */
  replaces: boolean;
  invoice: Invoice;
  onClose: () => void;
}

/** A wish, which needs no network: the terms come once the server has it. */
function AskingSheet({ ways, replaces, invoice, onClose }: AskingProps) {
  const { loan: words } = useWords(onDemandWords);
  const { notDone } = useWords(billingWords);
  const save = useSave();
  const [chosen, setChosen] = useState(ways[0]?.value ?? '');
  async function wish(): Promise<void> {
    const way = ways.find(({ value }) => value === chosen);
    const did =
      way &&
      (await save((userId) => wishLoan(userId, { ...way, invoice: invoice.id }), {
        failed: notDone,
        of: 'account',
        done: { title: words.wished },
      }));
    if (did) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void wish()}>
          {words.ask}
        </Button>
      }
    >
      {replaces && <Notice tone="warn">{words.replaces}</Notice>}
      <RadioField
        label={words.which}
        help={words.wayHelp}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={ways.map(({ value, title, months }) => ({ value, label: words.way(title, Number(months)) }))}
      />
    </Sheet>
  );
}

/** Where one may be asked for. */
function Asking({ invoice }: { invoice: Invoice }) {
  const { loan: words } = useWords(onDemandWords);
  const { notDone } = useWords(billingWords);
  const save = useSave();
  const lenders = useLenders();
  const [isAsking, setAsking] = useState(false);
  const settings = knownOf(useRow(settingsOf));
  if (settings?.loan_wish?.startsWith(invoice.id)) {
    return (
      <Notice
        act={
          <Button look="line" onClick={() => void save((userId) => wishLoan(userId, null), { failed: notDone })}>
            {words.unwish}
          </Button>
        }
      >
        {words.wished}
      </Notice>
    );
  }
  const ways = lenders.state === 'content' ? waysOf(lenders.value, invoice.total_kobo) : [];
  if (ways.length === 0) return null;
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {words.by(ways[0]?.title ?? '')}
      </Button>
      {isAsking && (
        <AskingSheet
          ways={ways}
          replaces={Boolean(settings?.loan_wish)}
          invoice={invoice}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The loan of an invoice, or the way to one. */
export function LoanPart({ invoice }: { invoice: Invoice }) {
  const { loan: words } = useWords(onDemandWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const loan = loanOf(invoice);
  return (
    <>
      {loan && (
        <Notice
          title={words.by(loan.lender)}
          act={
            <Button
              look={loan.state === 'offered' || loan.state === 'read' ? 'act' : 'line'}
              onClick={() => setOpen(true)}
            >
              {words.open}
            </Button>
          }
        >
          <Badge tone={TONES[loan.state]}>{words.states[loan.state]}</Badge>
          <p>
            {isTooLate(loan)
              ? words.refused['loan-late']
              : words.next[loan.state](dayInWords(loan.sign_from ?? loan.sign_by, language))}
          </p>
        </Notice>
      )}
      {mayAsk(invoice) && <Asking invoice={invoice} />}
      {loan && isOpen && <LoanSheet loan={loan} onClose={() => setOpen(false)} />}
    </>
  );
}
