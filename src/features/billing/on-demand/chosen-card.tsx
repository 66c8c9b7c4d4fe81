import { useState } from 'react';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { askForOffer, chooseOffer, offerShape } from '../calls.ts';
import type { Offer } from '../calls.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { useBillingServer } from '../use-billing-server.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { useSave } from '#src/work/use-save.ts';
import { wishLoan } from '#sync/actions/loan-wish.ts';
import { billingWords } from '../words.ts';
import { chosenOf, useLenders, waysOf } from './loans.ts';
import type { Way } from './loans.ts';
import { onDemandWords } from './words.ts';

export const address = import.meta.url;

const MOST = 20;
const WHOLE_NAIRA = 100;

/** As private.plan_of has it. */
const depositOf = (total: number, { deposit_bp, parts }: Offer): number =>
  deposit_bp === 0
    ? Math.floor(total / parts / WHOLE_NAIRA) * WHOLE_NAIRA
    : Math.floor((total * deposit_bp) / 10_000 / WHOLE_NAIRA) * WHOLE_NAIRA;

/** A plan is paid month by month, and lent for by nobody. */
function useWays(offer: Offer, kobo: number): Way[] {
  const lenders = useLenders();
  if (lenders.state !== 'content' || offer.kind === 'plan') return [];
  return waysOf(lenders.value, kobo);
}

interface ChoiceProps {
  offer: Offer;
  onEnd: () => void;
}

function Choice({ offer, onEnd }: ChoiceProps) {
  const { chosen: words, loan } = useWords(onDemandWords);
  const { notDone } = useWords(billingWords);
  const server = useBillingServer();
  const save = useSave();
  const money = useNaira();
  const [{ id, how: wanted, quantity }, setWanted] = useState(() => ({
    id: crypto.randomUUID(),
    how: 'full',
    quantity: 1,
  }));
  /** One id for as long as the same is asked: an answer that was lost makes no second invoice. */
  const change = (edit: { how: string } | { quantity: number }): void =>
    setWanted((before) => ({ ...before, ...edit, id: crypto.randomUUID() }));
  const gross = offer.price_kobo * quantity;
  const discount = Math.floor((gross * offer.upfront_discount_bp) / 10_000);
  const later = offer.deposit_bp === 0 ? offer.parts - 1 : offer.parts;
  const ways = useWays(offer, gross - discount);
  const how = chosenOf(wanted, ways);
  async function choose(): Promise<void> {
    const choice = { id, offer: offer.code, inParts: how === 'parts', quantity };
    if (!(await server.ask((client) => chooseOffer(client, choice)))) return;
    const way = ways.find(({ value }) => value === how);
    if (way) await save((userId) => wishLoan(userId, { ...way, invoice: id }), { failed: notDone, of: 'account' });
    onEnd();
  }
  return (
    <div className="billing-due">
      <p className="billing-price">
        <b>{offer.title}</b>
        <span>
          {money(offer.price_kobo)}
          {offer.unit && <span className="muted"> {words.per[offer.unit]}</span>}
        </span>
      </p>
      {offer.unit && (
        <Stepper
          label={words.quantity}
          value={quantity}
          min={1}
          max={MOST}
          onChange={(next) => change({ quantity: next })}
        />
      )}
      {(offer.parts > 0 || ways.length > 0) && (
        <RadioField
          label={words.how}
          value={how}
          onChange={({ target }) => change({ how: target.value })}
          options={[
            {
              value: 'full',
              label: words.full(money(gross - discount)),
              help: discount > 0 && words.discount(money(discount)),
            },
            ...(offer.parts > 0
              ? [{ value: 'parts', label: words.parts(money(depositOf(gross, offer)), later), help: words.partsHelp }]
              : []),
            ...ways.map(({ value, title, months }) => ({
              value,
              label: loan.way(title, Number(months)),
              help: loan.wayHelp,
            })),
          ]}
        />
      )}
      {server.refusal && <RefusedNotice why={server.refusal} />}
      <div className="billing-acts">
        <Button look="act" busy={server.busy} blocked={server.blocked} onClick={() => void choose()}>
          {words.go}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {words.drop}
        </Button>
      </div>
    </div>
  );
}

/** What was chosen on a public page, before it becomes an invoice. */
export function ChosenCard({ code, onEnd }: { code: string; onEnd: () => void }) {
  const { chosen: words } = useWords(onDemandWords);
  const { pay } = useWords(billingWords);
  const money = useNaira();
  const remote = useRemote({
    key: ['offer', code],
    ask: (client, signal) => askForOffer(client, code, signal),
    shape: z.array(offerShape),
  });
  return (
    <Card title={words.title} inHand>
      <Remotely remote={remote} failed={words.failed}>
        {([offer]) => {
          if (offer && !offer.price_from) return <Choice offer={offer} onEnd={onEnd} />;
          return (
            <div className="billing-due">
              <p>{offer ? `${offer.title}: ${words.from(money(offer.price_kobo))}. ${words.agreed}` : words.gone}</p>
              <div className="billing-acts">
                <ButtonLink look="line" to="/services" reload>
                  {pay.services}
                </ButtonLink>
                <Button look="quiet" onClick={onEnd}>
                  {words.drop}
                </Button>
              </div>
            </div>
          );
        }}
      </Remotely>
    </Card>
  );
}
