import { useState } from 'react';
import * as z from 'zod/mini';
import { dayInWords } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useDesk } from '../use-desk.ts';
import { financeWords } from '../words.ts';
import { loanWords } from './loans/words.ts';

export const address = import.meta.url;

const LONGEST = 500;

const text = z.nullable(z.string());
const Loans = z.array(
  z.object({
    id: z.string(),
    number: text,
    client: text,
    title: text,
    lender: z.string(),
    kobo: z.int(),
    state: z.enum(['signed', 'paid_out']),
    signed_on: z.string(),
    /** Before it the client may take the loan back. */
    payable_from: z.string(),
    /** What its lender paid was entered, and a second person has yet to book it. */
    waits: z.boolean(),
  }),
);
type Loan = z.infer<typeof Loans>[number];

type Act = 'enter' | 'refused' | 'closed';

const actsOf = ({ state, waits, payable_from }: Loan, today: string): Act[] => {
  if (state === 'paid_out') return ['closed'];
  if (waits) return [];
  return payable_from <= today ? ['enter', 'refused'] : ['refused'];
};

interface Asking {
  act: Act;
  of: Loan;
}

function AskedSheet({ act, of, onDone, onClose }: Asking & { onDone: () => void; onClose: () => void }) {
  const words = useWords(loanWords);
  const { proof } = useWords(financeWords);
  const desk = useDesk();
  const naira = useNaira();
  const today = houseDay();
  const [id] = useState(() => crypto.randomUUID());
  const [day, setDay] = useState(today);
  async function say(said: string): Promise<boolean> {
    const did = await desk.ask((client) =>
      act === 'enter'
        ? client.rpc('enter_loan_money', { id, loan: of.id, received_on: day, proof: said })
        : client.rpc('end_loan', { loan: of.id, way: act, reason: said }),
    );
    if (did) toast({ title: words.done[act] });
    onDone();
    return did !== null;
  }
  return (
    <TextSheet
      title={words.asks[act](of.lender, naira(of.kobo))}
      act={words.acts[act]}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      look={act === 'refused' ? 'danger' : 'act'}
      lines={2}
      isNeeded
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{words.will[act]}</p>
      {act === 'enter' && (
        <TextField
          label={proof.day}
          required
          type="date"
          min={of.signed_on}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
    </TextSheet>
  );
}

/** Loans that are signed: what their lenders have yet to pay, and what clients have yet to pay back to them. */
export function LoansCard({ acts, onDone }: { acts: number; onDone: () => void }) {
  const words = useWords(loanWords);
  const { nobody, waiting } = useWords(financeWords);
  const naira = useNaira();
  const language = useLanguage();
  const today = houseDay();
  const [asked, setAsked] = useState<Asking | null>(null);
  const remote = useRemote({
    key: ['loans-open'],
    again: acts,
    ask: (client, signal) => client.rpc('loans_open').abortSignal(signal),
    shape: Loans,
  });
  const standOf = ({ state, waits, payable_from }: Loan): string => {
    if (state === 'paid_out') return words.stands.paid_out;
    if (waits) return words.stands.waits;
    return payable_from <= today ? words.stands.due : words.stands.early(dayInWords(payable_from, language));
  };
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(loans) =>
          loans.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {loans.map((of) => (
                <Row
                  key={of.id}
                  title={`${of.lender}: ${naira(of.kobo)}`}
                  detail={[of.client ?? nobody, of.number, of.title, words.signed(dayInWords(of.signed_on, language))]
                    .filter(Boolean)
                    .join(' · ')}
                  badges={<Badge tone={of.state === 'signed' ? 'warn' : 'ok'}>{standOf(of)}</Badge>}
                  below={
                    <div className="desk-acts">
                      {actsOf(of, today).map((act) => (
                        <Button
                          key={act}
                          look={act === 'enter' ? 'act' : 'line'}
                          aria-label={waiting.for(words.acts[act], of.number ?? naira(of.kobo))}
                          onClick={() => setAsked({ act, of })}
                        >
                          {words.acts[act]}
                        </Button>
                      ))}
                    </div>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Remotely>
      {asked && <AskedSheet {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </Card>
  );
}
